import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(
  ['$texts/de/*.ftl', '$games/*/words/de/hall.ftl', '!**/{cli,terminal,tour}.ftl'],
  { import: 'default', eager: true },
);
