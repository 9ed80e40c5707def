/** A score by its sources: printed values summed up; the worth of the kingdom comes with the view. */

import { GEMS, kindOf, type Player, type Pieces } from './view';
import { costOf, printed, printedGoal, printedPoints } from './printed';

export const SOURCES = ['kingdom', 'gems', 'goals', 'monsters'] as const;
/** At the end the goals are told apart. */
export const LAST_SOURCES = ['kingdom', 'gems', 'trading', 'secret', 'monsters'] as const;
export type Source = (typeof SOURCES)[number] | (typeof LAST_SOURCES)[number];

export function scoreParts(player: Player, pieces: Pieces): Record<Source, number> {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const secret = player.secret_revealed && player.secret ? printedPoints(pieces, 'secret', player.secret) : 0;
  const trading = sum(player.goals.map((goal) => printedGoal(pieces, goal)?.points ?? 0));
  return {
    kingdom: player.kingdom_worth,
    gems: sum(GEMS.map((gem) => player.gems[gem] * printedPoints(pieces, 'gem', gem))),
    goals: trading + secret,
    trading,
    secret,
    monsters: sum(player.monsters.map((card) => printed(pieces, kindOf(card))?.defeated ?? 0)),
  };
}

type Players = readonly Player[];
type Step = (mine: Player, thing: string, pieces: Pieces, all: Players) => Player;

const STEPS: Record<string, Step> = {
  reveal: (mine, _, pieces) => revealedBy(mine, pieces),
  buy: boughtBy,
  play: (mine) => ({ ...mine, ogre_count: mine.ogre_count - 1 }),
  rob: (mine, colour, _, all) => ({ ...mine, ogre_count: mine.ogre_count + ogresOf(all, colour) }),
};

/** All players after that step of one, as far as it is certain: nobody can show what luck or hidden cards decide. */
export function certainAfter(players: Players, seat: number, code: string, pieces: Pieces): Players {
  const [verb = '', thing = ''] = code.split(':');
  const change = STEPS[verb];
  if (!change) return players;
  return players.map((one) => {
    if (one.seat === seat) return change(one, thing, pieces, players);
    return verb === 'rob' && one.colour === thing ? { ...one, ogre_count: 0 } : one;
  });
}

function ogresOf(players: Players, colour: string): number {
  return players.find((one) => one.colour === colour)?.ogre_count ?? 0;
}

function revealedBy(player: Player, pieces: Pieces): Player {
  const points = printedPoints(pieces, 'secret', player.secret ?? '');
  return { ...player, score: player.score + points, goal_count: player.goal_count + 1 };
}

export function boughtBy(player: Player, goal: string, pieces: Pieces): Player {
  const paper = printedGoal(pieces, goal);
  const price = costOf(paper).reduce((sum, gem) => sum + printedPoints(pieces, 'gem', gem), 0);
  return { ...player, score: player.score + paper.points - price, goal_count: player.goal_count + 1 };
}
