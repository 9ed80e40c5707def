import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(['$games/runedar/words/en/*.ftl', '!**/screen.ftl'], {
  import: 'default',
  eager: true,
});
