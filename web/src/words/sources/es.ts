import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(
  ['$texts/es/*.ftl', '$games/*/words/es/hall.ftl', '!**/{cli,terminal,tour}.ftl'],
  { import: 'default', eager: true },
);
