/** The keys of every table. Arrows, numbers and other letters belong to the scenes. */

import { handleKey, type KeyHelp, type KeyTable } from '../../play/keys';

export interface TableActions {
  log(): void;
  undo(): void;
  coach(): void;
  why(): void;
  /** Close what is open; false if there is nothing, and the scene gets the key. */
  close(): boolean;
}

const KEYS: KeyTable<TableActions> = {
  l: (actions) => actions.log(),
  u: (actions) => actions.undo(),
  h: (actions) => actions.coach(),
  '?': (actions) => actions.why(),
  escape: (actions) => actions.close(),
};

export const KEY_HELP: KeyHelp = [
  ['1–9', 'cards'],
  ['Enter', 'confirm'],
  ['U', 'undo'],
  ['H', 'coach'],
  ['?', 'why'],
  ['L', 'log'],
  ['␣', 'skip'],
  ['Esc', 'close'],
];

/** Keys that go from thing to thing or only change what another key means. */
const SILENT_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Any key skips the story of others' turns, unless somebody writes or the key alone does nothing. */
export function skipsStory({ key, target }: KeyboardEvent): boolean {
  return !SILENT_KEYS.includes(key) && !isWriting(target);
}

/**
 * Do what the key means. An open dialog has all keys for itself; the browser closes it with Escape.
 */
export function handleTableKey(event: KeyboardEvent, actions: TableActions): void {
  if (isWriting(event.target) && event.key !== 'Escape') return;
  if (!document.querySelector('dialog[open]')) handleKey(event, KEYS, actions);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select, [contenteditable]')
  );
}
