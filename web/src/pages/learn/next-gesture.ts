/**
 * Finds the thing to point at next, so that the actions of a tour's step get played: an element that carries the next
 * action (`data-action`) or leads to it (`data-leads`), else the primary button, which sends what is planned.
 */

/** Elements that are no buttons, such as symbols too small to touch, or are disabled. */
const UNAVAILABLE = '[aria-disabled="true"], [role="group"], span:not([role])';
/** The note of the tour itself goes out of the way of what it points at. */
const NOTE = '.note';

/** The actions that are planned and not sent, as the scene's primary button tells. */
export function plannedActions(root: ParentNode): string[] {
  const path = root.querySelector<HTMLElement>('[data-path]')?.dataset['path'];
  const orders = root.querySelector<HTMLElement>('[data-orders]')?.dataset['orders'] ?? '';
  return (path ?? orders).split(' ').filter(Boolean);
}

/**
 * The elements that go on with the expected actions, one action at a time where that is possible: one may stand for
 * several of them. The primary button where there is none.
 */
export function nextGesture(root: ParentNode, expected: readonly string[]): Element[] {
  const planned = plannedActions(root);
  const parting = planned.findIndex((code, at) => code !== expected[at]);
  const shared = parting < 0 ? planned : planned.slice(0, parting);
  const candidates = [...root.querySelectorAll<HTMLElement>('[data-action], [data-leads]')];
  const reaching = candidates.flatMap((element) => {
    const reach =
      element.matches(UNAVAILABLE) || element.getClientRects().length === 0 ? 0 : reachOf(element, shared, expected);
    return reach > shared.length ? [{ element, reach }] : [];
  });
  const onTop = reaching.filter(({ element }) => isOnTop(element));
  const carrying = reaching.filter(({ element }) => element.dataset['action'] !== undefined);
  const found = [onTop, carrying, reaching].find(({ length }) => length > 0) ?? [];
  const nearest = Math.min(...found.map(({ reach }) => reach));
  if (found.length) return found.filter(({ reach }) => reach === nearest).map(({ element }) => element);
  const primary = root.querySelector('[data-primary]');
  return primary ? [primary] : [];
}

/** How many of the expected actions are planned when the element is touched; 0 if it leads elsewhere. */
function reachOf(element: HTMLElement, shared: readonly string[], expected: readonly string[]): number {
  const { action, leads = '', after } = element.dataset;
  const before = after ? after.split(' ') : shared;
  const codes = [...(action ? [action] : []), ...leads.split(' ').filter(Boolean)];
  const paths = codes.map((code) => [...before, code]);
  return Math.max(
    0,
    ...paths.filter((path) => path.every((code, at) => code === expected[at])).map(({ length }) => length),
  );
}

/** Whether a tap in its middle reaches the element, once the note has gone out of the way. */
export function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementsFromPoint?.(x + width / 2, y + height / 2) ?? [];
  return element.contains(there.find((one) => one.closest(NOTE) === null) ?? null);
}
