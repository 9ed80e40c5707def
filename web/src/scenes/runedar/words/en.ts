import type { Messages } from '../../../words/bundle';

export default import.meta.glob<Messages>(['$games/runedar/words/en/*.ftl', '!**/{cli,hall,options,screen,tour}.ftl'], {
  import: 'default',
  eager: true,
});
