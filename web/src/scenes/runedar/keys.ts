/** The keyboard: arrows walk the places, numbers pick cards, letters their actions, Enter confirms, Esc goes back. */

import { nearest, type Direction } from './places';
import type { Symbol } from './targets';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

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
  /** Gives up the last thing in mind; false if there is none. */
  back(): boolean;
  /** Is that the last thing in mind? Then Enter on it confirms. */
  isMeant(code: string): boolean;
}

/** What a key does at this table; true if it did something. */
export function pressed(event: KeyboardEvent, hands: Hands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // What the page itself presses has no element: a key carved into the ledge.
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (target.closest('input, textarea, select, dialog, [role="dialog"], [role="tablist"]')) return false;
  const direction = ARROWS[event.key];
  if (direction) return walked(direction, hands.root);
  if (event.key === 'Escape') return hands.back();
  if (event.key === 'Enter') return entered(target, hands);
  if (/^[1-9]$/.test(event.key)) return clicked(hands.root, Number(event.key));
  return lettered(event.key.toLowerCase(), hands.root);
}

const done = (deed: () => void) => {
  deed();
  return true;
};

function entered(target: HTMLElement, hands: Hands): boolean {
  const button = target.closest<HTMLElement>('button, a, [data-action]');
  const code = button?.dataset['action'];
  const isOther = button !== null && (code === undefined || !hands.isMeant(code));
  if (isOther || !(hands.root.contains(target) || target === document.body)) return false;
  return done(hands.confirm);
}

function clicked(root: HTMLElement, number: number): boolean {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card] .face')];
  const card = cards[number - 1];
  card?.focus({ preventScroll: true });
  card?.click();
  return card !== undefined;
}

/** The symbol on the card in mind, or on the only card that could do it. */
function lettered(letter: string, root: HTMLElement): boolean {
  const verb = PLAIN[letter];
  const plain = verb ? root.querySelector<HTMLElement>(`.deed [data-action="${verb}"]`) : null;
  if (plain) return done(() => plain.click());
  const possible = (LETTERS[letter] ?? []).map((symbol) => [
    ...root.querySelectorAll<HTMLElement>(`[data-symbol="${symbol}"]:not([aria-disabled="true"])`),
  ]);
  const meant =
    possible.flat().find((pill) => pill.closest('.meant, .big')) ?? possible.find((pills) => pills.length === 1)?.[0];
  return meant ? done(() => meant.click()) : false;
}

/** From what has the eye to the next place in that direction: its disc if it has one, else its line in the tree. */
export function walked(direction: Direction, root: HTMLElement): boolean {
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
  const goal = now ? nearest(now, direction, stops) : (marks[0] ?? stops[0]);
  goal?.element.focus({ preventScroll: true });
  return goal !== undefined && goal !== null;
}
