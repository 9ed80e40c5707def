/** Words for a coach's advice, which arrives as data: an action, what it is worth, and the code of a reason. */

import type { Advice } from '../net/wire';
import type { Bundle } from './bundle';

/** One action, said already, with its worth and the reason for it. */
export function advised(bundle: Bundle, advice: Advice, action: string, seat: (seat: number) => string): string {
  const { code, params } = advice.reason;
  return bundle.say('advice-line', {
    action,
    chance: percent(advice.chance),
    rank: ranked(bundle, advice.rank),
    reason: bundle.say(`advice-part-${code}`, { way: params.way, seat: seat(params.seat) }),
  });
}

/** An expected place, with one decimal; nothing where all win or lose together. */
function ranked(bundle: Bundle, rank: number | null): string {
  if (rank === null) return '';
  const tenths = rounded(10 * rank);
  return bundle.say('advice-rank', { whole: Math.floor(tenths / 10), tenths: tenths % 10 });
}

/** A chance in whole per cent; 0 and 100 are kept for what is certain. */
export function percent(chance: number): number {
  const whole = rounded(100 * chance);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
}

/** A half goes to the even neighbour, as on the Python side. */
function rounded(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}
