/** Keys by tables: a scene says what each key does, and this says when a key is meant for it. */

/** What a key does; false where there was nothing to do, and the key is somebody else's. */
export type KeyAction<Hands> = (hands: Hands, event: KeyboardEvent) => unknown;
/** By the name of the key, letters small; `1-9` stands for every digit but 0. */
export type KeyTable<Hands> = Readonly<Record<string, KeyAction<Hands>>>;

/** What the menu of the table teaches: keys and what they mean. */
export type KeyHelp = readonly (readonly [keys: string, meaning: string])[];

/** What takes keys for itself: somebody writes there, or answers something else than the table. */
const TAKERS = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="tablist"]';

/** Do what the table says to this key; true if something was done, which is the end of the key's way. */
export function handleKey<Hands>(event: KeyboardEvent, table: KeyTable<Hands>, hands: Hands): boolean {
  if (isOtherwiseMeant(event)) return false;
  const name = event.key.toLowerCase();
  const action = table[name] ?? (/^[1-9]$/.test(name) ? table['1-9'] : undefined);
  if (!action || action(hands, event) === false) return false;
  event.preventDefault();
  return true;
}

/** Taken already, or with Ctrl and the like: that is the browser's. */
export function isOtherwiseMeant(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether the key is pressed where it means something else than at the table. */
export function isTaken(event: KeyboardEvent): boolean {
  return targetOf(event).closest(TAKERS) !== null;
}

/** Where the key was pressed. What the page itself presses, such as a key drawn on it, has no element. */
export function targetOf({ target }: KeyboardEvent): HTMLElement {
  return target instanceof HTMLElement ? target : document.body;
}

/** Click it; false if there is nothing to click. */
export function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element != null;
}
