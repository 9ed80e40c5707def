export default import.meta.glob<string>(['$texts/en/dwar7s/*.ftl', '!**/screen.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
