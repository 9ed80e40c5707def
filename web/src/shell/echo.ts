/** What is told event by event is not told twice: two events may be one fact that different people know. */

import type { TaleEvent } from '../net/wire';
import type { Words } from '../words/words';

/** Does it belong to the line of the event before it, and add nothing to that? */
export function isEcho(event: TaleEvent, before: TaleEvent | null, words: Pick<Words, 'condensed'>): boolean {
  if (!before || !words.condensed([event]).length) return false;
  const [line, ...more] = words.condensed([before, event]);
  return more.length === 0 && JSON.stringify(line) === JSON.stringify(before);
}
