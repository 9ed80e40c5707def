import { beforeEach, expect, test } from 'vitest';
import type { Settings } from '../../src/contract/messages';
import { i18n } from '../../src/app/i18n.svelte';
import { clockText, durationText } from '../../src/table/clock-text';

const SETTINGS: Settings = {
  seconds: null,
  tour: false,
  wait: false,
  stand_in: 'journeyman',
  onlookers: true,
  coach: null,
  listed: true,
  reserve: 0,
  rated: false,
  onlookers_talk: false,
};

beforeEach(() => i18n.follow());

test('a length of time is told in its largest whole unit', () => {
  expect([60, 90, 7200, 86_400, 259_200].map(durationText)).toEqual([
    '1 minute',
    '90 seconds',
    '2 hours',
    '1 day',
    '3 days',
  ]);
});

test('who joins reads what the clock gives, who stands in and when the seat comes back', () => {
  const told = clockText({ ...SETTINGS, seconds: 60 });
  for (const part of ['1 minute', 'journeyman', 'next one']) expect(told).toContain(part);
  expect(clockText({ ...SETTINGS, seconds: 60, reserve: 300 })).toContain('5 minutes in reserve');
  expect(clockText({ ...SETTINGS, stand_in: 'random' })).toContain('by chance');
  expect(clockText({ ...SETTINGS, rated: true })).toContain('for a day');
  expect(clockText({ ...SETTINGS, seconds: 60, wait: true })).toContain('kept');
});
