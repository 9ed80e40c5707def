/** Symbols of cards are explained by what they are printed as. */

import { expect, it } from 'vitest';
import { help } from '../../../src/scenes/runedar/help';
import { SYMBOL_ICONS } from '../../../src/scenes/runedar/icons';
import { helpFor } from '../../../src/table/help';

function explained(symbol: string, frame: string): string | undefined {
  document.body.innerHTML = `<div class="${frame}"><button data-symbol="${symbol}"></button></div>`;
  return helpFor(document.querySelector('button') as Element, help)?.entry.text;
}
const SYMBOLS = Object.keys(SYMBOL_ICONS).filter((symbol) => symbol !== 'magic');

it.each(SYMBOLS)('the symbol %s is explained, on a card and as a large button', (symbol) => {
  for (const frame of ['hand card', 'big phone']) expect(explained(symbol, frame)).toMatch(/^help-symbol-/);
});

it('the boot of a magic card is explained as magic', () => {
  for (const frame of ['card magic', 'big phone magic'])
    expect([explained('move', frame), explained('dig', frame)]).toEqual(['help-symbol-magic', 'help-symbol-dig']);
});
