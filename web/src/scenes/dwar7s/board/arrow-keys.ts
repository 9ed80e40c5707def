/** From one thing on the table to the next, by arrow keys. */

import type { Point } from '../geometry';

export const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What lies aside counts as farther than what lies ahead. */
const ASIDE = 2;
const STEP = 4;

/** The nearest of these that lies that way from here; -1 if there is none. */
export function nextOf(from: Point, way: Point, others: readonly Point[]): number {
  const far = others.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way.x + dy * way.y;
    return ahead < STEP ? Infinity : ahead + ASIDE * Math.abs(dx * way.y + dy * way.x);
  });
  const nearest = Math.min(...far);
  return nearest === Infinity ? -1 : far.indexOf(nearest);
}

/** The one nearest to a point. */
export function nearestTo(at: Point, others: readonly Point[]): number {
  const far = others.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  return far.indexOf(Math.min(...far));
}

export function middleOf(thing: Element): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Step on from what has the focus; false if that is nothing on the table, or nothing lies that way. */
export function walk(target: Element, key: string): boolean {
  const [way, here] = [WAYS[key], target.closest('.board button')];
  if (!way || !here) return false;
  const others = [...(here.closest('.board')?.querySelectorAll<HTMLElement>('button[data-action]') ?? [])];
  const next = others[nextOf(middleOf(here), way, others.map(middleOf))];
  next?.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  return next !== undefined;
}
