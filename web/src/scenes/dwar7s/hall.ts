/** Dwar7s Fall in the hall. */

import crown from 'icon:crown';
import hat from 'icon:pointy-hat';
import type { HallEntry } from '../../play/hall-entry';
import { LEVELS } from '../../play/levels';

const entry: HallEntry = {
  order: 2,
  icon: hat,
  emblem: crown,
  rim: '#f0c24b',
  sky: 'linear-gradient(#c9d3c4, #f6d596 34%, #c99a45 66%, #3a1f0a 90%)',
  steps: LEVELS.map((level) => ({ level })),
  book: 'dwar7s-fall.md',
  letter: 'D',
};

export default entry;
