import { beforeEach, expect, test } from 'vitest';
import { chronicleTitle, dailyRule, dailyTitle, games, gameTitle, isTogether } from '../../src/app/games.svelte';
import { i18n } from '../../src/app/i18n.svelte';
import type { GameInfo } from '../../src/contract/messages';
import { stub } from '../stub';

/** A game of another package, of which the client has no texts. */
const info = (parts: Partial<GameInfo>): GameInfo =>
  stub<GameInfo>({ game: 'chess', title: { en: 'Chess' }, chronicle: {}, together: false, daily: null, ...parts });

beforeEach(() => i18n.follow());

test('a game without texts in the client is called as the server says', () => {
  const chess = info({
    chronicle: { en: 'Hall of Kings' },
    daily: { title: { en: 'The board of the day' }, rule: { en: 'Pawns count.' } },
  });
  games.list = [chess];
  expect(gameTitle('chess')).toBe('Chess');
  expect(chronicleTitle(chess)).toBe('Hall of Kings');
  expect([dailyTitle('chess'), dailyRule('chess')]).toEqual(['The board of the day', 'Pawns count.']);
});

test('a game that names no list has one by its title', () => {
  const [alone, all] = [info({}), info({ together: true })];
  games.list = [alone];
  expect([chronicleTitle(alone), chronicleTitle(all)]).toEqual(['Hall of Chess', 'Best games: Chess']);
  expect([dailyTitle('chess'), dailyRule('chess')]).toEqual(['Game of the day', 'Your score counts.']);
});

test('whether a game is won together is what the server says of it', () => {
  games.list = [info({ together: true }), info({ game: 'go' })];
  expect([isTogether('chess'), isTogether('go'), isTogether('unheard')]).toEqual([true, false, false]);
});
