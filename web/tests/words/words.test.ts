import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/net/wire';
import { LANGUAGES, loadShared, loadWords, TextMissing } from '../../src/words';
import { Bundle } from '../../src/words/bundle';
import { percent } from '../../src/words/advice';
import { stub } from '../stub';

const table = stub<View>({ game: 'dwar7s', to_move: 0, players: [{ colour: 'blue' }, { colour: 'red' }] });
const GREETING = new FluentResource('hello-you = Hello { $name }\n    .short = Hi').body;

describe('a bundle', () => {
  test('says a message and its parts', () => {
    const bundle = new Bundle('en', [GREETING]);
    expect(bundle.say('hello-you', { name: 'Ylva' })).toBe('Hello Ylva');
    expect(bundle.say('hello-you.short')).toBe('Hi');
    expect(bundle.has('hello-you')).toBe(true);
    expect(bundle.has('goodbye')).toBe(false);
  });

  test('says small numbers plainly and large ones as the language writes them', () => {
    const counting = new FluentResource('many = { $count ->\n    [one] { $count } orc\n   *[other] { $count } orcs\n}')
      .body;
    const [english, german] = [new Bundle('en', [counting]), new Bundle('de', [counting])];
    expect([1, 2, -3, 999].map((count) => english.say('many', { count }))).toEqual([
      '1 orc',
      '2 orcs',
      '-3 orcs',
      '999 orcs',
    ]);
    expect(english.say('many', { count: 12345 })).toBe('12,345 orcs');
    expect(german.say('many', { count: 2.5 })).toBe('2,5 orcs');
  });

  test('throws while we work when a key or a placeholder is missing', () => {
    const bundle = new Bundle('en', [GREETING], true);
    expect(() => bundle.say('no-such_key')).toThrow(TextMissing);
    expect(() => bundle.say('hello-you.long')).toThrow(TextMissing);
    expect(() => bundle.say('hello-you')).toThrow(TextMissing);
  });

  test('shows the key in words where people play', () => {
    const bundle = new Bundle('en', [GREETING], false);
    expect(bundle.say('no-such_key')).toBe('No Such Key');
    expect(bundle.say('hello-you')).toBe('Hello You');
    expect(
      bundle.attempt('event-new_thing', () => {
        throw new TypeError();
      }),
    ).toBe('Event New Thing');
  });
});

test.each(LANGUAGES)('shared texts need no game (%s)', async (language) => {
  const shared = await loadShared(language);
  expect(shared.listed(['a', 'b', 'c'])).toMatch(/^a, b (and|und|y) c$/);
  expect(shared.has('card-axe')).toBe(false);
});

test('there are three languages', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'es']);
});

test('a seat goes by number, by what the game calls it, and by the name of who sits there', async () => {
  const words = await loadWords('de', 'dwar7s');
  expect(words.seat(0)).toBe('Spieler 1');
  expect(words.atTable(table).seat(0)).toBe('Blau');
  const seated = words.atTable(table, ['Ylva', null]);
  expect(seated.seat(0)).toBe('Blau (Ylva)');
  expect(seated.seat(1)).toBe('Rot');
  expect(seated.event({ event: 'first_chosen', seat: 0 })).toContain('Blau (Ylva)');
});

test('an event knows its paragraph, exactly where a fact decides it', async () => {
  const words = await loadWords('en', 'dwar7s');
  expect(words.rule({ event: 'dwarf_placed', seat: 0, card: 'red_tavern' })).toBe('D5.1');
  expect(words.rule({ event: 'ogre_played', seat: 0, ogre: 'thief' })).toBe('D9.4');
  expect(words.rule({ event: 'task_declined', seat: 0, card: 'red_castle' })).toBe('D6.7');
});

test('a thing without a name is called by its id', async () => {
  const words = await loadWords('en', 'runedar');
  expect(words.name('card', 'owners_deep_axe')).toBe('Owners Deep Axe');
});

test('what is not certain is not called so', () => {
  expect([0, 0.001, 0.125, 0.625, 0.999, 1].map(percent)).toEqual([0, 1, 12, 62, 99, 100]);
});
