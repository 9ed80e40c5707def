/** From one thing on the table to the next, by arrow keys. */

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

/** What lies aside counts as farther than what lies ahead; what lies rather aside than ahead only where nothing else is. */
const ASIDE = 2.2;
const MOSTLY_ASIDE = 1000;
/** What is hardly ahead lies beside. */
const MIN_STEP = 1;

/** The nearest of the points in that direction, as the eye sees it. */
export function nearestAhead<T extends Point>(from: Point, key: ArrowKey, points: readonly T[]): T | null {
  const way = DIRECTIONS[key];
  const costs = points.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    return ahead <= MIN_STEP ? Infinity : ahead + ASIDE * aside + (aside > ahead ? MOSTLY_ASIDE : 0);
  });
  return cheapest(points, costs);
}

/** The one nearest to a point. */
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

/** Where an element is on the screen: its middle. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The elements as points, to find the nearest of them. */
export function spotsOf(elements: Iterable<HTMLElement>): (Point & { element: HTMLElement })[] {
  return [...elements].map((element) => ({ element, ...middleOf(element) }));
}
