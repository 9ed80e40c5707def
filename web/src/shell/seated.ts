/** Who plays a seat at this moment. */

import type { Seat } from '../net/wire';

/** A person who is here or away, a bot, or a bot in a person's place; null where nobody sits. */
export type Sitting = 'here' | 'away' | 'bot' | 'stand_in';

export function sittingOn({ owner, bot }: Seat, present: readonly { id: string }[]): Sitting | null {
  if (bot) return owner ? 'stand_in' : 'bot';
  if (!owner) return null;
  // Nobody at all is present where nobody is connected, as in a game that is seen again.
  const isAway = present.length > 0 && present.every(({ id }) => id !== owner.id);
  return isAway ? 'away' : 'here';
}
