/** The camera of a table: it fits everything by itself until the player takes hold of it. */

import { centred, fit, kept, panned, pinched, zoomed, type Camera, type Frame } from './camera';
import { boundsOf, middle, sightOf, type Box, type Point } from './geometry';
import type { FallView } from './lore';

/** Spaces around the cards that stay in sight, so that the next one has room. */
const MARGIN = 0.1;
/** Free spaces are room enough. */
const NARROW = 0.05;
/** From here on the smallest thing to touch is as large as a finger: a disc of 72 with its surroundings is 44 px. */
const NEAR = 0.62;
/** How near one looks at a castle at least. */
const CLOSE = 1;
/** How long the camera moves by itself, and how long a hand must rest until the table is drawn crisp again. */
export const GLIDE = 320;
const REST = 160;
/** So far inside the frame is what was brought there. */
const INSIDE = 70;

export class Lens {
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** Moving by itself, smoothly. */
  isGliding = $state(false);
  /** At this size the table is painted. Nearer or farther, the painting is stretched until the camera rests. */
  painted = $state(1);
  frame: Frame = { x: 0, y: 0, width: 800, height: 600 };
  #box: Box = boundsOf([], MARGIN);
  #isHeld = false;
  /** Only for one choice: then everything is seen again. */
  #isClose = false;
  /** How often a finger was too blunt. */
  closer = $state(0);
  #view: FallView | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The table or the window has changed. */
  follow(view: FallView, spaces: readonly Point[], frame: Frame): void {
    const isSame = sameBox(this.frame, frame);
    this.frame = frame;
    const box = sightOf(view, spaces, spaces.length ? NARROW : MARGIN);
    const isGrown = !sameBox(this.#box, box);
    this.#box = box;
    if (this.#isClose && this.#view !== view) this.fitAll();
    this.#view = view;
    if (!this.#isHeld && (isGrown || !isSame)) this.#set(fit(box, frame), isSame);
    if (!isSame) this.#settle();
  }

  /** Look closely at a point of the window, for one choice. */
  approach(at: Point): void {
    this.zoom(NEAR / this.camera.zoom, at, true);
    this.#isClose = true;
    this.closer += 1;
  }

  /** Is everything that may be touched as large as a finger? */
  get isNear(): boolean {
    return this.camera.zoom >= NEAR;
  }

  fitAll(): void {
    this.#isClose = false;
    this.#isHeld = false;
    this.#set(fit(this.#box, this.frame), true);
  }

  centre(space: Point): void {
    this.#isHeld = true;
    this.#set(centred(middle(space), Math.max(this.camera.zoom, CLOSE), this.frame), true);
  }

  /** Bring a point of the window into the frame, if it is outside. */
  reveal({ x, y }: Point): void {
    const { frame } = this;
    const [dx, dy] = [beyond(x, frame.x, frame.width), beyond(y, frame.y, frame.height)];
    if (dx || dy) this.pan(dx, dy, true);
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
    this.#isClose = false;
    this.#set(kept(camera, this.#box, this.frame), isGliding);
  }

  #set(camera: Camera, isGliding: boolean): void {
    this.isGliding = isGliding;
    this.camera = camera;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), isGliding ? GLIDE + 40 : REST);
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.isGliding = false;
    this.painted = this.camera.zoom;
  }
}

/** How far to go so that a place lies between two edges, well inside. */
function beyond(at: number, low: number, size: number): number {
  const inside = Math.min(INSIDE, size / 4);
  return Math.min(Math.max(at, low + inside), low + size - inside) - at;
}

function sameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
