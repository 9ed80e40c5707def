/** The geometry of the table: a card is a square of 130, spaces lie 133 apart, x to the east and y to the south. */

import { SIDES, type Side, type Stack } from './view';

export const SIDE = 130;
export const PITCH = 133;
const WALL = 16;

/** One step towards each side. */
export const AWAY: Record<Side, readonly [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
const OPPOSITES: Record<Side, Side> = { north: 'south', east: 'west', south: 'north', west: 'east' };

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** How far each higher card of a stack is shifted, so that the edges below it show. */
export const LIFT: Point = { x: -4, y: -6 };
/** Stacks above this height look no higher; a tab shows the number. */
const MAX_EDGES = 4;

export function corner(space: Point): Point {
  return { x: space.x * PITCH, y: space.y * PITCH };
}

export function middle(space: Point): Point {
  return { x: space.x * PITCH + SIDE / 2, y: space.y * PITCH + SIDE / 2 };
}

export function edges(stack: Pick<Stack, 'beneath'>): number {
  return Math.min(stack.beneath.length, MAX_EDGES);
}

export function step(space: Point, side: Side): Point {
  const [dx, dy] = AWAY[side];
  return { x: space.x + dx, y: space.y + dy };
}

export function opposite(side: Side): Side {
  return OPPOSITES[side];
}

/** The walls of a card after so many quarter turns clockwise: for drawing a card that is not laid yet. */
export function turned(walls: readonly Side[], turn: number): Side[] {
  const now = walls.map((side) => (SIDES.indexOf(side) + turn) % 4);
  return SIDES.filter((_, index) => now.includes(index));
}

/** The part of a card that its walls leave free. */
export function room(walls: readonly Side[]): { left: number; right: number; top: number; bottom: number } {
  const has = (side: Side) => walls.includes(side);
  return {
    left: has('west') ? WALL : 7,
    right: SIDE - (has('east') ? WALL : 7),
    top: has('north') ? WALL : 5,
    bottom: SIDE - (has('south') ? WALL : 8),
  };
}

/** The slots stand in a row at the bottom; few are large and leave room for the needed number beside them. */
export function slotSpots(slots: number, walls: readonly Side[]): Point[] {
  const { left, right, bottom } = room(walls);
  const centre = (left + right) / 2;
  const [first, gap] = slots <= 3 ? [-9, 23.5] : [-38, 76 / (slots - 1)];
  return Array.from({ length: slots }, (_, index) => ({ x: centre + first + index * gap, y: bottom - 11 }));
}

export function isRoomy(slots: number): boolean {
  return slots <= 3;
}

/** The spot of the needed number: left of few slots, above many. */
export function needSpot(slots: number, walls: readonly Side[]): Point {
  const { left, right, bottom } = room(walls);
  const centre = (left + right) / 2;
  return isRoomy(slots) ? { x: centre - 36, y: bottom - 12 } : { x: centre + 35, y: bottom - 29 };
}

/** The corners at which a wall ends in a pillar. */
export function pillars(walls: readonly Side[]): Point[] {
  const at = 7;
  const far = SIDE - at;
  const corners: [number, number, Side, Side][] = [
    [at, at, 'north', 'west'],
    [far, at, 'north', 'east'],
    [far, far, 'south', 'east'],
    [at, far, 'south', 'west'],
  ];
  return corners.filter(([, , a, b]) => walls.includes(a) || walls.includes(b)).map(([x, y]) => ({ x, y }));
}

/** The smallest box around some spaces, in drawing units, with a margin of so many spaces. */
export function boundsOf(spaces: readonly Point[], margin: number): Box {
  const xs = spaces.length ? spaces.map((space) => space.x) : [0];
  const ys = spaces.length ? spaces.map((space) => space.y) : [0];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left * PITCH,
    y: top * PITCH,
    width: (Math.max(...xs) + margin - left) * PITCH + SIDE,
    height: (Math.max(...ys) + margin - top) * PITCH + SIDE,
  };
}

/** The outline of a set of spaces: a line along each side that has no neighbour in the set. */
export function outline(spaces: readonly Point[], out = 1.5): string {
  const inside = new Set(spaces.map(({ x, y }) => `${x},${y}`));
  const lines: string[] = [];
  for (const space of spaces) {
    const { x, y } = corner(space);
    const [left, top, right, bottom] = [x - out, y - out, x + SIDE + out, y + SIDE + out];
    const drawn: Record<Side, string> = {
      north: `M${left} ${top}H${right}`,
      east: `M${right} ${top}V${bottom}`,
      south: `M${left} ${bottom}H${right}`,
      west: `M${left} ${top}V${bottom}`,
    };
    for (const side of SIDES) {
      const next = step(space, side);
      if (!inside.has(`${next.x},${next.y}`)) lines.push(drawn[side]);
    }
  }
  return lines.join('');
}
