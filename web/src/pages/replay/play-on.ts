/** A new table that goes on from a moment of a finished game. */

import { api, me } from '../../app/me.svelte';
import type { Origin } from '../../contract/messages';
import { newCommandKey } from '../../net/connection';
import type { GameId, Level } from '../../net/wire';

export type Fate = NonNullable<Origin['fate']>;
/** Alone on all seats, with bots on the others, or with friends who come. */
export type Company = 'bots' | 'alone' | 'friends';

interface Wanted {
  game: GameId;
  origin: Origin;
  seats: number;
  company: Company;
  /** One's own, unless one plays all of them. */
  seat: number;
  level: Level;
}

/** What there is to choose from in a game of so many seats: who plays alone anyway need not say so. */
export function companies(seats: number): Company[] {
  return seats > 1 ? ['bots', 'alone', 'friends'] : ['bots'];
}

/** Create the table, sit down and, unless friends are to come, start; returns its name. */
export async function playOn({ game, origin, seats, company, seat, level }: Wanted): Promise<string> {
  await me.known();
  const { table } = await api.create({ game, origin, settings: { listed: false }, key: newCommandKey() });
  const own = company === 'alone' ? Array.from({ length: seats }, (_, at) => at) : [seat];
  for (const one of own) await api.command(table, { do: 'sit', seat: one, key: newCommandKey() });
  if (company !== 'friends') await api.command(table, { do: 'start', fill: level, key: newCommandKey() });
  return table;
}
