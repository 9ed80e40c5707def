/** Previews the action of an element under the pointer or the finger, or with the focus. */

import type { Plan } from '../plan.svelte';

export function pointing(plan: Plan, code: string) {
  /** A thing that moves under a resting mouse is not hovered. */
  const mean = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !plan.isMouseAtRest) plan.point(code);
  };
  const leave = () => plan.hover === code && plan.point(null);
  return {
    onpointerenter: mean,
    onpointermove: mean,
    onpointerdown: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && plan.point(code),
    onpointerleave: leave,
    onfocus: ({ currentTarget }: FocusEvent) => isByKeys(currentTarget) && plan.point(code),
    onblur: leave,
  };
}

function isByKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}
