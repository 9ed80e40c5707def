/** What of the story does not stand any more. */

import type { Passage } from './story.svelte';

/** A taking back leaves the first `to` actions; the story begins with the first of all. */
export function undoneOf(passages: readonly Passage[]): ReadonlySet<Passage> {
  const undone = new Set<Passage>();
  const line: Passage[] = [];
  for (const passage of passages) {
    const { what } = passage.happening;
    if (what.kind === 'action_played') line.push(passage);
    if (what.kind === 'rewound') for (const gone of line.splice(Number(what['to']))) undone.add(gone);
  }
  return undone;
}
