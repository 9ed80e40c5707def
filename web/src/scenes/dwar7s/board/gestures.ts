/** Fingers, mouse and wheel on the table: drag, pinch, wheel, and the tap of two fingers. */

import type { Point } from '../geometry';
import type { CameraState } from '../camera-state.svelte';

const SLOP = 7;
const TAP = 350;
const NOTCH = 50;
const BREATH = 130;

export interface Wishes {
  /** Is there a card in the air that a wheel or two fingers would turn? */
  canTurn(): boolean;
  turn(by: number): void;
}

export class Gestures {
  #fingers = new Map<number, Point>();
  #began = 0;
  #start: Point = { x: 0, y: 0 };
  #isDragging = false;
  #wasPair = false;
  #wheel = 0;
  #turnedAt = 0;

  constructor(
    private readonly cameraState: CameraState,
    private readonly wishes: Wishes,
  ) {}

  down(event: PointerEvent): void {
    if (event.button > 0 && event.button !== 1) return;
    if (this.#fingers.size === 0) {
      this.#isDragging = false;
      this.#wasPair = false;
      this.#began = event.timeStamp;
      this.#start = pointOf(event);
    }
    this.#fingers.set(event.pointerId, pointOf(event));
    if (this.#fingers.size === 2) this.#wasPair = true;
  }

  move(event: PointerEvent, board: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    const [first] = this.#fingers.values();
    if (!this.#isDragging && Math.hypot(after.x - this.#start.x, after.y - this.#start.y) < SLOP) {
      if (this.#fingers.size === 1 || this.#fingers.size === 2) {
        if (this.#fingers.size === 1 || first === before) return;
      }
    }
    if (!this.#isDragging) {
      this.#isDragging = true;
      board.setPointerCapture(event.pointerId);
      letGo(board);
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, after);
    if (other) this.cameraState.pinch([before, other], [after, other]);
    else this.cameraState.pan(after.x - before.x, after.y - before.y);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size > 0 || !this.#wasPair || this.#isDragging) return;
    if (event.timeStamp - this.#began < TAP) this.wishes.turn(1);
  }

  /** A drag is no click. After fingers none need follow, so that the next may be one by key. */
  click(event: MouseEvent): void {
    if (event.detail === 0 || (!this.#isDragging && !this.#wasPair)) return;
    event.stopPropagation();
    event.preventDefault();
    this.#isDragging = false;
    this.#wasPair = false;
  }

  wheel(event: WheelEvent, board: Element): void {
    event.preventDefault();
    if (this.wishes.canTurn() && !event.ctrlKey) return this.#wheelTurn(event);
    const { left, top } = board.getBoundingClientRect();
    const factor = Math.exp((-event.deltaY * (event.deltaMode ? 16 : 1)) / (event.ctrlKey ? 120 : 420));
    this.cameraState.zoom(factor, { x: event.clientX - left, y: event.clientY - top });
  }

  /** A notch of a mouse wheel is a quarter turn; a touchpad needs a real stroke for it. */
  #wheelTurn(event: WheelEvent): void {
    this.#wheel += event.deltaY * (event.deltaMode ? NOTCH : 1);
    if (Math.abs(this.#wheel) < NOTCH || event.timeStamp - this.#turnedAt < BREATH) return;
    this.#turnedAt = event.timeStamp;
    this.wishes.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}

/** Who drags the table has not chosen what lay under the pointer: arrows go on moving the camera. */
function letGo(board: Element): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && board.contains(activeElement)) activeElement.blur();
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
