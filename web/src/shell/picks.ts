/** Options with one value for each seat, such as its colour: before the deal everybody picks their own. */

import type { Choice } from '../net/api';
import type { Standing } from '../net/wire';
import type { TableModel } from './table.svelte';
import { ui } from './ui.svelte';

/** `values` by seat; all different, out of the `choices`. */
export interface PerSeat {
  name: string;
  choices: readonly string[];
  values: readonly string[];
}

/** Those of a table, in the order in which its game names them. */
export function perSeat(options: readonly Choice[], { options: chosen }: Pick<Standing, 'options'>): PerSeat[] {
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
  return ui.has(key) ? ui.say(key) : value;
}

type Company = Pick<TableModel, 'standing' | 'own' | 'isHost'>;

/** One's own seats, and as host those of bots. */
export function mayPick({ standing, own, isHost }: Company, seat: number): boolean {
  const sitting = standing.seats[seat];
  return own.includes(seat) || (isHost && !!sitting?.bot && !sitting.owner);
}

/** Another seat has it, and does not give it away. */
export function isTaken({ standing, isHost }: Company, option: PerSeat, seat: number, value: string): boolean {
  const at = option.values.indexOf(value);
  const holder = standing.seats[at];
  if (!holder || at === seat) return false;
  return !!holder.owner || (!!holder.bot && !isHost);
}
