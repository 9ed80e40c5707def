import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(
  ['$texts/en/*.ftl', '$games/*/words/en/hall.ftl', '!**/{cli,terminal,tour}.ftl'],
  { import: 'default', eager: true },
);
