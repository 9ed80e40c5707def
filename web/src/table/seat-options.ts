/** Options with one value for each seat, such as its colour. Before the deal every player picks their own. */

import type { Choice } from '../net/api';
import type { Standing } from '../net/wire';
import type { TableModel } from './model.svelte';

/** `values` are by seat, all different, and taken from `choices`. */
export interface PerSeatOption {
  name: string;
  choices: readonly string[];
  values: readonly string[];
  option: Choice;
}

/** The options of a table that have one value for each seat, in the game's order. */
export function perSeatOptions(
  options: readonly Choice[],
  { options: chosen }: Pick<Standing, 'options'>,
): PerSeatOption[] {
  return options.flatMap((option) => {
    const { name, kind, choices } = option;
    const values = chosen[name];
    return kind === 'per_seat' && Array.isArray(values)
      ? [{ name, choices: choices.map(String), values: values.map(String), option }]
      : [];
  });
}

/** Values of seats are unique: taking another seat's value swaps the two. */
export function exchanged(values: readonly string[], seat: number, wanted: string): string[] {
  const given = values[seat] as string;
  return values.map((value, at) => (at === seat ? wanted : value === wanted ? given : value));
}

type Company = Pick<TableModel, 'standing' | 'own' | 'isHost'>;

/** Whether this person may pick for the seat: it is their own, or a bot's and they are the host. */
export function mayPick({ standing, own, isHost }: Company, seat: number): boolean {
  const sitting = standing.seats[seat];
  return own.includes(seat) || (isHost && !!sitting?.bot && !sitting.owner);
}

/** Whether another seat has the value and keeps it. */
export function isTaken({ standing, isHost }: Company, option: PerSeatOption, seat: number, value: string): boolean {
  const at = option.values.indexOf(value);
  const holder = standing.seats[at];
  if (!holder || at === seat) return false;
  return !!holder.owner || (!!holder.bot && !isHost);
}
