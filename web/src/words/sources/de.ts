import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(
  ['$texts/de/*.ftl', '$games/*/words/de/hall.ftl', '!**/cli.ftl', '!**/terminal.ftl'],
  { import: 'default', eager: true },
);
