/** The Siege of Runedar in the hall. */

import helmet from 'icon:dwarf-helmet';
import tower from 'icon:siege-tower';
import type { HallEntry } from '../../play/hall-entry';

const entry: HallEntry = {
  order: 1,
  icon: helmet,
  emblem: tower,
  rim: '#e2512f',
  sky: 'linear-gradient(#0d1a34, #2c3a63 60%, #08080e 86%)',
  steps: (['easy', 'normal', 'hard', 'epic'] as const).map((difficulty) => ({
    level: 'journeyman',
    options: { difficulty },
  })),
  alone: { players: 1 },
  book: 'siege-of-runedar.md',
  letter: 'R',
};

export default entry;
