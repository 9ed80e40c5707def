/** Tasks that would come to nothing: those that one is about to give up, or to choose in vain. */

import type { LegalAction, Preview } from '../../net/wire';
import { wastedTasks } from './difference';
import type { Path } from './foresight.svelte';
import type { FallView } from './lore';

type Look = (path: Path) => Preview | null | undefined;

/** What must be looked into for it: each task, and where the actions could be ended, each task after that. */
export function trialsOf(legal: readonly LegalAction[], look: Look, before: Path = []): Path[] {
  return legal
    .filter(({ verb }) => verb === 'resolve' || verb === 'stop')
    .flatMap(({ verb, code }) => {
      const path = [...before, code];
      return verb === 'stop' ? [path, ...trialsOf(look(path)?.legal ?? [], look, path)] : [path];
    });
}

/** Every card whose task would be wasted, and why. */
export function wastedBy(futures: readonly (Preview | null | undefined)[]): ReadonlyMap<string, string> {
  const tasks = futures.flatMap((future) => wastedTasks(future?.tale ?? []));
  return new Map(tasks.map(({ card, why }) => [card, why]));
}

/** Of these one is warned now: while nothing else is in mind, or when that very task is chosen. */
export function warned(
  wasted: ReadonlyMap<string, string>,
  { decision }: Pick<FallView, 'decision'>,
  path: readonly string[],
): [card: string, why: string][] {
  const isStopping = decision?.kind === 'actions' && (path.length === 0 || path.at(-1) === 'stop');
  return [...wasted].filter(([card]) => isStopping || path.at(-1) === `resolve:${card}`);
}
