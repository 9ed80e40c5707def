import { expect, test } from 'vitest';
import { routeOf } from '../../../src/app/router.svelte';
import type { Chronicle } from '../../../src/contract/messages';
import { fateLink, fateOf, fateOfTale } from '../../../src/pages/daily/same-fate';
import { stub } from '../../stub';

const COMMITMENT = 'ab'.repeat(32);
const FATE = { table: 't1', game: 'runedar', commitment: COMMITMENT, seat: 2, name: 'Ylva “the Bold”/x' };

test('a link names the whole fate, whatever its sender is called', () => {
  const link = fateLink(FATE, stub<Location>({ origin: 'https://mattock.example', pathname: '/' }));
  const { page, rest } = routeOf(link.slice(link.indexOf('#')));
  expect(page).toBe('fate');
  expect(fateOf(rest)).toEqual(FATE);
});

test('a link that is not whole names none', () => {
  expect(fateOf([])).toBeNull();
  expect(fateOf(['t1', 'runedar'])).toBeNull();
  expect(fateOf(['t1', 'runedar', 'no commitment', '0', 'Ylva'])).toBeNull();
  expect(fateOf(['t1', 'runedar', COMMITMENT, '-5'])?.seat).toBe(0);
});

const line = (seat: number, person: string | null) => ({ seat, person, name: person });

test('a tale passes on the seat that one played oneself', () => {
  const tale = stub<Chronicle>({
    table: 't1',
    game: 'runedar',
    commitment: COMMITMENT,
    is_continued: false,
    seats: [line(0, null), line(1, 'ada'), line(2, 'bo')],
  });
  expect(fateOfTale(tale, 'bo')?.seat).toBe(2);
  expect(fateOfTale(tale, 'eve')?.seat).toBe(1);
  expect(fateOfTale({ ...tale, table: null }, 'bo')).toBeNull();
  expect(fateOfTale({ ...tale, is_continued: true }, 'bo')).toBeNull();
});
