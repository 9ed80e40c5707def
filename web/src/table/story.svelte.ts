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
  happenings = $state.raw<readonly Happening[]>([]);
  /** Deeds that were taken back. */
  readonly undone = $derived(undoneIn(this.happenings));
  /** The happenings whose events were all added. */
  #whole: readonly Happening[] = [];

  /** Add happenings, or only their first `events`: while motion plays, the log grows with it. */
  add(happenings: readonly Happening[], events = Infinity): void {
    const last = this.#whole.at(-1)?.number ?? 0;
    const fresh = happenings.filter(({ number }) => number > last);
    if (!fresh.length) return;
    this.happenings = [...this.#whole, ...firstEvents(fresh, events)];
    if (events === Infinity) this.#whole = this.happenings;
  }

  /** The seat of the last person's deed that was not taken back; null if there is none. */
  get lastPlayer(): number | null {
    for (const happening of this.happenings.toReversed()) {
      const { what } = happening;
      if (what.kind === 'action_played' && !what.is_bot && !this.undone.has(happening)) return what.seat;
    }
    return null;
  }

  /** Add what happened before, or between, which the news had left out. */
  insert(happenings: readonly Happening[]): void {
    this.#whole = merged(this.#whole, happenings);
    this.happenings = merged(this.happenings, happenings);
  }

  /** Empty the log before it is filled again. */
  forget(): void {
    this.happenings = this.#whole = [];
  }
}

/** Both, each once, in their order. */
function merged(some: readonly Happening[], others: readonly Happening[]): Happening[] {
  const known = new Set(some.map(({ number }) => number));
  const all = [...some, ...others.filter(({ number }) => !known.has(number))];
  return all.toSorted((one, other) => one.number - other.number);
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

export interface Actor {
  readonly seat: number | null;
  readonly isBot: boolean;
}

/** The seat whose deed each event of the happenings belongs to. */
export function actorsOf(happenings: readonly Happening[]): Actor[] {
  return happenings.flatMap((happening) => {
    const { what } = happening;
    const isDeed = what.kind === 'action_played';
    const actor = { seat: isDeed ? what.seat : null, isBot: isDeed && what.is_bot };
    return eventsOf(happening).map(() => actor);
  });
}

/** What happened once the cards were dealt. */
export function afterStart(happenings: readonly Happening[]): readonly Happening[] {
  return happenings.slice(happenings.findLastIndex(({ what }) => what.kind === 'game_started') + 1);
}

const LINES_OF = new WeakMap<Happening, { words: Words; lines: StoryLine[] }>();

/** The lines of one happening, made once for each language. */
export function storyLines(happening: Happening, words: Words): readonly StoryLine[] {
  const known = LINES_OF.get(happening);
  if (known?.words === words) return known.lines;
  const lines = findLines(happening, words);
  LINES_OF.set(happening, { words, lines });
  return lines;
}

function findLines(happening: Happening, words: Words): StoryLine[] {
  return words.condensed(eventsOf(happening)).map((event) => ({
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
  takenBack: (happening: Happening) => string,
): StoryLine[] {
  const lines: StoryLine[] = [];
  for (const happening of story.happenings.toReversed()) {
    if (lines.length >= count) break;
    if (story.undone.has(happening)) continue;
    const isBack = happening.what.kind === 'rewound';
    if (!isBack) lines.unshift(...storyLines(happening, words));
    else if (lines[0]?.event.event !== TAKEN_BACK) lines.unshift(takenBackLine(takenBack(happening)));
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
