/** Where a caption stands: beside the thing it tells of, never on it, and always on the screen. */

import type { WindowBox } from '../../table/narration';

type Point = Pick<WindowBox, 'x' | 'y'>;
type Size = Pick<WindowBox, 'width' | 'height'>;

/** Between a caption and its thing, and to the edge of the window, in px. */
const GAP = 14;
const EDGE = 8;
/** The ring around the thing, and the rim of the caption. */
const RING = 12;
/** The height of the round buttons at the head of the window. */
const HEAD = 58;

/**
 * Above the thing, below it or at its side: where it fits and covers least of what should be kept clear, the first of
 * these if several do. In the upper half if the thing is not on the screen.
 */
export function captionPlace(
  box: WindowBox | null,
  size: Size,
  screen: Size,
  clear: readonly WindowBox[] = [],
): { x: number; y: number } {
  if (!box) return { x: (screen.width - size.width) / 2, y: screen.height * 0.24 };
  const within = (place: Point) => withinScreen(place, size, screen);
  const beside = placesBeside(box, size).map(within);
  const ringed = {
    x: box.x - RING,
    y: box.y - RING,
    width: box.width + 2 * RING,
    height: box.height + 2 * RING,
  };
  const free = beside.filter((place) => overlap({ ...place, ...size }, ringed) === 0);
  const covered = (place: Point) => clear.reduce((sum, thing) => sum + overlap({ ...place, ...size }, thing), 0);
  const [best] = free.toSorted((one, other) => covered(one) - covered(other));
  return best ?? within({ x: box.x + box.width + GAP, y: box.y });
}

/** In the middle of each side, then with its corners. */
function placesBeside({ x, y, width, height }: WindowBox, size: Size): Point[] {
  const [left, middle, right] = [x, x + (width - size.width) / 2, x + width - size.width];
  const [top, centre, foot] = [y, y + (height - size.height) / 2, y + height - size.height];
  const [above, below] = [y - size.height - GAP, y + height + GAP];
  const [after, before] = [x + width + GAP, x - size.width - GAP];
  return [
    ...[middle, left, right].flatMap((x) => [above, below].map((y) => ({ x, y }))),
    ...[centre, top, foot].flatMap((y) => [after, before].map((x) => ({ x, y }))),
  ];
}

function overlap(one: WindowBox, other: WindowBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function withinScreen({ x, y }: Point, size: Size, screen: Size): Point {
  return {
    x: between(x, EDGE, screen.width - size.width - EDGE),
    y: between(y, HEAD, screen.height - size.height - EDGE),
  };
}

function between(at: number, low: number, high: number): number {
  return Math.min(Math.max(at, low), Math.max(low, high));
}
