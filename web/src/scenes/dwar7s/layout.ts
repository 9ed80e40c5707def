/** The three layouts: boards at the sides, boards above and below, or buttons and drawers on a phone. */

import type { Frame } from './camera';

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

/** The area between the boards, relative to the scene. */
export function windowOf(scene: HTMLElement, hole: HTMLElement): Frame {
  const [outer, inner] = [scene.getBoundingClientRect(), hole.getBoundingClientRect()];
  return { x: inner.left - outer.left, y: inner.top - outer.top, width: inner.width, height: inner.height };
}
