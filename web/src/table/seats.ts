/** The people and bots of a table's seats, and which seat this screen shows. */

import type { News, Seat, Standing } from '../net/wire';

/** The seat that this screen shows: one of this person's, the one that is to move if it is among them. */
export function viewingSeat(news: News, before: number | null): number | null {
  const own = ownSeats(news);
  const asked = news.looks[0]?.view.to_move;
  if (asked !== undefined && own.includes(asked)) return asked;
  return before !== null && own.includes(before) ? before : (own[0] ?? null);
}

/** Whether several players share this screen. */
export function isHotSeat(news: News): boolean {
  return ownSeats(news).length > 1;
}

/** The names of people by seat; null for bots and for several players at one screen, who go by dwarf or colour. */
export function seatNames({ seats }: Standing): (string | null)[] {
  const owners = seats.map(({ owner }) => owner);
  const isOne = (id: string) => owners.filter((owner) => owner?.id === id).length === 1;
  return owners.map((owner) => (owner && isOne(owner.id) ? owner.name : null));
}

/** The host's name; '' if the host has no seat. */
export function hostName({ seats, host }: Standing): string {
  return seats.find(({ owner }) => owner?.id === host)?.owner?.name ?? '';
}

/** Whether a seat is free. */
export function hasFreeSeat({ seats }: Standing): boolean {
  return seats.some(({ owner, bot }) => !owner && !bot);
}

function ownSeats({ looks }: News): number[] {
  return looks.flatMap(({ seat }) => (seat === null ? [] : [seat]));
}

type Present = readonly { id: string }[];

/** A person who is here or away, a bot, or a bot that stands in for a person. */
export type SeatStatus = 'here' | 'away' | 'bot' | 'stand_in';

export function seatStatus(seat: Seat, present: Present): SeatStatus | null {
  if (seat.bot) return seat.owner ? 'stand_in' : 'bot';
  if (!seat.owner) return null;
  return isOwnerAway(seat, present) ? 'away' : 'here';
}

/** Whether the seat's owner is not present. In a replay nobody is present, and nobody counts as away. */
export function isOwnerAway({ owner }: Seat, present: Present): boolean {
  return owner !== null && present.length > 0 && present.every(({ id }) => id !== owner.id);
}
