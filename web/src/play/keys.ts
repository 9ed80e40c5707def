/** Dispatches keys by a table of actions. */

/** Handles a key; false if there was nothing to do, so that others may use the key. */
export type KeyAction<Hands> = (hands: Hands, event: KeyboardEvent) => unknown;
/** Actions by the name of the key in lower case; `1-9` stands for every digit but 0. */
export type KeyTable<Hands> = Readonly<Record<string, KeyAction<Hands>>>;

/** Keys and the names of what they do, for the menu of the table. */
export type KeyHelp = readonly (readonly [keys: string, meaning: string])[];

/** Elements that use keys for themselves. */
const INPUT_SELECTOR = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="tablist"]';

/** Do what the table says for the key; true if something was done, and then the event is used up. */
export function handleKey<Hands>(event: KeyboardEvent, table: KeyTable<Hands>, hands: Hands): boolean {
  if (isOtherwiseMeant(event)) return false;
  const name = event.key.toLowerCase();
  const action = table[name] ?? (/^[1-9]$/.test(name) ? table['1-9'] : undefined);
  if (!action || action(hands, event) === false) return false;
  event.preventDefault();
  return true;
}

/** Whether the event is used up already, or a modifier makes it the browser's. */
export function isOtherwiseMeant(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether the key was pressed in an element that uses keys for itself. */
export function isTaken(event: KeyboardEvent): boolean {
  return targetOf(event).closest(INPUT_SELECTOR) !== null;
}

/** The element with the focus. A key event that the page creates itself has none. */
export function targetOf({ target }: KeyboardEvent): HTMLElement {
  return target instanceof HTMLElement ? target : document.body;
}

/** Click the element; false if there is none. */
export function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element != null;
}
