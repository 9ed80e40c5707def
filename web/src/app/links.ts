/** Links to tables. The secret stands behind the #, which browsers never send to a server. */

import type { GameId, Person } from '../net/wire';
import { hashOf, routeOf } from './router.svelte';

/** The game and who invites to it: the guest reads both before entering a name. */
export interface InviteInfo {
  game: GameId;
  by: string;
}

export function inviteLink(table: string, secret: string, { game, by }: InviteInfo, page: Location = location): string {
  return `${page.origin}${page.pathname}${hashOf('t', table, secret, game, by)}`;
}

/** A link that takes this person to another device, and there to a table if one is named. */
export function deviceLink(secret: string, table = '', page: Location = location): string {
  return `${page.origin}${page.pathname}${hashOf('device', secret, table)}`;
}

/** The table and the secret in a pasted text; null if it contains no link. */
export function parseInviteLink(pasted: string): string[] | null {
  const text = pasted.trim();
  const at = text.indexOf('#');
  const { page, rest } = routeOf(at < 0 ? text : text.slice(at));
  return page === 't' && rest[0] ? rest.slice(0, 4) : null;
}

/** The invitation that this person sends. */
export function inviteInfo({ game, person }: { game: GameId; person: Person | null }): InviteInfo {
  return { game, by: person?.name ?? '' };
}
