/** A score by its sources: printed values summed up; the worth of the kingdom comes with the view. */

import type { TableScene } from '../scene';
import { GEMS, kindOf, type Player } from './lore';
import { costOf, printed, printedGoal, printedPoints } from './printed';

export const SOURCES = ['kingdom', 'gems', 'goals', 'monsters'] as const;
export type Source = (typeof SOURCES)[number];

export function scoreParts(player: Player, pieces: TableScene['pieces']): Record<Source, number> {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const secret = player.secret_revealed && player.secret ? printedPoints(pieces, 'secret', player.secret) : 0;
  return {
    kingdom: player.kingdom_worth,
    gems: sum(GEMS.map((gem) => player.gems[gem] * printedPoints(pieces, 'gem', gem))),
    goals: secret + sum(player.goals.map((goal) => printedGoal(pieces, goal)?.points ?? 0)),
    monsters: sum(player.monsters.map((card) => printed(pieces, kindOf(card))?.defeated ?? 0)),
  };
}

/** A player after that step, as far as it is certain: where luck goes on, nobody can show the whole table after it. */
export function certainAfter(player: Player, code: string, pieces: TableScene['pieces']): Player {
  if (code === 'reveal') return revealedBy(player, pieces);
  return code.startsWith('buy:') ? boughtBy(player, code.slice(4), pieces) : player;
}

function revealedBy(player: Player, pieces: TableScene['pieces']): Player {
  const points = printedPoints(pieces, 'secret', player.secret ?? '');
  return { ...player, score: player.score + points, goal_count: player.goal_count + 1 };
}

export function boughtBy(player: Player, goal: string, pieces: TableScene['pieces']): Player {
  const paper = printedGoal(pieces, goal);
  const price = costOf(paper).reduce((sum, gem) => sum + printedPoints(pieces, 'gem', gem), 0);
  return { ...player, score: player.score + paper.points - price, goal_count: player.goal_count + 1 };
}
