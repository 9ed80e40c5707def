/** The keyboard: arrows walk the places, numbers pick cards, letters their actions, Enter confirms, Esc goes back. */

import { nearestAhead, type ArrowKey } from '../../play/arrow-keys';
import { click, handleKey, isTaken, targetOf, type KeyHelp, type KeyTable } from '../../play/keys';
import type { Symbol } from './targets';

export const KEY_HELP: KeyHelp = [
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
];

/** Letters of the symbols; a letter may stand for several, and means the one that is possible. */
export const LETTERS: Readonly<Record<string, readonly Symbol[]>> = {
  m: ['move'],
  a: ['close'],
  d: ['direct'],
  s: ['long'],
  g: ['dig'],
  w: ['work_wood', 'work_leather', 'work_metal', 'work_any'],
};
/** Letters of actions that are about nothing on the table. */
export const PLAIN: Readonly<Record<string, string>> = { n: 'rest', e: 'end_turn', f: 'finish', p: 'proceed' };

export interface Hands {
  root: HTMLElement;
  confirm(): void;
  /** Give up the last choice; false if there is none. */
  back(): boolean;
  /** Whether that is the last choice, so that Enter on it confirms. */
  isMeant(code: string): boolean;
}

const walk = ({ root }: Hands, { key }: KeyboardEvent) => walked(key.toLowerCase() as ArrowKey, root);

const KEYS: KeyTable<Hands> = {
  arrowleft: walk,
  arrowright: walk,
  arrowup: walk,
  arrowdown: walk,
  escape: (hands) => hands.back(),
  enter: (hands, event) => confirmed(targetOf(event), hands),
  '1-9': ({ root }, { key }) => pickCard(root, Number(key)),
  ...Object.fromEntries(Object.keys(LETTERS).map((letter) => [letter, ({ root }: Hands) => useSymbol(letter, root)])),
  ...Object.fromEntries(
    Object.entries(PLAIN).map(([letter, verb]) => [letter, (hands: Hands) => doPlain(verb, hands)]),
  ),
};

/** Handle a key at this table; true if it did something. */
export function handleSceneKey(event: KeyboardEvent, hands: Hands): boolean {
  return !isTaken(event) && handleKey(event, KEYS, hands);
}

function confirmed(target: HTMLElement, hands: Hands): boolean {
  const button = target.closest<HTMLElement>('button, a, [data-action]');
  const code = button?.dataset['action'];
  // A disabled button with the focus swallows no key.
  const isDead = button?.ariaDisabled === 'true';
  const isOther = button !== null && !isDead && (code === undefined || !hands.isMeant(code));
  if (isOther || !(hands.root.contains(target) || target === document.body)) return false;
  hands.confirm();
  return true;
}

function pickCard(root: HTMLElement, number: number): boolean {
  const card = [...root.querySelectorAll<HTMLElement>('[data-card] .face')][number - 1];
  card?.focus({ preventScroll: true });
  return click(card);
}

/** A key that is pressed again confirms what it chose. */
function doPlain(verb: string, hands: Hands): boolean {
  if (!hands.isMeant(verb)) return click(hands.root.querySelector<HTMLElement>(`.deed [data-action="${verb}"]`));
  hands.confirm();
  return true;
}

/** Click the symbol on the chosen card, or on the only card that could do it. */
function useSymbol(letter: string, root: HTMLElement): boolean {
  const possible = (LETTERS[letter] ?? []).map((symbol) => [
    ...root.querySelectorAll<HTMLElement>(`[data-symbol="${symbol}"]:not([aria-disabled="true"])`),
  ]);
  return click(
    possible.flat().find((pill) => pill.closest('.meant, .big')) ?? possible.find((pills) => pills.length === 1)?.[0],
  );
}

/** Keys on something that cannot be used any more go on to what can: beside it, or the main button. */
export function freeFocus(root: HTMLElement): void {
  const here = document.activeElement;
  const isDead = here instanceof HTMLElement && root.contains(here) && here.ariaDisabled === 'true';
  if (!isDead || !here.matches(':focus-visible')) return;
  const beside = here
    .closest('section, [role="group"]')
    ?.querySelector<HTMLElement>('button[data-action]:not([aria-disabled="true"])');
  (beside ?? root.querySelector<HTMLElement>('[data-primary]'))?.focus({ preventScroll: true });
}

/** Move the focus to the next place in that direction: its disc if it has one, else its line in the list. */
export function walked(key: ArrowKey, root: HTMLElement): boolean {
  const spots = [...root.querySelectorAll<HTMLElement>('.marks:not(.away) .mark, [data-walk]')].map((element) => ({
    element,
    x: Number(element.dataset['x']),
    y: Number(element.dataset['y']),
  }));
  const marks = spots.filter(({ element }) => element.classList.contains('mark'));
  // A place with a disc is walked to by its disc.
  const stops = spots.filter(
    (spot) =>
      marks.includes(spot) || !marks.some(({ element }) => element.dataset['at'] === spot.element.dataset['walk']),
  );
  const now = stops.find(({ element }) => element === document.activeElement);
  const goal = now ? nearestAhead(now, key, stops) : (marks[0] ?? stops[0]);
  goal?.element.focus({ preventScroll: true });
  return Boolean(goal);
}
