/**
 * Tasks that would come to nothing even in the best order: those that one is about to give up, or to choose in vain.
 */

import type { Future } from '../../table/scene';
import { wastedTasks } from './difference';
import type { Path } from '../../play/preview-cache.svelte';
import type { FallView, Action, Dwar7s } from './view';

type Look = (path: Path) => Future<Dwar7s> | null | undefined;
type Wasted = readonly { card: string; why: string }[];

/** One way to go about the tasks, as far as it is known. */
interface Way {
  path: Path;
  legal: readonly Action[];
  wasted: Wasted;
}

export interface Order {
  /** What must be looked into for it. */
  trials: readonly Path[];
  /** The cards whose tasks would be wasted, and why; none as long as something is still asked. */
  wasted: ReadonlyMap<string, string>;
}

/** From the end of the actions through the tasks; nobody is made to decline. */
const STEPS = new Set(['stop', 'resolve', 'buy', 'dig']);
/** So much is looked into, and so far ahead: two such searches are answered at once, and no more. */
const MOST = 32;
const FARTHEST = 12;
const NOTHING: ReadonlyMap<string, string> = new Map();

/** The order of the tasks in which the fewest are wasted, after this path and what may be done then. */
export function orderOf(path: Path, legal: readonly Action[], look: Look): Order {
  const trials: Path[] = [];
  let best: Way | null = null;
  let ways: Way[] = [{ path, legal, wasted: failed(path.length ? look(path) : null) }];
  while (ways.length) {
    const next = new Map<string, Way>();
    for (const way of ways) {
      const paths = stepsFrom(way).slice(0, MOST - trials.length);
      trials.push(...paths);
      const ahead = paths.flatMap((one) => wayTo(one, look) ?? []);
      if (!ahead.length) best = better(best, way);
      // Who has done the same in another order stands where this one does, but for what was wasted.
      for (const one of ahead) next.set(deedsOf(one), better(next.get(deedsOf(one)) ?? null, one));
    }
    ways = [...next.values()];
  }
  const isKnown = trials.every((trial) => look(trial) !== undefined);
  return { trials, wasted: isKnown && best ? new Map(best.wasted.map(({ card, why }) => [card, why])) : NOTHING };
}

function stepsFrom({ path, legal }: Way): Path[] {
  if (path.length >= FARTHEST) return [];
  return legal.filter(({ verb }) => STEPS.has(verb)).map(({ code }) => [...path, code]);
}

/** What luck decides is not wasted, and shows no further; of what others hide, what is certain all the same counts. */
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

/** Of what one is warned now, by the path in mind: before the actions are ended, or a task is gone about. */
export function isWarned({ decision }: Pick<FallView, 'decision'>, path: Path): boolean {
  const [code] = path;
  return code === undefined ? decision?.kind === 'actions' : path.length === 1 && STEPS.has(code.split(':')[0] ?? '');
}
