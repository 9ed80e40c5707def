export default import.meta.glob<string>(['$texts/de/dwar7s/*.ftl', '!**/screen.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
