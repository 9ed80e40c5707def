export default import.meta.glob<string>(['$texts/de/runedar/*.ftl', '!**/screen.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
