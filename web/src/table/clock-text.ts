/** Texts about a table's clock: what it gives, and what happens when it has run out. */

import type { Settings } from '../contract/messages';
import { i18n, say } from '../app/i18n.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A length of time in its largest unit that has no remainder: "3 minutes", "90 seconds". */
export function durationText(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? (['second', 1] as const);
  return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** What somebody should know of the clock before sitting down. */
export function clockText({ seconds, reserve, wait, stand_in, rated }: Settings): string {
  const level = say(`level-${stand_in}`);
  if (wait) return say('wait-clock-kept');
  if (seconds === null) return say(rated ? 'wait-clock-rated' : 'wait-clock-none', { level });
  const turn = durationText(seconds);
  return reserve > 0
    ? say('wait-clock-reserve', { turn, reserve: durationText(reserve), level })
    : say('wait-clock', { turn, level });
}
