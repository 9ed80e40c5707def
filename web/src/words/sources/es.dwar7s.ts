import type { Messages } from '../bundle';

export default import.meta.glob<Messages>(['$texts/es/dwar7s/*.ftl', '!**/screen.ftl'], {
  import: 'default',
  eager: true,
});
