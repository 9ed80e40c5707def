/** Previews the action of an element under the pointer or with the focus. A touch chooses at once. */

import type { Plan } from '../plan.svelte';

export function pointing(plan: Plan, code: string) {
  return {
    onpointerenter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && plan.point(code),
    onpointerleave: () => plan.point(null),
    onfocus: ({ currentTarget }: FocusEvent) => isByKeys(currentTarget) && plan.point(code),
    onblur: () => plan.point(null),
  };
}

function isByKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}
