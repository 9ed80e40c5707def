/** The names of several players at one screen, by seat. This browser keeps them: they play at no other. */

import { StoredByTable } from '../app/storage';
import type { Standing } from '../net/wire';

const MAX_TABLES = 20;
export const MAX_NAME_LENGTH = 40;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const stored = new StoredByTable<readonly string[]>('mattock.screen-names', MAX_TABLES, isNames);

/** Keep the names that were given; a player without one goes by dwarf or colour. */
export function keepNames(table: string, names: readonly string[]): void {
  const given = names.map((name) => name.trim().slice(0, MAX_NAME_LENGTH));
  if (given.some(Boolean)) stored.set(table, given);
}

/** The name given to a seat whose owner has several; null for none. */
export function screenName(table: string, { seats }: Pick<Standing, 'seats'>, seat: number): string | null {
  const owner = seats[seat]?.owner;
  const isShared = owner && seats.filter((other) => other.owner?.id === owner.id).length > 1;
  return (isShared && stored.get(table)?.[seat]) || null;
}
