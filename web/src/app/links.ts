/** Links to tables: the secret part stays behind the #, which no server ever sees. */

import type { GameId, Person } from '../net/wire';
import { hashOf, routeOf } from './router.svelte';

/** To what, and by whom: the guest reads it before anybody asks who they are. */
export interface InviteInfo {
  game: GameId;
  by: string;
}

export function inviteLink(table: string, secret: string, { game, by }: InviteInfo, page: Location = location): string {
  return `${page.origin}${page.pathname}${hashOf('t', table, secret, game, by)}`;
}

/** The way to one's other device, and there to a table if one is named. */
export function deviceLink(secret: string, table = '', page: Location = location): string {
  return `${page.origin}${page.pathname}${hashOf('device', secret, table)}`;
}

/** Table and secret out of what somebody pasted; null if there is none in it. */
export function parseInviteLink(pasted: string): string[] | null {
  const text = pasted.trim();
  const at = text.indexOf('#');
  const { page, rest } = routeOf(at < 0 ? text : text.slice(at));
  return page === 't' && rest[0] ? rest.slice(0, 4) : null;
}

/** An invitation in one's own name. */
export function inviteInfo({ game, person }: { game: GameId; person: Person | null }): InviteInfo {
  return { game, by: person?.name ?? '' };
}
