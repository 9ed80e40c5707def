/** Names on cards: long words may be divided where the texts say so, in every language. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benchSymbols, broken, symbolName } from '../../../src/scenes/runedar/cards';
import type { Printed, Symbol } from '../../../src/scenes/runedar/view';
import type { Words } from '../../../src/words/words';
import { stub } from '../../stub';

const read = (language: string, file: string) =>
  readFileSync(`../src/mattock/games/runedar/words/${language}/${file}.ftl`, 'utf8');

describe('what an upgrade can do', () => {
  const words = stub<Words>({ say: (key: string, args: { value: number }) => `${key} ${args.value}` });
  const printed = (symbol: Symbol, value: number | null): Printed => ({ symbol, value, hits: 0 });
  const told = (...symbols: Printed[]) => benchSymbols({ symbols }).map((one) => symbolName(one, words));

  it('is told without the step that every card can take', () => {
    expect(told(printed('close', 2), printed('long', 1), printed('move', 2))).toEqual([
      'action-name-close 2',
      'action-name-long 1',
    ]);
  });
  it('begins with the step to any place on a magic card', () => {
    expect(told(printed('move', null), printed('dig', 2))).toEqual(['scene-symbol-magic 0', 'action-name-dig 2']);
  });
});

describe('a name on a narrow card', () => {
  it('may be divided where its word is listed, and is else as it was', () => {
    expect(broken('Alter Runenhammer', 'Runen|hammer')).toBe('Alter Runen\u00adhammer');
    expect(broken('Lore', 'Runen|hammer')).toBe('Lore');
  });

  it.each(['en', 'de', 'es'])('is listed in %s only if a card has it', (language) => {
    const names = [...read(language, 'cards').matchAll(/^card-\w+ = (.+)$/gm)].map(([, name = '']) => name);
    const words = new Set(names.flatMap((name) => name.split(' ')));
    const listed = /^scene-breaks = (.+)$/m.exec(read(language, 'scene'))?.[1]?.split(' ') ?? [];
    expect(listed.length).toBeGreaterThan(0);
    for (const word of listed) expect.soft(words, word).toContain(word.replaceAll('|', ''));
  });
});
