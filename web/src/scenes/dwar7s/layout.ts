/** Three arrangements of the same things: boards at the sides, boards above and below, or coins and drawers. */

import type { Camera, Frame } from './camera';
import { corner, SIDE, type Point } from './geometry';

export type Layout = 'wide' | 'tall' | 'phone';

const PHONE = 640;
const LOW = 560;
const WIDE = 1024;

export function layoutOf(width: number, height: number): Layout {
  if (width < PHONE || height < LOW) return 'phone';
  return width >= WIDE && width > height ? 'wide' : 'tall';
}

/** Low and wide, as on a phone that lies or with a page enlarged to 200 %: boards stand beside each other. */
export function isLow(width: number, height: number): boolean {
  return height < LOW && width >= height * 1.3;
}

/** The window in the middle of the boards, seen from the scene. */
export function windowOf(scene: HTMLElement, hole: HTMLElement): Frame {
  const [outer, inner] = [scene.getBoundingClientRect(), hole.getBoundingClientRect()];
  return { x: inner.left - outer.left, y: inner.top - outer.top, width: inner.width, height: inner.height };
}

/** Room that the words beside a card in the air may need. */
const NOTE = { width: 250, height: 190 };

/** Where to tell what a card in the air would change: below it, or beside it where there is no room below. */
export function beside(space: Point, camera: Camera, frame: Frame): Point & { shift: string } {
  const at = corner(space);
  const [left, top] = [camera.x + at.x * camera.zoom, camera.y + at.y * camera.zoom];
  const side = SIDE * camera.zoom;
  if (top + side + NOTE.height < frame.y + frame.height)
    return { x: left + side / 2, y: top + side + 14, shift: '-50%' };
  const y = Math.min(top, frame.y + frame.height - NOTE.height);
  if (left + side + NOTE.width < frame.x + frame.width) return { x: left + side + 14, y, shift: '0' };
  return { x: left - 14, y, shift: '-100%' };
}
