/** Who plays a seat at this moment. */

import type { Seat } from '../net/wire';

type Present = readonly { id: string }[];

/** A person who is here or away, a bot, or a bot in a person's place; null where nobody sits. */
export type Sitting = 'here' | 'away' | 'bot' | 'stand_in';

export function sittingOn(seat: Seat, present: Present): Sitting | null {
  if (seat.bot) return seat.owner ? 'stand_in' : 'bot';
  if (!seat.owner) return null;
  return isLeft(seat, present) ? 'away' : 'here';
}

/** Whose seat it is has gone. Nobody at all is present where nobody is connected, as in a game that is seen again. */
export function isLeft({ owner }: Seat, present: Present): boolean {
  return owner !== null && present.length > 0 && present.every(({ id }) => id !== owner.id);
}
