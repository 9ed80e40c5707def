/** The promises of fair luck that this browser was told while games were on, the first of each table: at the end it can say
 * whether another one is told. */

import type { Standing } from '../net/wire';

const STORAGE_KEY = 'mattock.promises';
/** Tables; the oldest are forgotten. */
const MAX_TABLES = 200;

type Seen = readonly [table: string, promise: string];

/** Keeps a promise whose secret is not told yet, unless there is an earlier one; says whether the table has made one. */
export function rememberCommitment(
  table: string,
  { commitment, secret }: Pick<Standing, 'commitment' | 'secret'>,
): boolean {
  if (!commitment) return false;
  const seen = read();
  if (!secret && !seen.some(([other]) => other === table)) keep([...seen, [table, commitment]]);
  return true;
}

/** The first promise that this browser saw of a game that was on. */
export function firstCommitment(table: string): string | null {
  return read().find(([other]) => other === table)?.[1] ?? null;
}

function keep(seen: readonly Seen[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(seen.slice(-MAX_TABLES)));
  } catch {
    // A browser that keeps nothing still plays; it has then seen no promise.
  }
}

function read(): Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(entry: unknown): entry is Seen {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
