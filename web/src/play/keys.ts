/** The keys of every table. Arrows, numbers and other letters belong to the scenes. */

export interface TableActions {
  log(): void;
  undo(): void;
  coach(): void;
  why(): void;
  /** Close whatever is open, or skip what moves; false if there is neither: the key is the scene's then. */
  close(): boolean;
  skip(): void;
}

const KEYS: Readonly<Record<string, keyof TableActions>> = {
  l: 'log',
  u: 'undo',
  h: 'coach',
  '?': 'why',
  escape: 'close',
  ' ': 'skip',
};

type KeyHelp = readonly (readonly [keys: string, meaning: string])[];

/** What the menu teaches: the keys of every table, and those of each game's scene. */
export const SHARED_KEYS: KeyHelp = [
  ['1–9', 'cards'],
  ['Enter', 'confirm'],
  ['U', 'undo'],
  ['H', 'coach'],
  ['?', 'why'],
  ['L', 'log'],
  ['␣', 'skip'],
  ['Esc', 'close'],
];
export const GAME_KEYS: Readonly<Record<string, KeyHelp>> = {
  runedar: [
    ['←↑↓→', 'places'],
    ['M', 'move'],
    ['A', 'close_combat'],
    ['D', 'direct'],
    ['S', 'long'],
    ['G', 'dig'],
    ['W', 'work'],
    ['N', 'rest'],
    ['F P', 'finish'],
    ['E', 'end'],
  ],
  dwar7s: [
    ['←↑↓→', 'walk'],
    ['R', 'turn'],
    ['+ −', 'zoom'],
    ['0', 'fit'],
    ['C', 'castle'],
    ['O', 'order'],
    ['E', 'end'],
  ],
};

/** Do what the key means; keys while writing, or with Ctrl and the like, mean something else. */
export function handleTableKey(event: KeyboardEvent, deeds: TableActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target) && event.key !== 'Escape') return;
  const deed = KEYS[event.key.toLowerCase()];
  // A sheet that lies over everything has the keys for itself; the browser closes it with Escape.
  if (!deed || document.querySelector('dialog[open]')) return;
  const isDone = deeds[deed]() !== false;
  if (isDone && deed !== 'skip') event.preventDefault();
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select, [contenteditable]')
  );
}
