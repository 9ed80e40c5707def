/** Creates a table, takes seats at it and, unless friends are to come, starts the game. */

import { newCommandKey } from '../../net/connection';
import type { NewTable } from '../../contract/messages';
import type { GameId, Level } from '../../net/wire';
import { api, me } from '../../app/me.svelte';

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

/** A game with bots and the default options, by one click. */
export const playNow = (game: GameId): Wanted => ({
  game,
  options: { players: 4 },
  settings: { listed: false },
  seats: 1,
  fill: 'journeyman',
});

/** A game for one player, by one click. */
export const alone: Wanted = {
  game: 'runedar',
  options: { players: 1 },
  settings: { listed: false },
  seats: 1,
  fill: 'journeyman',
};

/** A first, easy game with the coach. */
export const lesson: Wanted = {
  game: 'runedar',
  options: { players: 2, difficulty: 'easy' },
  settings: { coach: true, listed: false },
  seats: 1,
  fill: 'journeyman',
};
