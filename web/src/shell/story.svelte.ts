/** The story so far as data: what happened, and the position in which it did; words are found when it is read. */

import type { Happening, TaleEvent, View } from '../net/wire';
import type { Words } from '../words/words';

export interface Passage {
  happening: Happening;
  /** The position before it, for names of places that depend on it. */
  view: View | null;
}

export interface Told {
  event: TaleEvent;
  text: string;
  isHeading: boolean;
}

const HEADINGS = ['turn_began'];

export class Story {
  passages = $state.raw<readonly Passage[]>([]);

  add(happenings: readonly Happening[], view: View | null): void {
    const last = this.passages.at(-1)?.happening.number ?? 0;
    const fresh = happenings.filter((happening) => happening.number > last);
    if (fresh.length) this.passages = [...this.passages, ...fresh.map((happening) => ({ happening, view }))];
  }
}

const TOLD = new WeakMap<Passage, { words: Words; lines: Told[] }>();

/** The lines of one passage of the game, found once for each language. */
export function told(passage: Passage, words: Words): readonly Told[] {
  const known = TOLD.get(passage);
  if (known?.words === words) return known.lines;
  const lines = tell(passage, words);
  TOLD.set(passage, { words, lines });
  return lines;
}

function tell(passage: Passage, words: Words): Told[] {
  return words.condensed(passage.happening.what.tale ?? []).map((event) => ({
    event,
    text: words.event(event, passage.view),
    isHeading: HEADINGS.includes(event.event),
  }));
}

/** The last lines of the game, newest last. */
export function lastLines(story: Story, words: Words, count: number): Told[] {
  const lines: Told[] = [];
  for (const passage of story.passages.toReversed()) {
    if (lines.length >= count) break;
    lines.unshift(...told(passage, words));
  }
  return lines.slice(-count);
}
