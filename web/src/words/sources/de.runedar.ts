import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(['$games/runedar/words/de/*.ftl', '!**/screen.ftl'], {
  import: 'default',
  eager: true,
});
