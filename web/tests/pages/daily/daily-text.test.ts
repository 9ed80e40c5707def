import { beforeEach, expect, test } from 'vitest';
import { i18n } from '../../../src/app/i18n.svelte';
import type { DailyGame, DailyResult } from '../../../src/contract/messages';
import { beaten, dayText, leadText, shareText, shifted, timeLeft, today } from '../../../src/pages/daily/daily-text';
import { stub } from '../../stub';

beforeEach(() => i18n.follow());

const RESULT: DailyResult = {
  person: 'ada',
  name: 'Ada',
  won: true,
  reason: 'escaped',
  score: 5,
  points: 25,
  turns: 12,
  lead: 6.25,
  table: 'secret-table',
  is_alike: false,
};

function daily(games: number, streak = 3): DailyGame {
  return stub<DailyGame>({
    game: 'runedar',
    day: '2026-11-19',
    streak,
    bots: { level: 'journeyman', games, total: 4, wins: 1, mean: 18.75, points: [4, 20, 25, 26].slice(0, games) },
  });
}

test('days are those of the server, over the end of a month and a year', () => {
  expect(today(Date.UTC(2026, 10, 19, 23, 59))).toBe('2026-11-19');
  expect(shifted('2026-12-31', 1)).toBe('2027-01-01');
  expect(shifted('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayText('2026-11-19')).toBe('November 19, 2026');
});

test('what is left of a day is told in hours and minutes, and never less than nothing', () => {
  const now = Date.UTC(2026, 10, 19, 12);
  expect(timeLeft(now / 1000 + 3 * 3600 + 61, now)).toEqual({ hours: 3, minutes: 2 });
  expect(timeLeft(now / 1000 - 5, now)).toEqual({ hours: 0, minutes: 0 });
});

test('a lead has its sign', () => {
  expect([6.25, -3, 0].map(leadText)).toEqual(['+6.3', '-3', '0']);
});

test('only bots with fewer points are beaten', () => {
  expect(beaten(25, [4, 20, 25, 26])).toBe(2);
});

test('a shared result tells how one fared and nothing of what came', () => {
  const text = shareText(daily(4), RESULT, 'https://mattock.example/#/daily');
  expect(text.split('\n')).toEqual([
    'Mattock · The siege of the day · November 19, 2026',
    'won, 25 points',
    '+6.3 points against the bots’ mean',
    '▰▰▰▰▰▱▱▱▱▱',
    'Better than 2 of 4 bots',
    'Streak: 3 days',
    'https://mattock.example/#/daily',
  ]);
  expect(text).not.toContain('escaped');
  expect(text).not.toContain('secret-table');
});

test('while the bots play, nothing is told of them', () => {
  const text = shareText(daily(2, 1), { ...RESULT, lead: null, won: false }, 'x');
  expect(text.split('\n').slice(1)).toEqual(['lost, 25 points', 'x']);
});
