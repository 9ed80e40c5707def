/** Remembers in this browser which prepared puzzles were solved, and which of them without help. */

import { readStored, writeStored } from '../../app/storage';

const KEY = 'mattock.puzzles-solved';
const MAX_KEPT = 400;

/** `alone`: at the first try; `helped`: after others, or after the answer was shown. */
export type Solved = 'alone' | 'helped';

export function solvedPuzzles(): Readonly<Record<string, Solved>> {
  const stored: unknown = readStored(KEY);
  const entries = Object.entries(Object(stored) as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([id, how]) => (how === 'alone' || how === 'helped' ? [[id, how] as const] : [])),
  );
}

/** A solved puzzle keeps its first result. */
export function rememberSolved(id: string, how: Solved): void {
  const known = solvedPuzzles();
  if (known[id]) return;
  writeStored(KEY, Object.fromEntries([...Object.entries(known), [id, how] as const].slice(-MAX_KEPT)));
}
