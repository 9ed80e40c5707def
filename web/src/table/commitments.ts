/**
 * Keeps the first commitment to fair luck that this browser saw of each table, so that it can tell at the end whether
 * the table shows another one.
 */

import { StoredByTable } from '../app/storage';
import type { Standing } from '../net/wire';

const seen = new StoredByTable('mattock.promises', 200, (value) => typeof value === 'string');

/**
 * Keep a commitment whose secret is not told yet, unless there is an earlier one. Returns whether the table made one.
 */
export function rememberCommitment(
  table: string,
  { commitment, secret }: Pick<Standing, 'commitment' | 'secret'>,
): boolean {
  if (!commitment) return false;
  if (!secret && seen.get(table) === null) seen.set(table, commitment);
  return true;
}

/** The first commitment that this browser saw while the game was on. */
export function firstCommitment(table: string): string | null {
  return seen.get(table);
}
