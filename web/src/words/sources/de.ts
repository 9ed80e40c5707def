export default import.meta.glob<string>(['$texts/de/*.ftl', '!**/cli.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
