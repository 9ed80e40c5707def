import { beforeEach, expect, test } from 'vitest';
import { games } from '../../../src/app/games.svelte';
import type { Chronicle, GameInfo, SeatLine } from '../../../src/contract/messages';
import { headline, minutes, people, seatName } from '../../../src/pages/chronicles/chronicle-text';
import { loadWords } from '../../../src/words';
import { stub } from '../../stub';

const seats = [
  { seat: 0, name: 'Ada', bot: null, is_winner: true, score: 31, is_remote: false },
  { seat: 1, name: null, bot: 'master' as const, is_winner: false, score: 30, is_remote: false },
];
const tale = (parts: Partial<Chronicle>) =>
  stub<Chronicle>({ won: true, score: 31, title: null, seats, began: 0, ended: 600, ...parts });

/** What the server says of the games; that of another package is no different. */
beforeEach(() => {
  games.list = [
    stub<GameInfo>({ game: 'runedar', together: true }),
    stub<GameInfo>({ game: 'dwar7s', together: false }),
  ];
});

test('a game that is won together is told by its title, the others by their winners', async () => {
  const [siege, fall] = await Promise.all([loadWords('en', 'runedar'), loadWords('en', 'dwar7s')]);
  expect(headline(tale({ game: 'runedar', score: 3 }), siege)).toMatch(/^Won: .* · /);
  expect(headline(tale({ game: 'dwar7s' }), fall)).toBe('Ada crowned at 31 points');
});

test('scores stand beside the names where everybody has one', async () => {
  const words = await loadWords('en', 'dwar7s');
  expect(people(tale({ game: 'dwar7s' }), words)).toBe('Ada 31 and master bot 30');
  expect(people(tale({ game: 'runedar' }), words)).not.toContain('31');
});

test('a bot goes by its level, and time is told in minutes', async () => {
  const words = await loadWords('en', 'dwar7s');
  expect(seatName(stub<SeatLine>(seats[1] ?? {}), words)).toBe('master bot');
  expect([minutes(tale({})), minutes(tale({ ended: 5 }))]).toEqual([10, 1]);
});
