/** Drags a card out of the hand onto the table: the space under the pointer is previewed, and a drop chooses it. */

import type { CameraState } from '../camera-state.svelte';
import { cardSprite } from '../flights';
import type { Point } from '../geometry';
import type { Plan } from '../plan.svelte';

/** px that a pointer moves upwards before it is a drag: sideways a finger scrolls the hand. */
const SLOP = 10;
/** px from the rim of the table at which it moves along, and how far at a time. */
const RIM = 36;
const RIM_STEP = 9;

export function draggable(plan: Plan, cameraState: CameraState, kind: string) {
  const code = `lay:${kind}`;
  return (card: HTMLElement) => {
    let start: Point | null = null;
    let carried: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      start = event.isPrimary && event.button === 0 && plan.base.hand.has(kind) ? pointOf(event) : null;
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const at = pointOf(event);
      if (!carried) {
        if (start.y - at.y < SLOP) return;
        lift(event.pointerId);
      }
      const space = spaceAt(at);
      if (carried) {
        carried.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -85%)`;
        carried.style.visibility = space ? 'hidden' : '';
      }
      plan.point(space);
      cameraState.nudge(at, RIM, RIM_STEP);
    }

    function lift(pointer: number): void {
      card.setPointerCapture(pointer);
      if (!plan.path.includes(code)) plan.choose(code);
      carried = cardSprite(kind, plan.view.players[plan.model.seat ?? 0]?.colour);
      document.querySelector('.fall .hud')?.append(carried);
    }

    function up(event: PointerEvent): void {
      const space = carried && event.type === 'pointerup' ? spaceAt(pointOf(event)) : null;
      if (carried) {
        carried.remove();
        card.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => card.removeEventListener('click', swallow, { capture: true }), 50);
        if (space) plan.choose(space);
        else plan.cancel();
      }
      start = carried = null;
    }

    /** A drag is no scroll: the browser would let the hand run on, and the next tap would only stop it. */
    function still(event: TouchEvent): void {
      if (carried) event.preventDefault();
    }

    const ears = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, touchmove: still };
    for (const [name, ear] of Object.entries(ears))
      card.addEventListener(name, ear as EventListener, { passive: false });
    return () => {
      carried?.remove();
      for (const [name, ear] of Object.entries(ears)) card.removeEventListener(name, ear as EventListener);
    };
  };
}

/** The action of the space under a point of the window. */
function spaceAt({ x, y }: Point): string | null {
  const spaces = [...document.querySelectorAll<HTMLElement>('.fall .space')];
  const found = spaces.find((space) => {
    const { left, top, right, bottom } = space.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return found?.dataset['action'] ?? null;
}

/** The click that follows a drag. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
