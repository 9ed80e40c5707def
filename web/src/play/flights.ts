/** Moves pieces over the scene: elements fly in an arc from one spot of the screen to another. */

import type { Stage } from '../table/scene';
import type { Point } from './arrow-keys';

/** The part of a stage that a flight needs. */
export type Pacing = Pick<Stage, 'pace' | 'pause'>;

export interface Flight {
  element: HTMLElement;
  from: Point;
  to: Point;
  /** The scale at the start, on the way and at the end. */
  sizes: readonly [number, number, number];
  /** ms after the first flight. */
  delay?: number;
  /** The height of the arc in px. */
  lift?: number;
}

/** The usual height of the arc in px. */
const LIFT = 40;
const EASING = 'cubic-bezier(0.4, 0.1, 0.4, 1)';

/** The middle of the first of these elements that is shown, relative to `frame`, or else to the window. */
export function spotOf(root: ParentNode, selectors: readonly string[], frame?: Element): Point | null {
  for (const selector of selectors) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (!box || (box.width === 0 && box.height === 0)) continue;
    const { left, top } = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top };
  }
  return null;
}

/** Fly over the layer; resolves when the last piece has arrived, or at once when the player skips. */
export async function fly(stage: Pacing, layer: Element, flights: readonly Flight[], ms: number): Promise<void> {
  const { pace } = stage;
  if (pace === 0) return;
  const animations = flights.map(({ element, delay = 0, ...flight }) => {
    layer.append(element);
    return element.animate(framesOf(flight), {
      duration: ms / pace,
      delay: delay / pace,
      easing: EASING,
      fill: 'both',
    });
  });
  await stage.pause(ms + Math.max(0, ...flights.map(({ delay = 0 }) => delay)));
  for (const animation of animations) animation.cancel();
  for (const { element } of flights) element.remove();
}

/** The element lies in the layer's top left corner; the transform moves its middle. */
function framesOf({ from, to, sizes, lift = LIFT }: Omit<Flight, 'element' | 'delay'>): Keyframe[] {
  const top = (Math.min(from.y, to.y) + (from.y + to.y) / 2) / 2 - lift;
  const way = [from, { x: (from.x + to.x) / 2, y: top }, to];
  return way.map(({ x, y }, at) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${sizes[at]})`,
  }));
}
