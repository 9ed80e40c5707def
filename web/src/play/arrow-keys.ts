/** Moves the focus from one element on the table to the next by arrow keys. */

export interface Point {
  x: number;
  y: number;
}

export const DIRECTIONS = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
} as const satisfies Record<string, Point>;
export type ArrowKey = keyof typeof DIRECTIONS;

/** The distance aside counts more than the distance ahead; points mostly aside come last. */
const ASIDE_WEIGHT = 2.2;
const ASIDE_PENALTY = 1000;
/** Points that are less far ahead do not lie in that direction. */
const MIN_STEP = 1;

/** The nearest point in the direction of the key; null if there is none. */
export function nearestAhead<T extends Point>(from: Point, key: ArrowKey, points: readonly T[]): T | null {
  const way = DIRECTIONS[key];
  const costs = points.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    return ahead <= MIN_STEP ? Infinity : ahead + ASIDE_WEIGHT * aside + (aside > ahead ? ASIDE_PENALTY : 0);
  });
  return cheapest(points, costs);
}

/** The point nearest to another; null if there is none. */
export function nearestTo<T extends Point>(at: Point, points: readonly T[]): T | null {
  return cheapest(
    points,
    points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)),
  );
}

function cheapest<T>(points: readonly T[], costs: readonly number[]): T | null {
  const least = Math.min(...costs);
  return least === Infinity ? null : (points[costs.indexOf(least)] ?? null);
}

/** The middle of an element on the screen. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Elements with their middles, to find the nearest of them. */
export function spotsOf(elements: Iterable<HTMLElement>): (Point & { element: HTMLElement })[] {
  return [...elements].map((element) => ({ element, ...middleOf(element) }));
}
