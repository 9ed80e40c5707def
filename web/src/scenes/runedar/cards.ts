/** What is printed on a card, in the order in which it is drawn there. */

import type { Words } from '../../words/words';
import type { Symbol } from './targets';
import type { Card } from './view';

const ORDER: readonly Exclude<Symbol, 'move'>[] = [
  'close',
  'direct',
  'long',
  'dig',
  'work_wood',
  'work_leather',
  'work_metal',
  'work_any',
];

export interface Printed {
  symbol: Symbol;
  /** null: any place, by magic. */
  value: number | null;
}

const MOVE = 2;

/** Magic cards move first and then do something else; so it is the first thing on them. */
export function symbolsOf(card: Partial<Card>): Printed[] {
  const deeds = ORDER.flatMap((symbol) => {
    const value = card[symbol] ?? 0;
    return value > 0 ? [{ symbol, value }] : [];
  });
  if (card.magic) return [{ symbol: 'move', value: null }, ...deeds];
  return [...deeds, { symbol: 'move', value: MOVE }];
}

/** What an upgrade is told apart by: every card can walk. */
export const benchSymbols = (card: Partial<Card>) =>
  symbolsOf(card).filter(({ symbol, value }) => symbol !== 'move' || value === null);

/** A symbol and its number in words; a symbol for direct hits gives two for each (R10.3). */
export function symbolName({ symbol, value }: Printed, words: Words): string {
  const move = value === null ? 'scene-symbol-magic' : 'scene-symbol-move';
  return words.say(symbol === 'move' ? move : `action-name-${symbol}`, { value: value ?? 0, hits: 2 * (value ?? 0) });
}

export const isOrc = (card: string) => card === 'orc';

/** The same name with soft hyphens where its long words may be divided: "Runen|hammer" says where. */
export function broken(name: string, breaks: string): string {
  const ways = new Map(breaks.split(' ').map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')]));
  return name
    .split(' ')
    .map((word) => ways.get(word) ?? word)
    .join(' ');
}
