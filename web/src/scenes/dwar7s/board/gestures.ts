/** Fingers, mouse and wheel on the table: drag, pinch, wheel, and the tap of two fingers. */

import type { Point } from '../geometry';
import type { CameraState } from '../camera-state.svelte';

const SLOP = 7;
const TAP_MS = 350;
const NOTCH = 50;
const TURN_INTERVAL = 130;

export interface GestureActions {
  /** Whether a card is being laid, which a wheel or two fingers would turn. */
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
    private readonly actions: GestureActions,
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
      dropFocus(board);
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, after);
    if (other) this.cameraState.pinch([before, other], [after, other]);
    else this.cameraState.pan(after.x - before.x, after.y - before.y);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size > 0 || !this.#wasPair || this.#isDragging) return;
    if (event.timeStamp - this.#began < TAP_MS) this.actions.turn(1);
  }

  /** Suppress the click that follows a drag. After a touch none may follow, and the next may come from the keyboard. */
  click(event: MouseEvent): void {
    if (event.detail === 0 || (!this.#isDragging && !this.#wasPair)) return;
    event.stopPropagation();
    event.preventDefault();
    this.#isDragging = false;
    this.#wasPair = false;
  }

  wheel(event: WheelEvent, board: Element): void {
    event.preventDefault();
    if (this.actions.canTurn() && !event.ctrlKey) return this.#wheelTurn(event);
    const { left, top } = board.getBoundingClientRect();
    const factor = Math.exp((-event.deltaY * (event.deltaMode ? 16 : 1)) / (event.ctrlKey ? 120 : 420));
    this.cameraState.zoom(factor, { x: event.clientX - left, y: event.clientY - top });
  }

  /** A notch of a mouse wheel is a quarter turn; a touchpad needs a real stroke for it. */
  #wheelTurn(event: WheelEvent): void {
    this.#wheel += event.deltaY * (event.deltaMode ? NOTCH : 1);
    if (Math.abs(this.#wheel) < NOTCH || event.timeStamp - this.#turnedAt < TURN_INTERVAL) return;
    this.#turnedAt = event.timeStamp;
    this.actions.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}

/** Move the focus away from a button that was dragged, so that arrow keys go on moving the camera. */
function dropFocus(board: Element): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && board.contains(activeElement)) activeElement.blur();
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
