/**
 * The promises of fair luck that this browser was told while games were on, the first of each table: at the end it can
 * say whether another one is told.
 */

import { StoredByTable } from '../app/storage';
import type { Standing } from '../net/wire';

const seen = new StoredByTable('mattock.promises', 200, (value) => typeof value === 'string');

/** Keeps a promise whose secret is not told yet, unless there is an earlier one; says whether the table has made one. */
export function rememberCommitment(
  table: string,
  { commitment, secret }: Pick<Standing, 'commitment' | 'secret'>,
): boolean {
  if (!commitment) return false;
  if (!secret && seen.get(table) === null) seen.set(table, commitment);
  return true;
}

/** The first promise that this browser saw of a game that was on. */
export function firstCommitment(table: string): string | null {
  return seen.get(table);
}
