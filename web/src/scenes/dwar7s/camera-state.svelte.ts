/**
 * The camera of a table. It moves by itself only for what could not be seen or touched otherwise, and looks as near as
 * it can again when another player's turn begins; whoever takes hold of it keeps it.
 */

import { FINGER } from './board/touch-targets';
import { centred, contains, fit, holds, into, kept, panned, pinched, zoomed, type Camera, type Frame } from './camera';
import { flagBox, flagsOf, sightOf } from './flags';
import { boundsOf, middle, SIDE, type Box, type Point } from './geometry';
import type { FallView } from './view';
import { seenSpace } from './note-placement';

/** So much of a space is seen around everything. */
const MARGIN = 0.12;
/** So large must a card or a space be for a mouse. */
const MOUSE = 22;
/** Who sees less than that part of the table sees all of it instead, however blunt the finger: it looks closer then. */
const MOST = 0.6;
/** From here on the smallest thing to touch is as large as a finger: a disc of 72 with its surroundings is 44 px. */
const NEAR = 0.62;
/** How near one looks at a castle at least. */
const CLOSE = 1;
/** When a turn begins it is not worth moving for less. */
const WORTH = 1.12;
/** How long the camera moves by itself, and how long a hand must rest until the table is drawn crisp again. */
export const GLIDE = 320;
const REST = 160;

export class CameraState {
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** Moving by itself, smoothly. */
  isGliding = $state(false);
  /** At this size the table is painted. Nearer or farther, the painting is stretched until the camera rests. */
  painted = $state(1);
  frame: Frame = { x: 0, y: 0, width: 800, height: 600 };
  #box: Box = boundsOf([], MARGIN);
  /** The cards, spaces and flags at which it last looked of its own accord. */
  #seen: Box = this.#box;
  /** From here on cards and spaces can be touched: by itself the camera goes no farther away. */
  readonly #reach: number;
  /** Where nothing is touched, as after the end, all of it is seen, however small that is. */
  #least: number | undefined;
  /** Somebody took hold of it, and has it until all is asked for. */
  #isHeld = $state(false);
  /** Only for one choice: then everything is seen again. */
  #isClose = false;
  /** How often a finger was too blunt. */
  closer = $state(0);
  #view: FallView | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(isBlunt = true) {
    this.#reach = this.#least = (isBlunt ? FINGER : MOUSE) / SIDE;
  }

  /**
   * The table or the window has changed, or spaces are asked for, or (null) nothing of the table; nothing moves while a
   * card is on its way. For what comes and goes at the foot of the window it moves only where it must.
   */
  follow(view: FallView, asked: readonly Point[] | null, frame: Frame, isBusy = false): void {
    const spaces = asked ?? [];
    const isFirst = this.#view === null;
    const isTurn = !isBusy && this.#view?.to_move !== view.to_move;
    const isDone = this.#isClose && this.#view !== view && !isBusy;
    const isSame = sameBox(this.frame, frame);
    const isLower = !isFirst && !isSame && sameBox(this.frame, { ...frame, height: this.frame.height });
    this.frame = frame;
    this.#look(view, spaces, asked !== null && view.result === null);
    if (!isBusy || isFirst) this.#view = view;
    if (isDone) return this.fitAll(this.#least);
    const isMissed = isTurn || isLower ? this.#isWorth() : this.#isMissed(view, spaces);
    if (!this.#isHeld && (isFirst || !(isSame || isLower) || (!isBusy && isMissed))) {
      this.#seen = sightOf(view, spaces, 0);
      this.#set(fit(this.#box, frame, this.#least), (isSame && !isFirst) || isLower);
    }
    if (!isSame && !isLower) this.#settle();
  }

  /** What is to be seen, with flags as large as they are then, and from how far away at most. */
  #look(view: FallView, spaces: readonly Point[], isTouched: boolean): void {
    const { zoom } = fit(sightOf(view, spaces, MARGIN), this.frame);
    this.#box = sightOf(view, spaces, MARGIN, zoom);
    const least = zoom < this.#reach * MOST ? MOUSE / SIDE : this.#reach;
    this.#least = isTouched ? least : undefined;
  }

  /** What was chosen comes out from under the boards. */
  show(space: Point): void {
    const { x, y } = into(seenSpace(space, this.camera), this.frame);
    if (x || y) this.#set(panned(this.camera, x, y), true);
  }

  /** Look closely at a point of the window, for one choice. */
  approach(at: Point): void {
    this.zoom(NEAR / this.camera.zoom, at, true);
    this.#isClose = true;
    this.closer += 1;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Is everything that may be touched as large as a finger? */
  get isNear(): boolean {
    return this.camera.zoom >= NEAR;
  }

  /** All of the table, however small that is; or not smaller than so. */
  fitAll(least?: number): void {
    this.#isClose = false;
    this.#isHeld = false;
    this.#set(fit(this.#box, this.frame, least), true);
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

  /** Is something out of sight that was not there when the camera last moved? */
  #isMissed(view: FallView, spaces: readonly Point[]): boolean {
    const flags = flagsOf(view).map((flag) => flagBox(flag, this.camera.zoom));
    return [boundsOf([...view.table, ...spaces], 0), ...flags].some(
      (asked) => !holds(this.frame, asked, this.camera) && !contains(this.#seen, asked),
    );
  }

  /** Could all of it be seen, or be seen better, now that a turn begins? */
  #isWorth(): boolean {
    const { zoom } = fit(this.#box, this.frame, this.#least);
    return !holds(this.frame, this.#box, this.camera) || zoom > this.camera.zoom * WORTH;
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

function sameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
