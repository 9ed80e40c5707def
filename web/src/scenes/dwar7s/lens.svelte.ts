/** The camera of a table: it fits everything by itself until the player takes hold of it. */

import { centred, fit, kept, panned, pinched, zoomed, type Camera, type Frame } from './camera';
import { boundsOf, middle, type Box, type Point } from './geometry';
import type { FallView } from './lore';

/** Spaces around the cards that stay in sight, so that the next one has room. */
const MARGIN = 0.15;
/** How near one looks at a castle at least. */
const CLOSE = 1;

export class Lens {
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** Moving by itself, smoothly. */
  isGliding = $state(false);
  /** Moving under a finger or wheel: it is drawn as it is and made crisp afterwards. */
  isMoving = $state(false);
  frame: Frame = { x: 0, y: 0, width: 800, height: 600 };
  #box: Box = boundsOf([], MARGIN);
  #isHeld = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The table or the window has changed. */
  follow(view: FallView, spaces: readonly Point[], frame: Frame): void {
    const isSame = sameBox(this.frame, frame);
    this.frame = frame;
    const box = spaces.length ? boundsOf([...view.table, ...spaces], 0.08) : boundsOf(view.table, MARGIN);
    const isGrown = !sameBox(this.#box, box);
    this.#box = box;
    if (!this.#isHeld && (isGrown || !isSame)) this.#set(fit(box, frame), isSame);
  }

  fitAll(): void {
    this.#isHeld = false;
    this.#set(fit(this.#box, this.frame), true);
  }

  centre(space: Point): void {
    this.#isHeld = true;
    this.#set(centred(middle(space), Math.max(this.camera.zoom, CLOSE), this.frame), true);
  }

  pan(dx: number, dy: number, isGliding = false): void {
    this.#hold(panned(this.camera, dx, dy), isGliding);
  }

  zoom(factor: number, at: Point = this.#middle, isGliding = false): void {
    this.#hold(zoomed(this.camera, factor, at), isGliding);
  }

  pinch(before: [Point, Point], after: [Point, Point]): void {
    this.#hold(pinched(this.camera, before, after), false);
  }

  get #middle(): Point {
    return { x: this.frame.x + this.frame.width / 2, y: this.frame.y + this.frame.height / 2 };
  }

  #hold(camera: Camera, isGliding: boolean): void {
    this.#isHeld = true;
    this.#set(kept(camera, this.#box, this.frame), isGliding);
    if (isGliding) return;
    this.isMoving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.isMoving = false), 180);
  }

  #set(camera: Camera, isGliding: boolean): void {
    this.isGliding = isGliding;
    this.camera = camera;
  }
}

function sameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
