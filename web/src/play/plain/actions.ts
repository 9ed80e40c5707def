/** The legal actions in groups, one for each verb, the short ones first. */

import type { LegalAction } from '../../net/wire';

export interface ActionGroup {
  readonly verb: string;
  readonly actions: readonly LegalAction[];
}

export function groupsOf(legal: readonly LegalAction[]): ActionGroup[] {
  const byVerb = new Map<string, LegalAction[]>();
  for (const action of legal) byVerb.set(action.verb, [...(byVerb.get(action.verb) ?? []), action]);
  const groups = [...byVerb].map(([verb, actions]) => ({ verb, actions }));
  return groups.toSorted((one, other) => one.actions.length - other.actions.length);
}

/** The button that an arrow or a number leads to; null for another key. */
export function focusTarget(key: string, at: number, count: number): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? Number(key) - 1 : null;
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  return null;
}
