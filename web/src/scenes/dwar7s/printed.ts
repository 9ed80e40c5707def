/** The printed values of cards that are drawn. */

import type { TableScene } from '../../table/scene';
import { GEMS, type Dwar7s, type Gem, type Pieces, type Printed, type PrintedGoal } from './view';

/** Every kind of card and every goal of a game has an entry. */
function found<T>(piece: T | undefined, id: string): T {
  if (piece === undefined) throw new Error(`nothing is printed on ${id}`);
  return piece;
}

export function printed(pieces: Pieces, kind: string): Printed {
  return found(pieces.kingdom[kind], kind);
}

/** What a card gives, as a text. */
export function givesOf({ words, pieces }: Pick<TableScene<Dwar7s>, 'words' | 'pieces'>, kind: string): string {
  const { needs, gives, defeated } = printed(pieces, kind);
  return words.say(`scene-gives-${kind}`, { needs, gives, points: defeated });
}

export function isMonster(pieces: Pieces, kind: string): boolean {
  return printed(pieces, kind).defeated > 0;
}

export function printedGoal(pieces: Pieces, goal: string): PrintedGoal {
  return found(pieces.trading[goal], goal);
}

export function printedPoints(pieces: Pieces, sort: 'gem' | 'secret', id: string): number {
  return pieces[sort][id]?.points ?? 0;
}

/** The gems a goal costs, one by one. */
export function costOf(goal: PrintedGoal): Gem[] {
  return GEMS.flatMap((gem) => Array<Gem>(goal.cost[gem]).fill(gem));
}

/** The gems that are still missing for it. */
export function lacking(goal: PrintedGoal, held: Record<Gem, number>): Gem[] {
  return GEMS.flatMap((gem) => Array<Gem>(Math.max(0, goal.cost[gem] - held[gem])).fill(gem));
}
