/** Where each kingdom's flag stands: beside its area, as near to the castle as may be, and on nobody's card. */

import { boundsOf, corner, SIDE, step, type Box, type Point } from './geometry';
import { SIDES, type Colour, type FallView, type Side, type Stack } from './lore';

export interface Flag extends Point {
  colour: Colour;
  /** A kingdom with cards all around it has a small pennant at a card's edge. */
  isSmall: boolean;
}

/** How far a flag reaches from the foot of its pole. */
const REACH: Box = { x: -5, y: -62, width: 105, height: 74 };
export const SMALL = 0.46;
/** The foot of the pole, seen from the corner of a card with room on that side. */
const FEET: Record<Side, Point> = {
  north: { x: 46, y: 6 },
  east: { x: SIDE + 11, y: 76 },
  south: { x: 20, y: SIDE + 68 },
  west: { x: -104, y: 76 },
};
/** Above the card is its place; elsewhere it may stand where that would be so many cards away. */
const DETOUR: Record<Side, number> = { north: 0, east: 2, west: 2, south: 2.5 };
const EDGE: Point = { x: 4, y: 52 };

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
    if (!castle) continue;
    const [best] = placesOf(view, castle)
      .filter(({ stack, side }) => !taken.has(keyOf(step(stack, side))))
      .sort((one, other) => one.cost - other.cost);
    if (best) taken.add(keyOf(step(best.stack, best.side)));
    found.push({ colour, ...footOf(best?.stack ?? castle, best?.side), isSmall: !best });
  }
  return found;
}

/** What it covers. */
export function flagBox({ x, y, isSmall }: Flag): Box {
  const scale = isSmall ? SMALL : 1;
  const { width, height } = REACH;
  return { x: x + REACH.x * scale, y: y + REACH.y * scale, width: width * scale, height: height * scale };
}

/** What must be in sight: the cards, these spaces, and the flags beside them. */
export function sightOf(view: FallView, spaces: readonly Point[], margin: number): Box {
  return hull([boundsOf([...view.table, ...spaces], margin), ...flagsOf(view).map(flagBox)]);
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

function footOf(stack: Point, side: Side | undefined): Point {
  const [at, foot] = [corner(stack), side ? FEET[side] : EDGE];
  return { x: at.x + foot.x, y: at.y + foot.y };
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}
