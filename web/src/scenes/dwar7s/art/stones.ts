/** The stone blocks of a wall, one after another along its side. */

import { SeededRandom } from '../../../ui/seeded-random';

export interface Block {
  at: number;
  long: number;
  colour: string;
}

const COLOURS = ['#b7aa92', '#a89b84', '#c4b79d', '#9d917c'];
const MIN_LENGTH = 8;

export function blocks(length: number, seed: number): Block[] {
  const luck = new SeededRandom(seed);
  const found: Block[] = [];
  for (let at = 0; at < length - 1;) {
    let long = Math.min(luck.between(13, 20), length - at);
    if (length - at - long < MIN_LENGTH) long = length - at;
    found.push({ at, long, colour: luck.pick(COLOURS) });
    at += long;
  }
  return found;
}
