import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Book from '../../../src/pages/book/Book.svelte';
import { paragraphLabel } from '../../../src/pages/book/paragraph-text';
import { keepPunctuation } from '../../../src/pages/book/paragraph-text';
import { wording, type Rules } from '../../../src/pages/book/parse';
import { BOOKS, gameOf, loadRules } from '../../../src/pages/book/rules';
import { pieces, search, wordsOf } from '../../../src/pages/book/search';
import { LANGUAGES, loadShared } from '../../../src/words';

const numbers = (rules: Rules) => rules.chapters.flatMap((chapter) => chapter.blocks.map((block) => block.number));

describe.each(LANGUAGES)('the books in %s', (language) => {
  test.each(BOOKS)('%s has chapters, numbered paragraphs and tables', async (game) => {
    const rules = await loadRules(language, game);
    const english = await loadRules('en', game);
    expect(numbers(rules).filter(Boolean)).toEqual(numbers(english).filter(Boolean));
    expect(rules.chapters.map((chapter) => chapter.blocks.map((block) => block.kind))).toEqual(
      english.chapters.map((chapter) => chapter.blocks.map((block) => block.kind)),
    );
    expect(numbers(rules).filter(Boolean).length).toBeGreaterThan(45);
  });

  test.each(BOOKS)('every link of %s leads somewhere, and no sign of the file is left', async (game) => {
    const rules = await loadRules(language, game);
    const places = new Set([...numbers(rules), ...rules.chapters.map((chapter) => chapter.id)]);
    for (const block of rules.chapters.flatMap((chapter) => chapter.blocks)) {
      expect(wording(block)).not.toMatch(/[*`|#\n]/u);
      const lines = block.kind === 'table' ? [block.head, ...block.rows].flat() : [block.tokens];
      for (const token of lines.flat()) if (token.kind === 'link') expect(places).toContain(token.to);
    }
  });
});

test.each([
  ['en', 'Example', 'R10, example 2'],
  ['de', 'Beispiel', 'R10, Beispiel 2'],
  ['es', 'Ejemplo', 'R10, ejemplo 2'],
])('a worked example has words instead of a number (%s)', async (language, home, away) => {
  const words = await loadShared(language);
  expect(paragraphLabel('R4.ex', words, true)).toBe(home);
  expect(paragraphLabel('R10.ex2', words)).toBe(away);
  expect(paragraphLabel('R9.4', words, true)).toBe('R9.4');
});

test('a paragraph says which game it is of', () => {
  expect(gameOf('R9.4')).toBe('runedar');
  expect(gameOf('D9')).toBe('dwar7s');
  expect(gameOf('X1')).toBeNull();
});

test('search looks for all words, whatever their accents and letters', async () => {
  const rules = await loadRules('de', 'runedar');
  const found = search(rules, 'GEROLL kobold').flatMap(({ blocks }) => blocks.map((block) => block.number));
  expect(found).toContain('R9.4');
  expect(found).not.toContain('R8.1');
  expect(search(rules, 'r9.4')[0]?.blocks[0]?.number).toBe('R9.4');
  expect(search(rules, '  ')).toEqual([]);
});

test('what was found is marked where it stands', () => {
  const found = pieces('Geröll und Kobold', wordsOf('kob ROLL'));
  expect(found.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(['röll', 'Kob']);
  expect(found.map((piece) => piece.text).join('')).toBe('Geröll und Kobold');
});

describe('the open book', () => {
  let book: object;
  const onclose = vi.fn();
  const page = () => document.querySelector('.right') as HTMLElement;

  async function open(at: string): Promise<void> {
    const words = await loadShared('en');
    book = mount(Book, { target: document.body, props: { game: 'runedar', language: 'en', at, words, onclose } });
    await vi.waitFor(() => expect(document.querySelector('.lit')).not.toBeNull());
  }

  beforeEach(() => {
    onclose.mockClear();
  });
  afterEach(() => unmount(book));

  test('opens at a paragraph, of whichever game', async () => {
    await open('D4.4');
    expect(document.querySelector('.lit')?.textContent).toContain('stacked by their symbol');
    expect(document.querySelector('[aria-current]')?.textContent).toContain('D4');
    expect(document.activeElement?.id).toBe('rule-D4.4');
  });

  test('follows links between paragraphs', async () => {
    await open('R9.4');
    const link = [...page().querySelectorAll('button')].find((button) => button.textContent === 'R15.4');
    link?.click();
    await tick();
    await tick();
    expect(document.querySelector('.lit')?.id).toBe('rule-R15.4');
  });

  test('searches, marks and opens what was found', async () => {
    await open('R9.4');
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'magic card';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(document.querySelector('[role=status]')?.textContent).toMatch(/^Found in \d+ places$/);
    expect(page().querySelectorAll('mark').length).toBeGreaterThan(3);
    const number = [...page().querySelectorAll('button')].find((button) => button.textContent === 'R7.2');
    number?.click();
    await tick();
    await tick();
    expect(document.querySelector('.lit')?.id).toBe('rule-R7.2');
    expect(document.querySelectorAll('.lit mark').length).toBeGreaterThan(0);
  });

  test('turns pages with the arrow keys, and closes with its button', async () => {
    await open('R9.4');
    page().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await tick();
    expect(document.querySelector('[aria-current]')?.textContent).toContain('R10');
    (document.querySelector('.close') as HTMLElement).click();
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe('a link', () => {
  test('keeps the brackets and stops around it', () => {
    const plain = (text: string) => ({ kind: 'plain', text }) as const;
    const link = { kind: 'link', text: 'R4', to: 'R4' } as const;
    const all = keepPunctuation([plain('activate it ('), link, plain('). Then')]);
    expect(all.map(({ token, before, after }) => before + token.text + after)).toEqual([
      'activate it ',
      '(R4).',
      ' Then',
    ]);
  });
});
