/** The story so far as data: what happened; words are found when it is read. */

import type { Happening, TaleEvent } from '../net/wire';
import type { Words } from '../words/words';
import { undoneOf } from './undone';

export interface Told {
  event: TaleEvent;
  text: string;
  isHeading: boolean;
}

const HEADINGS = ['turn_began'];

export class Story {
  passages = $state.raw<readonly Happening[]>([]);
  /** What was played and does not stand any more. */
  readonly undone = $derived(undoneOf(this.passages));
  /** Those of which nothing is left to tell. */
  #whole: readonly Happening[] = [];

  /** These happenings, or only so many of their `events`: who watches reads of each as it moves. */
  add(happenings: readonly Happening[], events = Infinity): void {
    const last = this.#whole.at(-1)?.number ?? 0;
    const fresh = happenings.filter(({ number }) => number > last);
    if (!fresh.length) return;
    this.passages = [...this.#whole, ...begun(fresh, events)];
    if (events === Infinity) this.#whole = this.passages;
  }

  /** The seat of the last deed that stands and was no bot's; null where nobody has done any. */
  get lastPlayer(): number | null {
    for (const passage of this.passages.toReversed()) {
      const { what } = passage;
      if (what.kind === 'action_played' && !what.is_bot && !this.undone.has(passage)) return what.seat;
    }
    return null;
  }

  /** Another story begins. */
  forget(): void {
    this.passages = this.#whole = [];
  }
}

/** What has begun when so many events are told. */
function begun(happenings: readonly Happening[], events: number): Happening[] {
  const found: Happening[] = [];
  let left = events;
  for (const happening of happenings) {
    if (left < 0) break;
    const { what } = happening;
    const isLonger = 'tale' in what && what.tale.length > left;
    found.push(isLonger ? { ...happening, what: { ...what, tale: what.tale.slice(0, left) } } : happening);
    left -= taleOf(happening).length;
  }
  return found;
}

/** The events that a happening tells; most have none. */
export const taleOf = ({ what }: Happening): readonly TaleEvent[] => ('tale' in what ? what.tale : []);

const TOLD = new WeakMap<Happening, { words: Words; lines: Told[] }>();

/** The lines of one passage of the game, found once for each language. */
export function told(passage: Happening, words: Words): readonly Told[] {
  const known = TOLD.get(passage);
  if (known?.words === words) return known.lines;
  const lines = tell(passage, words);
  TOLD.set(passage, { words, lines });
  return lines;
}

function tell(passage: Happening, words: Words): Told[] {
  return words.condensed(taleOf(passage)).map((event) => ({
    event,
    text: words.event(event),
    isHeading: HEADINGS.includes(event.event),
  }));
}

/** The last lines of the game as it stands, newest last. Of several takings back in a row one is told. */
export function lastLines(
  story: Story,
  words: Words,
  count: number,
  takenBack: (passage: Happening) => string,
): Told[] {
  const lines: Told[] = [];
  for (const passage of story.passages.toReversed()) {
    if (lines.length >= count) break;
    if (story.undone.has(passage)) continue;
    const isBack = passage.what.kind === 'rewound';
    if (!isBack) lines.unshift(...told(passage, words));
    else if (lines[0]?.event.event !== BACK) lines.unshift(toldBack(takenBack(passage)));
  }
  return lines.slice(-count);
}

const BACK = 'taken_back';
const toldBack = (text: string): Told => ({ event: { event: BACK }, text, isHeading: false });
