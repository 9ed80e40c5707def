/** Options with one value for each seat, such as its colour: before the deal everybody picks their own. */

import type { Choice } from '../net/api';
import type { Standing } from '../net/wire';
import type { TableModel } from './model.svelte';
import { i18n } from '../app/i18n.svelte';

/** `values` by seat; all different, out of the `choices`. */
export interface PerSeatOption {
  name: string;
  choices: readonly string[];
  values: readonly string[];
}

/** Those of a table, in the order in which its game names them. */
export function perSeatOptions(
  options: readonly Choice[],
  { options: chosen }: Pick<Standing, 'options'>,
): PerSeatOption[] {
  return options.flatMap(({ name, kind, choices }) => {
    const values = chosen[name];
    return kind === 'per_seat' && Array.isArray(values)
      ? [{ name, choices: choices.map(String), values: values.map(String) }]
      : [];
  });
}

/** In words; as the game calls it where there are none. */
export function valueName(option: string, value: string): string {
  const key = `pick-${option}-${value}`;
  return i18n.has(key) ? i18n.say(key) : value;
}

type Company = Pick<TableModel, 'standing' | 'own' | 'isHost'>;

/** One's own seats, and as host those of bots. */
export function mayPick({ standing, own, isHost }: Company, seat: number): boolean {
  const sitting = standing.seats[seat];
  return own.includes(seat) || (isHost && !!sitting?.bot && !sitting.owner);
}

/** Another seat has it, and does not give it away. */
export function isTaken({ standing, isHost }: Company, option: PerSeatOption, seat: number, value: string): boolean {
  const at = option.values.indexOf(value);
  const holder = standing.seats[at];
  if (!holder || at === seat) return false;
  return !!holder.owner || (!!holder.bot && !isHost);
}
