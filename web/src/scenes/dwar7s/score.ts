/** The sources of points, in the order in which they are shown; the server counts them. */

import type { Player } from './view';

export const SOURCES = ['kingdom', 'gems', 'goals', 'monsters'] as const;
/** At the end the goals are told apart. */
export const LAST_SOURCES = ['kingdom', 'gems', 'trading', 'secret', 'monsters'] as const;
export type Source = (typeof SOURCES)[number] | (typeof LAST_SOURCES)[number];

export function pointsFrom(source: Source, { kingdom_worth, score_parts: parts }: Player): number {
  if (source === 'kingdom') return kingdom_worth;
  return source === 'goals' ? parts.trading + parts.secret : parts[source];
}
