/**
 * Places each kingdom's flag beside its area, as near to the castle as possible, and on no card. The flag of a kingdom
 * with cards all around it hangs on its wall, clear of coins and slots.
 */

import { boundsOf, corner, middle, PITCH, SIDE, step, type Box, type Point } from './geometry';
import { SIDES, type Colour, type FallView, type Side, type Stack } from './view';

export interface Flag extends Point {
  colour: Colour;
  /** It hangs on a wall between two cards: (x, y) is its middle then, and the foot of its pole otherwise. */
  isHung: boolean;
}

/** How far a flag reaches from the foot of its pole. */
const REACH: Box = { x: -5, y: -62, width: 105, height: 74 };
/** The cloth without its pole, around its middle. */
const CLOTH: Size = { width: 94, height: 40 };
/** How large a cloth on a wall is at least, and the letters on every cloth: these in px, whatever the zoom. */
const HUNG = 0.72;
const LETTERS = 34;
const LEGIBLE = 12.5;
/** The foot of the pole, seen from the corner of a card with room on that side. */
const FEET: Record<Side, Point> = {
  north: { x: 46, y: 6 },
  east: { x: SIDE + 11, y: 76 },
  south: { x: 20, y: SIDE + 68 },
  west: { x: -104, y: 76 },
};
/** Above the card is its place; elsewhere it may stand where that would be so many cards away. */
const DETOUR: Record<Side, number> = { north: 0, east: 2, west: 2, south: 2.5 };

/** The distance from the middle of a wall at which there is as much room above as below. */
const ABOVE = 2;

type Size = Pick<Box, 'width' | 'height'>;

interface Place {
  stack: Stack;
  side: Side;
  cost: number;
}

export function flagsOf(view: FallView): Flag[] {
  const taken = new Set(view.table.map(keyOf));
  const found: Flag[] = [];
  for (const { colour } of view.players) {
    const castle = view.table.find(({ card }) => card === `${colour}_castle`);
    if (!castle || castle.area < 0) continue; // its area and its points come with the next view
    const places = placesOf(view, castle).sort((one, other) => one.cost - other.cost);
    const free = places.find(({ stack, side }) => !taken.has(keyOf(step(stack, side))));
    const wall = places.find((place) => isWall(place, view) && !taken.has(wallOf(place)));
    if (free) taken.add(keyOf(step(free.stack, free.side)));
    else if (wall) taken.add(wallOf(wall));
    found.push({ colour, ...(free || !wall ? footOf(free?.stack ?? castle, free?.side) : hung(wall)) });
  }
  return found;
}

/** The scale of a flag at which its number can be read. */
export function flagScale({ isHung }: Flag, zoom: number): number {
  return Math.max(isHung ? HUNG : 1, LEGIBLE / (LETTERS * zoom));
}

/** The box that a flag covers. */
export function flagBox(flag: Flag, zoom = 1): Box {
  const scale = flagScale(flag, zoom);
  const { width, height } = flag.isHung ? CLOTH : REACH;
  const from = flag.isHung ? { x: -width / 2, y: -height / 2 } : REACH;
  return { x: flag.x + from.x * scale, y: flag.y + from.y * scale, width: width * scale, height: height * scale };
}

/** The box that must be in sight: cards, spaces, and flags at their size at that zoom. */
export function sightOf(view: FallView, spaces: readonly Point[], margin: number, zoom = 1): Box {
  return hull([boundsOf([...view.table, ...spaces], margin), ...flagsOf(view).map((flag) => flagBox(flag, zoom))]);
}

function hull(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function placesOf(view: FallView, castle: Stack): Place[] {
  return view.table
    .filter(({ area }) => area === castle.area)
    .flatMap((stack) => SIDES.map((side) => ({ stack, side, cost: far(stack, castle) + DETOUR[side] })));
}

function far(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function footOf(stack: Point, side: Side = 'north'): Omit<Flag, 'colour'> {
  const [at, foot] = [corner(stack), FEET[side]];
  return { x: at.x + foot.x, y: at.y + foot.y, isHung: false };
}

/** To the left and right of a wall there is room between the coins above and the slots below. */
function isWall({ stack, side }: Place, { table }: FallView): boolean {
  const at = step(stack, side);
  const next = table.find(({ x, y }) => x === at.x && y === at.y);
  return (side === 'east' || side === 'west') && next !== undefined && next.area !== stack.area;
}

/** One wall, from whichever side. */
function wallOf({ stack, side }: Place): string {
  return `wall ${keyOf(side === 'east' ? stack : step(stack, side))}`;
}

function hung({ stack, side }: Place): Omit<Flag, 'colour'> {
  const { x, y } = middle(stack);
  return { x: x + (side === 'east' ? PITCH : -PITCH) / 2, y: y + ABOVE, isHung: true };
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}
