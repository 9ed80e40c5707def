import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(
  ['$texts/es/*.ftl', '$games/*/words/es/hall.ftl', '!**/cli.ftl', '!**/terminal.ftl'],
  { import: 'default', eager: true },
);
