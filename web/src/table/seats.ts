/** Who sits where at a table, who plays a seat at this moment, and through whose eyes this screen looks. */

import type { News, Seat, Standing } from '../net/wire';

/** Whose eyes: one's own; with several seats the one that is asked. */
export function viewingSeat(news: News, before: number | null): number | null {
  const own = ownSeats(news);
  const asked = news.looks[0]?.view.to_move;
  if (asked !== undefined && own.includes(asked)) return asked;
  return before !== null && own.includes(before) ? before : (own[0] ?? null);
}

/** Several people share this screen. */
export function isHotSeat(news: News): boolean {
  return ownSeats(news).length > 1;
}

/** The people by seat as the texts call them; bots, and several at one screen, go by their dwarf or colour alone. */
export function seatNames({ seats }: Standing): (string | null)[] {
  const owners = seats.map(({ owner }) => owner);
  const isOne = (id: string) => owners.filter((owner) => owner?.id === id).length === 1;
  return owners.map((owner) => (owner && isOne(owner.id) ? owner.name : null));
}

/** The name of who opened the table; '' where they do not sit at it. */
export function hostName({ seats, host }: Standing): string {
  return seats.find(({ owner }) => owner?.id === host)?.owner?.name ?? '';
}

/** There is a seat on which nobody sits. */
export function hasFreeSeat({ seats }: Standing): boolean {
  return seats.some(({ owner, bot }) => !owner && !bot);
}

function ownSeats({ looks }: News): number[] {
  return looks.flatMap(({ seat }) => (seat === null ? [] : [seat]));
}

type Present = readonly { id: string }[];

/** A person who is here or away, a bot, or a bot in a person's place; null where nobody sits. */
export type SeatStatus = 'here' | 'away' | 'bot' | 'stand_in';

export function seatStatus(seat: Seat, present: Present): SeatStatus | null {
  if (seat.bot) return seat.owner ? 'stand_in' : 'bot';
  if (!seat.owner) return null;
  return isOwnerAway(seat, present) ? 'away' : 'here';
}

/** Whose seat it is has gone. Nobody at all is present where nobody is connected, as in a game that is seen again. */
export function isOwnerAway({ owner }: Seat, present: Present): boolean {
  return owner !== null && present.length > 0 && present.every(({ id }) => id !== owner.id);
}
