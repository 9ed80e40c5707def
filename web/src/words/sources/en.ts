import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(
  ['$texts/en/*.ftl', '$games/*/words/en/hall.ftl', '!**/cli.ftl', '!**/terminal.ftl'],
  { import: 'default', eager: true },
);
