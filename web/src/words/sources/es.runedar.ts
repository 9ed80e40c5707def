export default import.meta.glob<string>(['$texts/es/runedar/*.ftl', '!**/screen.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
