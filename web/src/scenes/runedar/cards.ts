/** The printed symbols of a card, in words. */

import type { Words } from '../../words/words';
import type { Card, Printed } from './view';

/** The symbols that tell upgrades apart: every card can walk. */
export const benchSymbols = ({ symbols = [] }: Partial<Card>) =>
  symbols.filter(({ symbol, value }) => symbol !== 'move' || value === null);

/** A symbol and its number in words, and the hits that it gives without a die. */
export function symbolName({ symbol, value, hits }: Printed, words: Pick<Words, 'say' | 'name'>): string {
  const move = value === null ? 'scene-symbol-magic' : 'scene-symbol-move';
  return words.say(symbol === 'move' ? move : `action-name-${symbol}`, { value: value ?? 0, hits });
}

export const isOrc = (card: string) => card === 'orc';

/** That name with soft hyphens where its long words may be divided: "Runen|hammer" says where. */
export function broken(name: string, breaks: string): string {
  const ways = new Map(breaks.split(' ').map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')]));
  return name
    .split(' ')
    .map((word) => ways.get(word) ?? word)
    .join(' ');
}
