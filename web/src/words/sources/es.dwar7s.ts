export default import.meta.glob<string>(['$texts/es/dwar7s/*.ftl', '!**/screen.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
