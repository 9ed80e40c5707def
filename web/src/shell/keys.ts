/** The keys of the shell. Arrows, numbers and other letters belong to the scenes. */

export interface Deeds {
  log(): void;
  undo(): void;
  coach(): void;
  why(): void;
  /** Close whatever is open, or skip what moves. */
  close(): void;
  skip(): void;
}

const KEYS: Readonly<Record<string, keyof Deeds>> = {
  l: 'log',
  u: 'undo',
  h: 'coach',
  '?': 'why',
  escape: 'close',
  ' ': 'skip',
};

/** Do what the key means; keys while writing, or with Ctrl and the like, mean something else. */
export function pressed(event: KeyboardEvent, deeds: Deeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  const deed = KEYS[event.key.toLowerCase()];
  if (!deed) return;
  if (deed !== 'skip') event.preventDefault();
  deeds[deed]();
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select, [contenteditable]')
  );
}
