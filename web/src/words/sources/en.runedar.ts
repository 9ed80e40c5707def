export default import.meta.glob<string>(['$texts/en/runedar/*.ftl', '!**/screen.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
