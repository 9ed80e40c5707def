/** A roll in numbers: all hits, and those for which no die was rolled. */

import type { Roll } from '../scene-state.svelte';

const sameFaces = (one: Roll, other: Roll) => one.faces.join() === other.faces.join() && one.mode === other.mode;

/** The hits of a roll. While hits are assigned the view only has the rest, so the roll itself is remembered. */
export function rollSum(now: Roll, before: Roll | null): { hits: number; sure: number } {
  const rolled = now.faces.reduce<number>((sum, face) => {
    if (now.mode === 'long') return sum + Number(face === 'crossbow');
    return sum + (face === 'crossbow' ? 0 : face);
  }, 0);
  const hits = before && sameFaces(now, before) ? before.hits : Math.max(rolled, now.hits);
  return { hits, sure: Math.max(0, hits - rolled) };
}
