/** The camera of a table: it fits everything by itself until the player takes hold of it. */

import { centred, filling, fit, into, kept, panned, pinched, zoomed, type Camera, type Frame } from './camera';
import { boundsOf, middle, sightOf, type Box, type Point } from './geometry';
import type { FallView } from './lore';

/** So much of a space is seen around everything. */
const MARGIN = 0.04;
/** From here on the smallest thing to touch is as large as a finger: a disc of 72 with its surroundings is 44 px. */
const NEAR = 0.62;
/** How near one looks at a castle at least, and at the space of a card that is being turned. */
const CLOSE = 1;
const CLEAR = 0.8;
/** How long the camera moves by itself, and how long a hand must rest until the table is drawn crisp again. */
export const GLIDE = 320;
const REST = 160;

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
  /** The space that is looked at, and where one looked before if the player had chosen that. */
  #attended: { space: Point; before: Camera | null } | null = null;
  /** How often a finger was too blunt. */
  closer = $state(0);
  #view: FallView | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The table or the window has changed; while something is on its way to the table, one goes on looking there. */
  follow(view: FallView, spaces: readonly Point[], frame: Frame, isBusy = false): void {
    const isSame = sameBox(this.frame, frame);
    this.frame = frame;
    const box = sightOf(view, spaces, MARGIN);
    const isGrown = !sameBox(this.#box, box);
    this.#box = box;
    if (this.#isClose && this.#view !== view && !isBusy) this.fitAll();
    if (!isBusy) this.#view = view;
    if (this.#attended && !isSame) return this.#set(this.#closeTo(this.#attended.space), true);
    if (!this.#isHeld && (isGrown || !isSame)) this.#set(fit(box, frame), isSame);
    if (!isSame) this.#settle();
  }

  /** Look closely at a point of the window, for one choice. */
  approach(at: Point): void {
    this.zoom(NEAR / this.camera.zoom, at, true);
    this.#isClose = true;
    this.closer += 1;
  }

  /** Look at a space where walls could not be told apart otherwise, as long as it matters. */
  attend(space: Point): void {
    if (this.isNear) return;
    const before = this.#isHeld ? this.camera : null;
    this.#hold(this.#closeTo(space), true);
    this.#attended = { space, before };
  }

  release(): void {
    const { before } = this.#attended ?? {};
    if (before) this.#hold(before, true);
    else if (this.#attended) this.fitAll();
  }

  /** Is everything that may be touched as large as a finger? */
  get isNear(): boolean {
    return this.camera.zoom >= NEAR;
  }

  fitAll(): void {
    this.#isClose = false;
    this.#attended = null;
    this.#isHeld = false;
    this.#set(fit(this.#box, this.frame), true);
  }

  centre(space: Point): void {
    this.#isHeld = true;
    this.#set(centred(middle(space), Math.max(this.camera.zoom, CLOSE), this.frame), true);
  }

  /** Bring a thing of the window into the frame, if it is not wholly there. */
  reveal(thing: Box): void {
    const { x, y } = into(thing, this.frame);
    if (x || y) this.pan(x, y, true);
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

  #closeTo(space: Point): Camera {
    return filling(centred(middle(space), CLEAR, this.frame), this.#box, this.frame);
  }

  get #middle(): Point {
    return { x: this.frame.x + this.frame.width / 2, y: this.frame.y + this.frame.height / 2 };
  }

  #hold(camera: Camera, isGliding: boolean): void {
    this.#isHeld = true;
    this.#isClose = false;
    this.#attended = null;
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

function sameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
