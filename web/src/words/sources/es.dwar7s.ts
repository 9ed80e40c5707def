import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(['$games/dwar7s/words/es/*.ftl', '!**/screen.ftl'], {
  import: 'default',
  eager: true,
});
