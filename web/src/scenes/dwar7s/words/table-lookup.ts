/** Looks up cards, stacks and players in a view of Dwar7s Fall. */

import type { Colour, PlayerView, Side, Site, Stack, View } from '../../../contract/dwar7s';
import { SIDES } from '../view';

/** The way from a card to its neighbour; x grows to the east and y to the south. */
const AWAY: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** A card beside a space, and the side of it on which the space lies. */
export type Neighbour = readonly [side: Side, card: string];

/** The stack with that card on top. */
export function stackOf(card: string | null, view: View | null): Stack | null {
  return view?.table.find((stack) => stack.card === card) ?? null;
}

export function stackAt(x: number, y: number, view: View | null): Stack | null {
  return view?.table.find((stack) => stack.x === x && stack.y === y) ?? null;
}

/** The space on that side of a card. */
export function spaceOn(side: Side, card: string, view: View | null): readonly [number, number] | null {
  const stack = stackOf(card, view);
  return stack && [stack.x + AWAY[side][0], stack.y + AWAY[side][1]];
}

/** The cards beside a space, each with the side of it on which the space lies. */
export function neighbours(x: number, y: number, view: View | null): Neighbour[] {
  return SIDES.flatMap((side) => {
    const [dx, dy] = AWAY[side];
    const stack = stackAt(x - dx, y - dy, view);
    return stack === null ? [] : [[side, stack.card] as const];
  });
}

/** The name of a space as in events: the card that lies there, or those beside it. */
export function siteIn(x: number, y: number, view: View): Site {
  const below = stackAt(x, y, view);
  return below === null ? Object.fromEntries(neighbours(x, y, view)) : { on: below.card };
}

/** Walls after so many quarter turns clockwise (D4.2). */
export function turned(walls: readonly Side[], turn: number): Side[] {
  const shown = new Set(walls.map((wall) => SIDES[(SIDES.indexOf(wall) + turn) % SIDES.length]));
  return SIDES.filter((side) => shown.has(side));
}

export function playerOf(colour: Colour, view: View | null): PlayerView | null {
  return view?.players.find((player) => player.colour === colour) ?? null;
}

/** The player who is asked. */
export function meIn(view: View | null): PlayerView | null {
  return view?.players[view.to_move] ?? null;
}
