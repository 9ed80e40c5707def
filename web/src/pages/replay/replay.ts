/** A finished game as news, step by step or at a jump, for the same model and scene as at the table. */

import type { Answer, Happening, LegalAction, News, Standing, TaleEvent } from '../../net/wire';
import type { Connection } from '../../net/connection';
import { chaptersOf } from '../../table/chapters';
import type { ReplayStep as Step } from '../../contract/messages';

/** Through whose eyes: a seat's, an onlooker's (null), or with the secrets of all. */
export type Eyes = number | 'open' | null;
/** The unit of a step back or on. */
export type Unit = 'deed' | 'turn';

/** A jump over more actions than this is not played but shown at once. */
const MAX_PLAYED_ACTIONS = 40;

export interface Chapter {
  at: number;
  heading: string;
}

interface Shown {
  standing: Standing;
  table: string;
  version: number;
  eyes: Eyes;
  /** Actions that the scene is to draw as possible, to compare them; none can be played. */
  legal?: readonly LegalAction[];
}

/** The news of the step `to`. What led there `from` a step before is played; a jump brings the whole log instead. */
export function newsOf(
  steps: readonly Step[],
  { from, to }: { from: number | null; to: number },
  { standing, table, version, eyes, legal = [] }: Shown,
): News {
  const step = steps[to] as Step;
  return {
    answer: 'news',
    table,
    version,
    standing: { ...standing, status: step.view.result ? standing.status : 'playing', deeds: step.number },
    happenings: steps.slice(from === null ? 0 : from + 1, to + 1).map(happeningOf),
    looks: [{ seat: eyes === 'open' ? step.view.to_move : eyes, view: step.view, legal: [...legal] }],
    free_steps: 0,
    omitted: 0,
  };
}

function happeningOf({ number, seat, tale }: Step): Happening {
  return { number: number + 1, at: 0, what: { kind: 'action_played', seat: seat ?? 0, is_bot: false, tale } };
}

/** Whether what lies between two steps is played; else it is jumped over. */
export const isPlayed = (from: number, to: number) => to > from && to - from <= MAX_PLAYED_ACTIONS;

/** The steps at which one may stop: the deal, and the end of every deed or turn. */
export function stopsOf(steps: readonly Step[], unit: Unit): number[] {
  const last = steps.length - 1;
  return steps.flatMap(({ ends_deed, turn }, at) => {
    const isEnd = unit === 'deed' ? ends_deed : steps[at + 1]?.turn !== turn;
    return at === 0 || at === last || isEnd ? [at] : [];
  });
}

/** The next of these numbers after, or before, the one where we are. */
export function nextOf(stops: readonly number[], at: number, way: 1 | -1): number {
  const found = way === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}

/** The steps at which rounds, waves or whatever a game counts begin. */
export function chaptersIn(steps: readonly Step[], headingOf: (event: TaleEvent) => string | null): Chapter[] {
  const headings = chaptersOf(
    steps.flatMap(({ tale }) => tale),
    headingOf,
  );
  return steps.flatMap(({ tale }, at) =>
    tale.flatMap((event) => {
      const heading = headings.get(event);
      return heading === undefined ? [] : [{ at, heading }];
    }),
  );
}

/** The eyes in an address, if this game has such a seat. */
export function eyesOf(word: string | undefined, seats: number): Eyes {
  if (word === 'open') return word;
  return word !== undefined && /^\d+$/.test(word) && Number(word) < seats ? Number(word) : null;
}

/** The connection of a replay: nothing can be changed or asked. */
export const NOBODY: Connection = {
  command: (): Promise<Answer> => Promise.resolve({ answer: 'not_now', code: 'game_over' }),
  ask: () => undefined,
};
