/** The keys of every table. Arrows, numbers and other letters belong to the scenes. */

import { handleKey, type KeyHelp, type KeyTable } from '../../play/keys';

export interface TableActions {
  log(): void;
  undo(): void;
  coach(): void;
  why(): void;
  /** Close what is open, or skip motion; false if there is neither, and the scene gets the key. */
  close(): boolean;
  skip(): void;
}

const KEYS: KeyTable<TableActions> = {
  l: (actions) => actions.log(),
  u: (actions) => actions.undo(),
  h: (actions) => actions.coach(),
  '?': (actions) => actions.why(),
  escape: (actions) => actions.close(),
  ' ': (actions) => {
    actions.skip();
    return false; // Space may also press the focused button.
  },
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
