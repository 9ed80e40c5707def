/** What is printed on cards, as far as it is drawn. */

import type { TableScene } from '../scene';
import { GEMS, type Colour, type Gem, type Side, type Stack } from './lore';

export interface Printed {
  needs: number;
  slots: number;
  gives: number;
  points: number;
  defeated: number;
  symbol: string;
  walls: Side[];
}

export interface PrintedGoal {
  cost: Record<Gem, number>;
  points: number;
}

type Pieces = TableScene['pieces'];

export function printed(pieces: Pieces, kind: string): Printed {
  return pieces['kingdom']?.[kind] as unknown as Printed;
}

/** What a card gives, as it says itself. */
export function givesOf({ words, pieces }: Pick<TableScene, 'words' | 'pieces'>, kind: string): string {
  const { needs, gives, defeated } = printed(pieces, kind);
  return words.say(`scene-gives-${kind}`, { needs, gives, points: defeated });
}

export function isMonster(pieces: Pieces, kind: string): boolean {
  return printed(pieces, kind).defeated > 0;
}

/** Others stand on the slots that one would need to beat a monster. */
export function isBlocked({ kind, dwarfs, free, needs }: Stack, mine: Colour | null, pieces: Pieces): boolean {
  return mine !== null && isMonster(pieces, kind) && (dwarfs[mine] ?? 0) + free < needs;
}

export function printedGoal(pieces: Pieces, goal: string): PrintedGoal {
  return pieces['trading']?.[goal] as unknown as PrintedGoal;
}

export function printedPoints(pieces: Pieces, sort: 'gem' | 'secret', id: string): number {
  return Number(pieces[sort]?.[id]?.['points'] ?? 0);
}

/** The gems a goal costs, one by one. */
export function costOf(goal: PrintedGoal): Gem[] {
  return GEMS.flatMap((gem) => Array<Gem>(goal.cost[gem]).fill(gem));
}

/** The gems that are still missing for it. */
export function lacking(goal: PrintedGoal, held: Record<Gem, number>): Gem[] {
  return GEMS.flatMap((gem) => Array<Gem>(Math.max(0, goal.cost[gem] - held[gem])).fill(gem));
}
