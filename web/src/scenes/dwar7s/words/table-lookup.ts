/** Looks up cards, stacks and players in a view of Dwar7s Fall. */

import { number, rows, type Facts, type Rows } from '../../../words/vocabulary';

/** The way from a card to its neighbour, clockwise from the north; x grows to the east and y to the south. */
const AWAY: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
const SIDES = Object.keys(AWAY);

function stacks(view: Facts | null): Rows {
  return view === null ? [] : rows(view['table']);
}

/** The stack with that card on top. */
export function stackOf(card: string | null, view: Facts | null): Facts | null {
  return stacks(view).find((stack) => stack['card'] === card) ?? null;
}

export function stackAt(x: number, y: number, view: Facts | null): Facts | null {
  return stacks(view).find((stack) => stack['x'] === x && stack['y'] === y) ?? null;
}

/** The space on that side of a card. */
export function spaceOn(side: unknown, card: unknown, view: Facts | null): readonly [number, number] | null {
  const stack = stackOf(String(card), view);
  const away = AWAY[String(side)];
  return stack === null || away === undefined ? null : [number(stack['x']) + away[0], number(stack['y']) + away[1]];
}

/** The cards beside a space, each with the side of it on which the space lies. */
export function neighbours(x: number, y: number, view: Facts | null): [string, string][] {
  return Object.entries(AWAY).flatMap(([side, [dx, dy]]) => {
    const stack = stackAt(x - dx, y - dy, view);
    return stack === null ? [] : [[side, String(stack['card'])] as [string, string]];
  });
}

/** The name of a space as in events: the card that lies there, or those beside it. */
export function siteIn(x: number, y: number, view: Facts): Facts {
  const below = stackAt(x, y, view);
  return below === null ? Object.fromEntries(neighbours(x, y, view)) : { on: below['card'] };
}

/** Walls after so many quarter turns clockwise, from the north on (D4.2). */
export function turned(walls: readonly unknown[], turn: number): string[] {
  const shown = new Set(walls.map((wall) => SIDES[(SIDES.indexOf(String(wall)) + turn) % SIDES.length]));
  return SIDES.filter((side) => shown.has(side));
}

export function playerOf(colour: unknown, view: Facts | null): Facts | null {
  return view === null ? null : (rows(view['players']).find((player) => player['colour'] === colour) ?? null);
}

/** The player who is asked. */
export function meIn(view: Facts | null): Facts | null {
  return view === null ? null : (rows(view['players'])[number(view['to_move'])] ?? null);
}
