/** One rope around each area with castles. */

import type { Colour } from './view';

export interface Rope {
  colours: Colour[];
  cards: readonly string[];
}

/** How long each colour shows where several are twisted into one rope. */
export const STRAND = 16;

/** Players with the same cards share a rope; a player without cards has none. */
export function ropesOf(kingdoms: readonly (readonly [Colour, readonly string[]])[]): Rope[] {
  const found = new Map<string, Rope>();
  for (const [colour, cards] of kingdoms) {
    if (!cards.length) continue;
    const key = [...cards].sort().join();
    const rope = found.get(key) ?? { colours: [], cards };
    rope.colours.push(colour);
    found.set(key, rope);
  }
  return [...found.values()];
}
