/** Remembers the tables at which this browser has seen a game, so that the first turns of others are told once. */

import { StoredByTable } from '../app/storage';

const seen = new StoredByTable('mattock.seen', 200, (value) => typeof value === 'string');

export const hasSeen = (table: string): boolean => seen.get(table) !== null;

export function rememberSeen(table: string): void {
  if (!hasSeen(table)) seen.set(table, 'yes');
}
