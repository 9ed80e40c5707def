import type { Messages } from '../../../words/bundle';

export default import.meta.glob<Messages>(['$games/dwar7s/words/de/*.ftl', '!**/{cli,hall,options,screen,tour}.ftl'], {
  import: 'default',
  eager: true,
});
