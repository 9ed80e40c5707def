/** The log of the table as data; its texts are made when it is read. */

import type { Happening, TaleEvent } from '../net/wire';
import type { Words } from '../words/words';
import { undoneIn } from './undo';

export interface StoryLine {
  event: TaleEvent;
  text: string;
  isHeading: boolean;
}

const HEADINGS = ['turn_began'];

export class Story {
  passages = $state.raw<readonly Happening[]>([]);
  /** Deeds that were taken back. */
  readonly undone = $derived(undoneIn(this.passages));
  /** The happenings whose events were all added. */
  #whole: readonly Happening[] = [];

  /** Add happenings, or only their first `events`: while motion plays, the log grows with it. */
  add(happenings: readonly Happening[], events = Infinity): void {
    const last = this.#whole.at(-1)?.number ?? 0;
    const fresh = happenings.filter(({ number }) => number > last);
    if (!fresh.length) return;
    this.passages = [...this.#whole, ...firstEvents(fresh, events)];
    if (events === Infinity) this.#whole = this.passages;
  }

  /** The seat of the last person's deed that was not taken back; null if there is none. */
  get lastPlayer(): number | null {
    for (const passage of this.passages.toReversed()) {
      const { what } = passage;
      if (what.kind === 'action_played' && !what.is_bot && !this.undone.has(passage)) return what.seat;
    }
    return null;
  }

  /** Empty the log: it is told anew. */
  forget(): void {
    this.passages = this.#whole = [];
  }
}

/** The happenings up to the first so many events. */
function firstEvents(happenings: readonly Happening[], events: number): Happening[] {
  const found: Happening[] = [];
  let left = events;
  for (const happening of happenings) {
    if (left < 0) break;
    const { what } = happening;
    const isLonger = 'tale' in what && what.tale.length > left;
    found.push(isLonger ? { ...happening, what: { ...what, tale: what.tale.slice(0, left) } } : happening);
    left -= eventsOf(happening).length;
  }
  return found;
}

/** The events of a happening; most have none. */
export const eventsOf = ({ what }: Happening): readonly TaleEvent[] => ('tale' in what ? what.tale : []);

const LINES_OF = new WeakMap<Happening, { words: Words; lines: StoryLine[] }>();

/** The lines of one happening, made once for each language. */
export function storyLines(passage: Happening, words: Words): readonly StoryLine[] {
  const known = LINES_OF.get(passage);
  if (known?.words === words) return known.lines;
  const lines = findLines(passage, words);
  LINES_OF.set(passage, { words, lines });
  return lines;
}

function findLines(passage: Happening, words: Words): StoryLine[] {
  return words.condensed(eventsOf(passage)).map((event) => ({
    event,
    text: words.event(event),
    isHeading: HEADINGS.includes(event.event),
  }));
}

/** The last lines of the log without what was taken back, newest last. Several undos in a row are one line. */
export function lastLines(
  story: Story,
  words: Words,
  count: number,
  takenBack: (passage: Happening) => string,
): StoryLine[] {
  const lines: StoryLine[] = [];
  for (const passage of story.passages.toReversed()) {
    if (lines.length >= count) break;
    if (story.undone.has(passage)) continue;
    const isBack = passage.what.kind === 'rewound';
    if (!isBack) lines.unshift(...storyLines(passage, words));
    else if (lines[0]?.event.event !== TAKEN_BACK) lines.unshift(takenBackLine(takenBack(passage)));
  }
  return lines.slice(-count);
}

const TAKEN_BACK = 'taken_back';
const takenBackLine = (text: string): StoryLine => ({ event: { event: TAKEN_BACK }, text, isHeading: false });

/**
 * Whether an event adds nothing to the line of the event before it: two events may be one fact that different people
 * know.
 */
export function isDuplicate(event: TaleEvent, before: TaleEvent | null, words: Pick<Words, 'condensed'>): boolean {
  if (!before || !words.condensed([event]).length) return false;
  const [line, ...more] = words.condensed([before, event]);
  return more.length === 0 && JSON.stringify(line) === JSON.stringify(before);
}
