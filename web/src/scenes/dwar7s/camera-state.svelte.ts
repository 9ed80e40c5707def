/**
 * The camera of a table. It moves by itself only for what could not be seen or touched otherwise, and looks as near as
 * it can again when another player's turn begins. A player who moves it keeps it.
 */

import { TOUCH_TARGET } from './board/touch-targets';
import { centred, contains, fit, holds, into, kept, panned, pinched, zoomed, type Camera, type Frame } from './camera';
import { flagBox, flagsOf, sightOf } from './flags';
import { boundsOf, middle, SIDE, type Box, type Point } from './geometry';
import type { FallView } from './view';
import { grown, seenSpace } from './note-placement';

/** The margin around everything that is shown, in spaces. */
const MARGIN = 0.12;
/** The least size of a card or a space for a mouse, in px. */
const MOUSE_TARGET = 22;
/** The least size of a card while one is laid, in px: what it is and who stands on it must be seen. */
const LAYING_TARGET = 64;
/** If the table fits only below this part of the touch zoom, targets may be as small as for a mouse; a touch zooms in. */
const MIN_REACH_SHARE = 0.6;
/** The zoom at which the smallest target, a disc of 72 with its surroundings, is 44 px and fits a finger. */
const TOUCH_ZOOM = 0.62;
/** The least zoom at which a castle is shown. */
const CASTLE_ZOOM = 1;
/** At the start of a turn the camera does not move for less than this factor. */
const MIN_GAIN = 1.12;
/** px by which the badges at the corners of a chosen space stand out. */
const BADGE = 38;
/** ms that the camera glides, and that a hand must rest until the table is painted crisp again. */
export const GLIDE_MS = 320;
const REST_MS = 160;

export class CameraState {
  camera = $state.raw<Camera>({ x: 0, y: 0, zoom: 1 });
  /** The camera is gliding. */
  isGliding = $state(false);
  /** The zoom at which the table is painted; at others the painting is stretched until the camera rests. */
  painted = $state(1);
  frame: Frame = { x: 0, y: 0, width: 800, height: 600 };
  #box: Box = boundsOf([], MARGIN);
  /** The cards, spaces and flags that the camera last framed by itself. */
  #seen: Box = this.#box;
  /** The least zoom at which cards and spaces can be touched; the camera never goes below it by itself. */
  readonly #reach: number;
  /** The least zoom; undefined if nothing can be touched, and then everything is shown however small. */
  #least: number | undefined;
  /** The player has moved the camera and keeps it until they ask for everything. */
  #isHeld = $state(false);
  /** The camera is near for one choice only; then everything is shown again. */
  #isClose = false;
  /** How often the camera came closer because a touch hit several targets. */
  closer = $state(0);
  /** Spaces for a card were asked for. */
  #isLaying = false;
  #view: FallView | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The player's camera before others' turns moved it. */
  #lent: Camera | null = null;

  constructor(isBlunt = true) {
    this.#reach = this.#least = (isBlunt ? TOUCH_TARGET : MOUSE_TARGET) / SIDE;
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
    const isLaid = !isBusy && this.#isLaying && spaces.length === 0;
    if (!isBusy) this.#isLaying = spaces.length > 0;
    if (!isBusy || isFirst) this.#view = view;
    if (isTurn && this.#lent) return this.#giveBack();
    if (isDone) return this.fitAll(this.#least);
    const isMissed = isTurn || isLower ? this.#isWorth() : (isLaid && this.#isFar()) || this.#isMissed(view, spaces);
    if (!this.#isHeld && (isFirst || !(isSame || isLower) || (!isBusy && isMissed))) {
      this.#seen = sightOf(view, spaces, 0);
      this.#set(fit(this.#box, frame, this.#least), (isSame && !isFirst) || isLower);
    }
    if (!isSame && !isLower) this.#settle();
  }

  /** Find the box and the zoom that show these spaces, with the flags as large as they are then. */
  #look(view: FallView, spaces: readonly Point[], isTouched: boolean): void {
    const { zoom } = fit(sightOf(view, spaces, MARGIN), this.frame);
    this.#box = sightOf(view, spaces, MARGIN, zoom);
    const least = zoom < this.#reach * MIN_REACH_SHARE ? MOUSE_TARGET / SIDE : this.#reach;
    this.#least = spaces.length ? LAYING_TARGET / SIDE : isTouched ? least : undefined;
  }

  /** Show the chosen space, with what hangs at its corners, if boards cover it. */
  show(space: Point): void {
    const { x, y } = into(grown(seenSpace(space, this.camera), BADGE), this.frame);
    if (x || y) this.#set(panned(this.camera, x, y), true);
  }

  /** Look closely at a point of the window, for one choice. */
  approach(at: Point): void {
    this.zoom(TOUCH_ZOOM / this.camera.zoom, at, true);
    this.#isClose = true;
    this.closer += 1;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Whether all targets are at least as large as a finger. */
  get isNear(): boolean {
    return this.camera.zoom >= TOUCH_ZOOM;
  }

  /** Show all of the table, at least at this zoom. */
  fitAll(least?: number): void {
    this.#lent = null;
    this.#isClose = false;
    this.#isHeld = false;
    this.#set(fit(this.#box, this.frame, least), true);
  }

  /** A new turn: the table is seen again as its player held it. */
  #giveBack(): void {
    const camera = this.#lent ?? this.camera;
    this.#lent = null;
    this.#set(kept(camera, this.#box, this.frame), true);
  }

  centre(space: Point): void {
    this.#isHeld = true;
    this.#set(centred(middle(space), Math.max(this.camera.zoom, CASTLE_ZOOM), this.frame), true);
  }

  /** Bring a thing of the window into the frame, if it is not wholly there. */
  reveal(thing: Box): void {
    const { x, y } = into(thing, this.frame);
    if (x || y) this.pan(x, y, true);
  }

  /** Bring a thing of the window into the frame for those who watch; the camera is not held for it. True if it moves. */
  bring(thing: Box): boolean {
    const { x, y } = into(thing, this.frame);
    if (Math.hypot(x, y) < 2) return false;
    if (this.#isHeld) this.#lent ??= this.camera;
    this.#set(panned(this.camera, x, y), true);
    return true;
  }

  /** Move along with what is carried to the rim of the frame. */
  nudge({ x, y }: Point, rim: number, by: number): void {
    const { frame } = this;
    const towards = (at: number, low: number, long: number) => (at < low + rim ? by : at > low + long - rim ? -by : 0);
    const isOver = y < frame.y + frame.height;
    const [dx, dy] = [towards(x, frame.x, frame.width), y < frame.y + rim ? by : 0];
    if (isOver && (dx || dy)) this.#set(kept(panned(this.camera, dx, dy), this.#box, frame), false);
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

  /** Whether something new is out of sight since the camera last moved. */
  #isMissed(view: FallView, spaces: readonly Point[]): boolean {
    const flags = flagsOf(view).map((flag) => flagBox(flag, this.camera.zoom));
    return [boundsOf([...view.table, ...spaces], 0), ...flags].some(
      (asked) => !holds(this.frame, asked, this.camera) && !contains(this.#seen, asked),
    );
  }

  /** Whether the camera should move at the start of a turn to show all, or to show it larger. */
  #isWorth(): boolean {
    return !holds(this.frame, this.#box, this.camera) || this.#isFar();
  }

  /** Whether all of it could be shown a good deal larger. */
  #isFar(): boolean {
    return fit(this.#box, this.frame, this.#least).zoom > this.camera.zoom * MIN_GAIN;
  }

  get #middle(): Point {
    return { x: this.frame.x + this.frame.width / 2, y: this.frame.y + this.frame.height / 2 };
  }

  #hold(camera: Camera, isGliding: boolean): void {
    this.#lent = null;
    this.#isHeld = true;
    this.#isClose = false;
    this.#set(kept(camera, this.#box, this.frame), isGliding);
  }

  #set(camera: Camera, isGliding: boolean): void {
    this.isGliding = isGliding;
    this.camera = camera;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), isGliding ? GLIDE_MS + 40 : REST_MS);
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
