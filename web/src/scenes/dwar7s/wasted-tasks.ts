/**
 * Finds tasks that would be wasted even in the best order: those that a player is about to give up or to choose in
 * vain.
 */

import type { Future } from '../../table/scene';
import { wastedTasks } from './difference';
import type { Path } from '../../play/preview-cache.svelte';
import type { FallView, Action, Dwar7s, Pieces } from './view';

type Look = (path: Path) => Future<Dwar7s> | null | undefined;
type Verbs = Pieces['verb'];
type Wasted = readonly { card: string; why: string }[];

/** An order of the tasks, as far as it is known. */
interface Way {
  path: Path;
  legal: readonly Action[];
  wasted: Wasted;
}

export interface TaskOrder {
  /** The paths whose previews are needed. */
  trials: readonly Path[];
  /** The cards whose tasks would be wasted, and why; none as long as something is still asked. */
  wasted: ReadonlyMap<string, string>;
  /** The view at the end of that order, as far as luck does not decide it. */
  end: FallView | null;
}

/** Limits of the search: previews in total, and steps ahead. */
const MAX_TRIALS = 32;
const MAX_STEPS = 12;
const NOTHING: ReadonlyMap<string, string> = new Map();

/** The order of the tasks in which the fewest are wasted, after this path and what may be done then. */
export function bestTaskOrder(path: Path, legal: readonly Action[], look: Look, verbs: Verbs): TaskOrder {
  const trials: Path[] = [];
  let best: Way | null = null;
  let ways: Way[] = [{ path, legal, wasted: failed(path.length ? look(path) : null) }];
  while (ways.length) {
    const next = new Map<string, Way>();
    for (const way of ways) {
      const paths = stepsFrom(way, verbs).slice(0, MAX_TRIALS - trials.length);
      trials.push(...paths);
      const ahead = paths.flatMap((one) => wayTo(one, look) ?? []);
      if (!ahead.length) best = better(best, way);
      // Tasks in another order lead to the same position, except for what was wasted.
      for (const one of ahead) next.set(deedsOf(one), better(next.get(deedsOf(one)) ?? null, one));
    }
    ways = [...next.values()];
  }
  const isKnown = trials.every((trial) => look(trial) !== undefined);
  const last = isKnown && best?.path.length ? look(best.path) : null;
  const wasted = isKnown && best ? new Map(best.wasted.map(({ card, why }) => [card, why])) : NOTHING;
  return { trials, wasted, end: last?.view ?? last?.certain ?? null };
}

function stepsFrom({ path, legal }: Way, verbs: Verbs): Path[] {
  if (path.length >= MAX_STEPS) return [];
  return legal.filter(({ verb }) => verbs[verb]?.is_task).map(({ code }) => [...path, code]);
}

/** A task that luck decides is not wasted, and ends the search; of hidden cards only what is certain counts. */
function wayTo(path: Path, look: Look): Way | null {
  const future = look(path);
  const isKnown = future && (future.view || future.tale.length || future.legal.length);
  return isKnown ? { path, legal: future.legal, wasted: failed(future) } : null;
}

function failed(future: Future<Dwar7s> | null | undefined): Wasted {
  return wastedTasks(future?.tale ?? []);
}

function deedsOf({ path }: Way): string {
  return path.toSorted().join(' ');
}

function better(one: Way | null, other: Way): Way {
  return one && one.wasted.length <= other.wasted.length ? one : other;
}

/** Whether the player is warned now: before the actions are ended, or a task is chosen. */
export function isWarned({ decision }: Pick<FallView, 'decision'>, path: Path, verbs: Verbs): boolean {
  const [code] = path;
  return code === undefined
    ? decision?.kind === 'actions'
    : path.length === 1 && (verbs[code.split(':')[0] ?? '']?.is_task ?? false);
}
