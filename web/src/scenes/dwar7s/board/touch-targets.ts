/** Finds what a finger touches where targets are smaller than it or lie close together. */

import type { Box, Point } from '../geometry';
import { grown } from '../note-placement';

/** The size in px that a finger hits. */
export const TOUCH_TARGET = 44;
/** The distance in px from other things at which a finger on a large thing means that one. */
const CLEAR = 6;

/** The box, at least as large as a finger, around the same middle. */
export function atLeastFinger({ x, y, width, height }: Box): Box {
  const [wide, high] = [Math.max(width, TOUCH_TARGET), Math.max(height, TOUCH_TARGET)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

function isSmall({ width, height }: Box): boolean {
  return Math.min(width, height) < TOUCH_TARGET;
}

function holds({ x, y, width, height }: Box, at: Point): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}

/**
 * Which of these things a finger means: one of them, none, or several of which one is too small to be told from the
 * others.
 */
export function touchedOf(things: readonly Box[], at: Point): number | 'none' | 'several' {
  const hit = things.flatMap((thing, index) => (holds(atLeastFinger(thing), at) ? [index] : []));
  const [first, second] = hit;
  if (first === undefined) return 'none';
  if (second === undefined) return first;
  const near = hit.filter((index) => holds(grown(things[index] as Box, CLEAR), at));
  const [only] = near;
  if (near.length === 1 && only !== undefined && !isSmall(things[only] as Box)) return only;
  return hit.some((index) => isSmall(things[index] as Box)) ? 'several' : (hit.at(-1) as number);
}
