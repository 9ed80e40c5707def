import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(['$texts/de/runedar/*.ftl', '!**/screen.ftl'], {
  import: 'default',
  eager: true,
});
