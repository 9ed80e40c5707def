/** Texts about players. */

import type { TableScene } from '../../table/scene';
import { screenName } from '../../table/screen-names';
import type { Picture } from './art/painter';
import { foodOf } from './art/pictures';
import { SECRET_ICONS } from './hud/icons';
import { printedGoal, printedPoints } from './printed';
import { GEMS, type Player, type Dwar7s } from './view';

/** The name of a player on boards: the person's, or the colour for a bot and for players at one screen that gave none. */
export function nameOf(model: TableScene<Dwar7s>, seat: number): string {
  const { colour } = model.view.players[seat] ?? { colour: 'blue' };
  const { seats } = model.standing;
  const owner = seats[seat]?.owner;
  const isAlone = owner && seats.filter((other) => other.owner?.id === owner.id).length === 1;
  if (isAlone) return owner.name;
  return screenName(model.table, model.standing, seat) ?? model.words.name('person', colour);
}

/** A goal that a player has reached: bought, or the secret one after it was revealed. */
export interface ReachedGoal {
  id: string;
  name: string;
  points: number;
  picture: Picture | null;
  icon: string | null;
}

export function goalsOf({ words, pieces }: TableScene<Dwar7s>, player: Player): ReachedGoal[] {
  const bought = player.goals.map((id) => ({
    id,
    name: words.name('goal', id, 'short'),
    points: printedGoal(pieces, id).points,
    picture: foodOf(id),
    icon: null,
  }));
  const { secret } = player;
  if (!secret || !player.secret_revealed) return bought;
  const points = printedPoints(pieces, 'secret', secret);
  const icon = SECRET_ICONS[secret] ?? null;
  return [...bought, { id: secret, name: words.name('secret', secret, 'short'), points, picture: null, icon }];
}

/** The longest word of a name must fit on its board; several words stand on several lines. */
export function longest(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

/** Everything on a player's panel, for screen readers. */
export function summaryOf(model: TableScene<Dwar7s>, player: Player): string {
  const { words } = model;
  const gems = GEMS.filter((gem) => player.gems[gem]).map((gem) =>
    words.say(`amount-${gem}`, { count: player.gems[gem] }),
  );
  return words.say('scene-player', {
    name: nameOf(model, player.seat),
    score: player.score,
    goals: player.goal_count,
    end: model.view.options.goals_to_end,
    worth: player.kingdom_worth,
    cards: player.kingdom_size,
    dwarfs: player.dwarfs,
    ogres: player.ogre_count,
    gems: words.listed(gems),
    held: player.kingdom_cards.length,
    reached: words.listed(goalsOf(model, player).map(({ name }) => name)),
  });
}
