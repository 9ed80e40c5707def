export default import.meta.glob<string>(['$texts/en/*.ftl', '!**/cli.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
