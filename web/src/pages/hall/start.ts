/** Creates a table, takes seats at it and, unless friends are to come, starts the game. */

import { newCommandKey } from '../../net/connection';
import type { NewTable } from '../../contract/messages';
import type { Data, GameId, Level } from '../../net/wire';
import { api, me } from '../../app/me.svelte';
import { stepOf } from './ladder';

export interface Wanted extends Omit<NewTable, 'key'> {
  /** The number of seats for people at this screen. */
  seats: number;
  /** Start at once with bots of this level in the other seats; null waits for friends. */
  fill: Level | null;
}

/** Create the table; returns its name. */
export async function start(wanted: Wanted): Promise<string> {
  await me.known();
  const { game, options, settings, password } = wanted;
  const made = {
    game,
    key: newCommandKey(),
    ...(options && { options }),
    ...(settings && { settings }),
    ...(password && { password }),
  };
  const { table } = await api.create(made);
  for (let seat = 0; seat < wanted.seats; seat += 1)
    await api.command(table, { do: 'sit', seat, key: newCommandKey() });
  if (wanted.fill !== null) await api.command(table, { do: 'start', fill: wanted.fill, key: newCommandKey() });
  return table;
}

/** One click: one person with bots, as many as the box is for at most, as hard as this person's step says. */
export function playNow(game: GameId, players: number, step = stepOf(game)): Wanted {
  return { ...alone(game, { ...step.options, players }), fill: step.level };
}

/** One click as well: a game with these options for one person, with bots in whatever seats are left. */
export const alone = (game: GameId, options: Data): Wanted => ({
  game,
  options,
  settings: { listed: false },
  seats: 1,
  fill: 'journeyman',
});

/** The guided tour of a game: it brings its own options and luck. */
export const guided = (game: GameId): Wanted => ({
  game,
  settings: { tour: true, coach: true, listed: false },
  seats: 1,
  fill: 'apprentice',
});
