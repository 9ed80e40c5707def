/** Passing the fate of a finished game on: a link, and the table at which somebody else plays it. */

import { hashOf } from '../../app/router.svelte';
import { api, me } from '../../app/me.svelte';
import { newCommandKey } from '../../net/connection';
import type { Chronicle } from '../../contract/messages';
import type { GameId, Level } from '../../net/wire';

/** A finished game as its link names it: the guest reads who passes it on before anything is asked from the server. */
export interface PassedFate {
  table: string;
  game: GameId;
  /** The commitment of its luck, by which other games on the same fate are found. */
  commitment: string;
  /** The seat that is passed on. */
  seat: number;
  name: string;
}

const HEX = /^[0-9a-f]{64}$/;

export function fateLink({ table, game, commitment, seat, name }: PassedFate, page: Location = location): string {
  return `${page.origin}${page.pathname}${hashOf('fate', table, game, commitment, seat, name)}`;
}

/** The fate that an address names; null if it is incomplete. */
export function fateOf(rest: readonly string[]): PassedFate | null {
  const [table, game, commitment, seat, name] = rest;
  if (!table || !game || !commitment || !HEX.test(commitment)) return null;
  return { table, game, commitment, seat: Math.max(0, Number.parseInt(seat ?? '0', 10) || 0), name: name ?? '' };
}

/** The fate of a tale, in the seat of the person or else the first one that a person had; null where it has no link. */
export function fateOfTale(tale: Chronicle, person: string | null): PassedFate | null {
  if (!tale.table || tale.is_continued) return null;
  const line = tale.seats.find((seat) => seat.person === person) ?? tale.seats.find((seat) => seat.person !== null);
  if (!line) return null;
  return {
    table: tale.table,
    game: tale.game,
    commitment: tale.commitment,
    seat: line.seat,
    name: line.name ?? '',
  };
}

/** Sit down in the seat that was passed on, with bots in the others; returns the name of the table. */
export async function playFate({ table: from, game, seat }: PassedFate, level: Level): Promise<string> {
  await me.known();
  const origin = { table: from, actions: 0, fate: 'same' as const };
  const { table } = await api.create({ game, origin, settings: { listed: false }, key: newCommandKey() });
  await api.command(table, { do: 'sit', seat, key: newCommandKey() });
  await api.command(table, { do: 'start', fill: level, key: newCommandKey() });
  return table;
}
