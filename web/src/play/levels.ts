/** The levels of bots that people choose from, the weakest first. */

import type { Level } from '../net/wire';

export const LEVELS = [
  'apprentice',
  'assistant',
  'journeyman',
  'foreman',
  'master',
] as const satisfies readonly Level[];
