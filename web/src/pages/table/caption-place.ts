/** Where a caption stands: beside the thing it tells of, never on it, and always on the screen. */

import type { WindowBox } from '../../table/narration';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a caption and its thing, and to the edge of the window, in px. */
const GAP = 14;
const EDGE = 8;
/** What lies at the head of the window: the round buttons. */
const HEAD = 58;

/** Above the thing if there is room, else below it, else at its side; in the upper half if it is not on the screen. */
export function captionPlace(box: WindowBox | null, size: Size, screen: Size): { x: number; y: number } {
  if (!box) return { x: (screen.width - size.width) / 2, y: screen.height * 0.24 };
  const [left, top] = [box.x + box.width / 2 - size.width / 2, box.y - size.height - GAP];
  const below = box.y + box.height + GAP;
  const x = within(left, EDGE, screen.width - size.width - EDGE);
  if (top >= HEAD) return { x, y: top };
  if (below + size.height <= screen.height - EDGE) return { x, y: Math.max(HEAD, below) };
  const y = within(box.y + box.height / 2 - size.height / 2, HEAD, screen.height - size.height - EDGE);
  const right = box.x + box.width + GAP;
  const isRight = right + size.width <= screen.width - EDGE;
  return { x: isRight ? right : Math.max(EDGE, box.x - size.width - GAP), y };
}

function within(at: number, low: number, high: number): number {
  return Math.min(Math.max(at, low), Math.max(low, high));
}
