/** Facts about a path that need no preview: follow-up decisions, and the card that is being laid. */

import type { Future } from '../../table/scene';
import type { Path } from '../../play/preview-cache.svelte';
import type { Point } from './geometry';
import type { FallView, Dwar7s } from './view';

/** The paths with all four rotations of the last card. */
export function turns(path: Path): Path[] {
  if (!path.at(-1)?.startsWith('turn:')) return [];
  return [0, 1, 2, 3].map((turn) => [...path.slice(0, -1), `turn:${turn}`]);
}

/** The tasks that wait, if their order does not matter. */
export function tasksInAnyOrder({ any_order }: Pick<FallView, 'any_order'>): Path {
  return any_order.map((card) => `resolve:${card}`);
}

export function isFollowed(future: Future<Dwar7s>): boolean {
  return future.view?.is_begun ?? false;
}

export function begunCard(decision: FallView['decision']): string | null {
  return decision && (decision.kind === 'space' || decision.kind === 'turn') ? decision.params.card : null;
}

export function fixedAt(decision: FallView['decision']): Point | null {
  return decision?.kind === 'turn' ? { x: decision.params.x, y: decision.params.y } : null;
}

/** How the card in the air is best shown on a space, before its player turns it. */
export function likelyTurn({ turned }: FallView, at: Point | null): number {
  return turned.find(({ x, y }) => x === at?.x && y === at.y)?.turn ?? 0;
}
