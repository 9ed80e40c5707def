/** Names on cards: long words may be divided where the texts say so, in every language. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { broken } from '../src/scenes/runedar/cards';

const read = (language: string, file: string) =>
  readFileSync(`../src/mattock/texts/${language}/runedar/${file}.ftl`, 'utf8');

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
