/** The first promise of each table stays, whatever the table says later. */

import { beforeEach, expect, it } from 'vitest';
import { promiseSeen, seePromise } from '../../src/shell/promises';

beforeEach(() => localStorage.clear());
const playing = (commitment: string | null) => ({ commitment, secret: null });

it('keeps the promise that was told first', () => {
  expect(seePromise('t', playing('first'))).toBe(true);
  seePromise('t', playing('another'));
  seePromise('u', playing('other table'));
  expect([promiseSeen('t'), promiseSeen('u')]).toEqual(['first', 'other table']);
});

it('has not seen what was told with its secret, or not at all', () => {
  expect(seePromise('t', { commitment: 'late', secret: 'told' })).toBe(true);
  expect(seePromise('u', playing(null))).toBe(false);
  expect([promiseSeen('t'), promiseSeen('u')]).toEqual([null, null]);
});

it('forgets the oldest when there are many', () => {
  for (let at = 0; at < 201; at += 1) seePromise(`t${at}`, playing(`p${at}`));
  expect([promiseSeen('t0'), promiseSeen('t1'), promiseSeen('t200')]).toEqual([null, 'p1', 'p200']);
});

it('is not confused by what others have stored', () => {
  for (const stored of ['nonsense', '{}', '[["t"], 7, ["t", 8]]']) {
    localStorage.setItem('mattock.promises', stored);
    expect(promiseSeen('t')).toBeNull();
  }
  seePromise('t', playing('first'));
  expect(promiseSeen('t')).toBe('first');
});
