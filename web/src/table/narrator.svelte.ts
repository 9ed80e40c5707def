/**
 * Tells what others do: it frames the place before anything moves, says the step in words there, and remembers what was
 * done against the players at this screen until they have seen it.
 */

import type { TaleEvent, View } from '../net/wire';
import { placeOf, type Narration, type Telling, type WindowBox } from './narration';
import { entryFor, type TableScene } from './scene';

export interface Caption {
  readonly text: string;
  /** Null: the place is not on the screen. */
  readonly box: WindowBox | null;
  /** Where the place is by now: the table may move under the caption. */
  readonly place: () => WindowBox | null;
  readonly picture: Telling['picture'];
  /** The part of the usual time for which it is shown. */
  readonly share: number;
}

/** Something that was done to players at this screen. */
export interface Harm {
  readonly id: number;
  /** The one that did it, in words. */
  readonly by: string;
  readonly text: string;
  readonly cost: string;
  readonly seats: readonly number[];
  readonly telling: Telling;
}

export interface GreatMoment {
  readonly id: number;
  readonly headline: string;
  readonly text: string;
}

/** ms for which the place is framed before anything moves there, and that the camera needs. */
const LEAD_MS = 320;
const FRAME_MS = 380;
/** px around a place that its ring takes. */
const RING = 10;
/** ms to read a caption: for itself, for each letter, at least and at most; a picture adds to it. */
const READING = { start: 650, letter: 34, least: 1000, most: 3000, picture: 700 };
/** What matters little, as a step or a resource, is read in so much of the time. */
const SMALL = { weight: 1, share: 0.55 };
/** ms for which a great moment is celebrated, and the part of it for which the story waits. */
const GREAT_LEAD_MS = 1300;
export const CELEBRATION_MS = 2400;

export class Narrator {
  caption = $state.raw<Caption | null>(null);
  /** The player whose deed is told. */
  acting = $state<number | null>(null);
  great = $state.raw<GreatMoment | null>(null);
  #harms = $state.raw<readonly Harm[]>([]);
  #since = 0;
  /** The events that the caption tells. */
  #group: readonly TaleEvent[] = [];
  #told = 0;
  #run = 0;
  #celebration: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly model: TableScene,
    readonly narration: Narration | undefined,
    /** 1 leaves time to read along; 0: nothing is waited for and no caption is shown. */
    private readonly reading: () => number,
  ) {}

  /** What was done to the player who looks, until it is seen. */
  get harms(): readonly Harm[] {
    return this.#harms.filter(({ seats }) => seats.some((seat) => seat === this.model.seat));
  }

  /** The harms were seen. */
  dismiss(): void {
    const { harms } = this;
    this.#harms = this.#harms.filter((harm) => !harms.includes(harm));
  }

  tellingOf(event: TaleEvent): Telling | null {
    try {
      return (this.narration && entryFor(this.narration.tellings, event)?.(event, this.model)) ?? null;
    } catch (error) {
      console.error(`telling of ${event.event}`, error);
      return null;
    }
  }

  /** The heading of the chapter that begins with the event; null if none does. */
  chapterOf(event: TaleEvent): string | null {
    const chapters = this.narration?.chapters;
    return (chapters && entryFor(chapters, event)?.(event, this.model)) ?? null;
  }

  textOf(event: TaleEvent, telling: Telling | null): string {
    return telling?.text ?? this.model.words.event(event);
  }

  /** An event happened, seen or not: remember it if it is against somebody here, celebrate it if it is great. */
  notice(event: TaleEvent, actor: number | null): void {
    const telling = this.tellingOf(event);
    if (!telling) return;
    const seats = (telling.against ?? []).filter((seat) => seat !== actor || telling.by !== undefined);
    const text = this.textOf(event, telling);
    const by = telling.by ?? (actor === null ? '' : this.model.name(actor));
    if (seats.length)
      this.#harms = [...this.#harms, { id: (this.#told += 1), by, text, cost: telling.cost ?? '', seats, telling }];
    if (telling.headline !== undefined) this.#celebrate(telling.headline, text);
  }

  /** A deed is over: remember what it did to somebody here beside what its events say. */
  noticeEffects(before: View, after: View, actor: number | null): void {
    for (const { at, text, cost = '', against } of this.narration?.harms?.(before, after, this.model) ?? []) {
      if (against === actor || actor === null) continue;
      const harm = { by: this.model.name(actor), text, cost, seats: [against], telling: { at } };
      this.#harms = [...this.#harms, { id: (this.#told += 1), ...harm }];
    }
  }

  /**
   * Frame the place and say what happens there, before it does. Of what follows (`ahead`) the caption says as much as is
   * one line with it: three dwarfs on one card are one caption.
   */
  async lead(event: TaleEvent, actor: number | null, ahead: readonly TaleEvent[] = []): Promise<void> {
    const factor = this.reading();
    if (factor === 0 || !this.#lineOf([event])) return;
    const isSame = this.acting === actor && this.#group.length > 0 && this.#lineOf([...this.#group, event]);
    this.#group = isSame ? [...this.#group, event] : [event];
    const line = this.#lineOf([...this.#group, ...this.#continuation(ahead)]) ?? event;
    const telling = this.tellingOf(line);
    if (!telling) return;
    if (this.#group.length > 1) return this.#retell(line, telling);
    const run = (this.#run += 1);
    this.acting = actor;
    const place = placeOf(telling);
    if (place && this.narration?.frame?.(padded(place), telling.at)) await wait(FRAME_MS); // the camera glides at one pace
    if (run !== this.#run) return;
    if (telling.headline !== undefined) return wait(GREAT_LEAD_MS * factor);
    if (telling.isSilent) return void (this.caption = null);
    const at = () => placeOf(telling);
    const share = shareOf(telling);
    this.caption = { text: this.#captionOf(line, telling), box: at(), place: at, picture: telling.picture, share };
    this.#since = performance.now();
    await wait((LEAD_MS + (telling.picture ? READING.picture : 0)) * share * factor);
  }

  /** The caption says more of what goes on at its place. */
  #retell(line: TaleEvent, telling: Telling): void {
    const text = this.#captionOf(line, telling);
    if (this.caption && this.caption.text !== text) this.caption = { ...this.caption, text };
  }

  #captionOf(line: TaleEvent, telling: Telling): string {
    return telling.caption ?? this.textOf(line, telling);
  }

  /** The one line that these events make; null if they make several or none. */
  #lineOf(events: readonly TaleEvent[]): TaleEvent | null {
    const [line, ...more] = this.model.words.condensed(events);
    return line && !more.length ? line : null;
  }

  /** How much of what follows goes into the line of what is told. */
  #continuation(ahead: readonly TaleEvent[]): readonly TaleEvent[] {
    const end = ahead.findIndex((_, at) => this.#lineOf([...this.#group, ...ahead.slice(0, at + 1)]) === null);
    return end < 0 ? ahead : ahead.slice(0, end);
  }

  /** Leave the caption until it can be read, unless what follows is said by it too. */
  async hold(ahead: readonly TaleEvent[] = []): Promise<void> {
    if (!this.caption || (ahead.length && this.#continuation(ahead.slice(0, 1)).length)) return;
    const left = readingTime(this.caption) * this.reading() - (performance.now() - this.#since);
    if (left > 0) await wait(left);
  }

  /** The story was skipped or is over. */
  rest(): void {
    this.#run += 1;
    this.caption = null;
    this.acting = null;
    this.#group = [];
  }

  /** End the celebration. */
  endCelebration(): void {
    clearTimeout(this.#celebration);
    this.great = null;
  }

  #celebrate(headline: string, text: string): void {
    clearTimeout(this.#celebration);
    this.great = { id: (this.#told += 1), headline, text };
    this.#celebration = setTimeout(() => (this.great = null), CELEBRATION_MS);
  }
}

/** ms that a caption is shown at the usual pace. */
export function readingTime({ text, picture, share }: Pick<Caption, 'text' | 'picture' | 'share'>): number {
  const { start, letter, least, most } = READING;
  const whole = Math.min(most, Math.max(least, start + letter * text.length)) + (picture ? READING.picture : 0);
  return whole * share;
}

const shareOf = ({ weight = 1, against = [] }: Telling): number =>
  weight < SMALL.weight && against.length === 0 ? SMALL.share : 1;

/** The place with the ring around it. */
function padded({ x, y, width, height }: WindowBox): WindowBox {
  return { x: x - RING, y: y - RING, width: width + 2 * RING, height: height + 2 * RING };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
