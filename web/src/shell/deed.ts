/** A deed of several actions is taken back as one. */

import type { Happening } from '../net/wire';
import type { Story } from './story.svelte';

/** How many actions back the last deed of these seats began; 0 where somebody else has played since, or nobody knows. */
export function deedSteps({ passages, undone }: Story, own: readonly number[], goingOn: ReadonlySet<string>): number {
  const line = passages.filter((passage) => passage.what.kind === 'action_played' && !undone.has(passage)).reverse();
  const last = line.findIndex(({ what }) => !what.is_bot);
  const first = line.findIndex((passage, at) => at >= last && !goingOn.has(verbOf(passage)));
  const isOwn = ({ what }: Happening) => !what.is_bot && own.includes(what.seat ?? -1) && Boolean(what.action);
  return last >= 0 && line.slice(last, first + 1).every(isOwn) ? first + 1 : 0;
}

function verbOf({ what }: Happening): string {
  return what.action?.split(':')[0] ?? '';
}
