/** The corners of the card in the air at which its badges hide least of the table. */

import type { Point } from '../geometry';

export const CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'] as const;
export type Corner = (typeof CORNERS)[number];

export interface Badges {
  /** Lays the card. */
  lay: Corner;
  /** Turns it. */
  turn: Corner;
}

const AWAY: Record<Corner, readonly [number, number]> = {
  'north-west': [-1, -1],
  'north-east': [1, -1],
  'south-west': [-1, 1],
  'south-east': [1, 1],
};
/** A badge lies mostly over the space beyond the corner, and partly over those beside it. */
const BEYOND = 2;
const BESIDE = 1;
/** The badges leave their usual corners, above the card, only for something. */
const UNUSUAL = 0.5;

export function badgeCorners(at: Point, table: readonly Point[]): Badges {
  const best = CORNERS.toSorted((one, other) => costOf(one, at, table) - costOf(other, at, table)).slice(0, 2);
  const [lay, turn] = CORNERS.filter((corner) => best.includes(corner)) as [Corner, Corner];
  return { lay, turn };
}

function costOf(corner: Corner, { x, y }: Point, table: readonly Point[]): number {
  const [dx, dy] = AWAY[corner];
  const lies = (left: number, top: number) => Number(table.some((card) => card.x === left && card.y === top));
  return (
    BEYOND * lies(x + dx, y + dy) +
    BESIDE * (lies(x + dx, y) + lies(x, y + dy)) +
    (corner.startsWith('north') ? 0 : UNUSUAL)
  );
}
