/** Where in a turn and in a round one is. */

import type { FallView } from './view';

export const PHASES = ['actions', 'resolve', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

const LATER: Record<string, Phase> = {
  resolve: 'resolve',
  trade: 'resolve',
  dig: 'resolve',
  discard: 'discard',
  closing: 'discard',
};

export function phaseOf(view: FallView): Phase | null {
  return view.decision && (LATER[view.decision.kind] ?? 'actions');
}

/** Who still plays in this round, the player to move first: a round runs from its first player. */
export function lastTurns(view: FallView): number[] {
  const count = view.players.length;
  const played = (view.to_move - view.first + count) % count;
  return Array.from({ length: count - played }, (_, index) => (view.to_move + index) % count);
}
