export default import.meta.glob<string>(['$texts/es/*.ftl', '!**/cli.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
