/** The recap: what happened since a player's last deed, in a few lines that lead to their places. */

import type { Happening, TaleEvent } from '../net/wire';
import type { Words } from '../words/words';
import type { Telling } from './narration';
import { storyLines } from './story.svelte';

export interface RecapLine {
  readonly event: TaleEvent;
  readonly text: string;
  readonly telling: Telling;
  /** The moment that it tells of. */
  readonly happening: Happening;
  /** The seat that did it; null if none did. */
  readonly seat: number | null;
  /** It is among the few that are read first. */
  readonly isMain: boolean;
}

/** A recap has at most so many lines. */
const MAX_LINES = 6;
/** The number of main lines. */
const MAIN_LINES = 3;
/** Events against the viewing player come before all others. */
const AGAINST_ME_WEIGHT = 100;

/** The happenings after the last deed of the seat that stands; all of them if there is none. */
export function sinceLastDeed(
  happenings: readonly Happening[],
  undone: ReadonlySet<Happening>,
  seat: number,
): readonly Happening[] {
  const last = happenings.findLastIndex(
    (happening) => happening.what.kind === 'action_played' && happening.what.seat === seat && !undone.has(happening),
  );
  return happenings.slice(last + 1).filter((happening) => !undone.has(happening));
}

/** The most important of what happened, in its order: at least one line for each player, later ones before earlier ones. */
export function recapOf(
  happenings: readonly Happening[],
  words: Words,
  tellingOf: (event: TaleEvent) => Telling | null,
  mine: number | null = null,
): RecapLine[] {
  const told = happenings.flatMap((happening) => {
    const seat = happening.what.kind === 'action_played' ? happening.what.seat : null;
    return storyLines(happening, words).map((line) => ({ ...line, seat, happening }));
  });
  const lines = summed(told, words).flatMap(({ event, text, seat, happening }) => {
    const telling = tellingOf(event);
    return telling && weightOf(telling) > 0 ? [{ event, text: said(telling) ?? text, telling, seat, happening }] : [];
  });
  const weightFor = ({ telling }: { telling: Telling }) =>
    weightOf(telling) + (mine !== null && telling.against?.includes(mine) ? AGAINST_ME_WEIGHT : 0);
  const byWeight = lines.toReversed().toSorted((one, other) => weightFor(other) - weightFor(one));
  const bestOfEach = byWeight.filter(({ seat }, at) => byWeight.findIndex((other) => other.seat === seat) === at);
  const chosen = [...new Set([...bestOfEach, ...byWeight])].slice(0, MAX_LINES);
  return lines
    .filter((line) => chosen.includes(line))
    .map((line) => ({ ...line, isMain: chosen.indexOf(line) < MAIN_LINES }));
}

interface Line {
  readonly event: TaleEvent;
  readonly text: string;
  readonly seat: number | null;
  readonly happening: Happening;
}

/** What a player did several times is one line with its number, where it was done last. */
function summed(lines: readonly Line[], words: Words): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const at = found.findIndex((one) => one.seat === line.seat && sumOf(one.event, line.event, words) !== null);
    const [earlier] = at < 0 ? [] : found.splice(at, 1);
    const event = earlier ? sumOf(earlier.event, line.event, words) : null;
    found.push(event ? { ...line, event, text: words.event(event) } : line);
  }
  return found;
}

/** Two events of a kind as the one that the log would make of them in a row; null if it makes two. */
function sumOf(one: TaleEvent, other: TaleEvent, words: Words): TaleEvent | null {
  if (one.event !== other.event) return null;
  const [sum, ...more] = words.condensed([one, other]);
  return sum && more.length === 0 ? sum : null;
}

/** Main lines are as short as their captions, others name the place. */
function said(telling: Telling): string | undefined {
  return telling.text ?? (weightOf(telling) > 1 ? telling.caption : undefined);
}

const weightOf = ({ weight = 1 }: Telling): number => weight;
