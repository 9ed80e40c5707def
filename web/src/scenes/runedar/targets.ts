/** Which thing on the table an action is about: a place, a card, a symbol on a card, a figure, a space, a hire. */

import type { LegalAction } from '../../net/wire';
import type { PlaceId } from './view';

export type Symbol =
  'move' | 'close' | 'direct' | 'long' | 'dig' | 'work_wood' | 'work_leather' | 'work_metal' | 'work_any';

export type Target =
  | { sort: 'place'; place: PlaceId }
  | { sort: 'engine'; engine: string }
  | { sort: 'card'; card: string }
  | { sort: 'orc' }
  | { sort: 'goblin'; goblin: number }
  | { sort: 'circle'; troll: string; hits: number }
  | { sort: 'space'; space: number }
  | { sort: 'deck'; space: number; deck: string }
  | { sort: 'hire'; mercenary: string; goblin?: number; troll?: string }
  | { sort: 'symbol'; symbol: Symbol }
  | { sort: 'none' };

const ENGINES = new Set(['siege_tower', 'catapult']);

type Reader = (action: LegalAction) => Target;

const text = (action: LegalAction, name: string) => String(action[name]);
const place = (action: LegalAction, name: string): Target => {
  const id = text(action, name);
  return ENGINES.has(id) ? { sort: 'engine', engine: id } : { sort: 'place', place: id as PlaceId };
};
const carrier: Reader = (action) => {
  const [kind, number] = text(action, 'on').split('_');
  return kind === 'goblin' ? { sort: 'goblin', goblin: Number(number) } : { sort: 'space', space: Number(number) };
};

const TARGETS: Readonly<Record<string, Reader>> = {
  activate: (action) => place(action, 'engine'),
  hire: (action) => ({
    sort: 'hire',
    mercenary: text(action, 'mercenary'),
    ...(action['goblin'] === undefined ? {} : { goblin: Number(action['goblin']) }),
    ...(action['troll'] === undefined ? {} : { troll: text(action, 'troll') }),
  }),
  take: (action) => ({ sort: 'space', space: Number(action['space']) }),
  scrap: (action) => ({ sort: 'space', space: Number(action['space']) }),
  fill: (action) => ({ sort: 'deck', space: Number(action['space']), deck: text(action, 'deck') }),
  remove: (action) => ({ sort: 'card', card: text(action, 'card') }),
  lay: (action) => ({ sort: 'card', card: text(action, 'card') }),
  move: (action) => place(action, 'place'),
  shoot: (action) => place(action, 'target'),
  put: carrier,
  dig_at: (action) => ({ sort: 'goblin', goblin: Number(action['goblin']) }),
  wound: (action) => ({ sort: 'goblin', goblin: Number(action['goblin']) }),
  fell: () => ({ sort: 'orc' }),
  cover: (action) => ({ sort: 'circle', troll: text(action, 'troll'), hits: Number(action['hits']) }),
  close: () => ({ sort: 'symbol', symbol: 'close' }),
  direct: () => ({ sort: 'symbol', symbol: 'direct' }),
  dig: () => ({ sort: 'symbol', symbol: 'dig' }),
  work: (action) => ({ sort: 'symbol', symbol: `work_${text(action, 'resource')}` as Symbol }),
};

export function targetOf(action: LegalAction): Target {
  return TARGETS[action.verb]?.(action) ?? { sort: 'none' };
}

export const isOfBench = (code: string) => /^(put:space|take|scrap|fill)/.test(code);

/** Whether resources are put down or spaces filled, and nowhere but on the workbench: whatever else, it is not asked. */
export function isAtBench(legal: readonly LegalAction[]): boolean {
  const asked = legal.filter((action) => !['none', 'hire'].includes(targetOf(action).sort));
  return asked.length > 0 && asked.every(({ code }) => /^(put:space|scrap|fill)/.test(code));
}

/** The symbol of a card that an action uses. */
export function symbolOf(action: LegalAction): Symbol | null {
  if (action.verb === 'move') return 'move';
  if (action.verb === 'shoot') return 'long';
  const target = targetOf(action);
  return target.sort === 'symbol' ? target.symbol : null;
}

/** What a symbol is called as an action; where it needs a place, the action is only known with the place. */
export function codeOf(symbol: Symbol): string {
  return symbol.startsWith('work_') ? `work:${symbol.slice(5)}` : symbol === 'long' ? 'shoot' : symbol;
}

/** Where these are done is chosen on the board, and the rules about that. */
export const RULES: Readonly<Partial<Record<Symbol, string>>> = { move: 'R8.1', long: 'R10.4' };
export const isPlaced = (symbol: Symbol) => symbol in RULES;

/** The card that an action lays or gives up, by its code. */
export function cardIn(code: string): string | null {
  return /^(?:lay|remove):(.+)$/.exec(code)?.[1] ?? null;
}

/** The mercenary whom an action hires, by its code. */
export function mercenaryIn(code: string): string | null {
  return /^hire:([^:]+)/.exec(code)?.[1] ?? null;
}
