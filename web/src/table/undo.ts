/** Finds the deeds that were taken back. */

import type { Happening } from '../net/wire';

/** The deeds that were taken back; a rewind keeps the first `to` of them. */
export function undoneIn(passages: readonly Happening[]): ReadonlySet<Happening> {
  const undone = new Set<Happening>();
  const line: Happening[] = [];
  for (const passage of passages) {
    const { what } = passage;
    if (what.kind === 'action_played') line.push(passage);
    if (what.kind === 'rewound') for (const gone of line.splice(Number(what['to']))) undone.add(gone);
  }
  return undone;
}
