/** The first promise of each table stays, whatever the table says later. */

import { beforeEach, expect, it } from 'vitest';
import { firstCommitment, rememberCommitment } from '../../src/table/commitments';

beforeEach(() => localStorage.clear());
const playing = (commitment: string | null) => ({ commitment, secret: null });

it('keeps the promise that was told first', () => {
  expect(rememberCommitment('t', playing('first'))).toBe(true);
  rememberCommitment('t', playing('another'));
  rememberCommitment('u', playing('other table'));
  expect([firstCommitment('t'), firstCommitment('u')]).toEqual(['first', 'other table']);
});

it('has not seen what was told with its secret, or not at all', () => {
  expect(rememberCommitment('t', { commitment: 'late', secret: 'told' })).toBe(true);
  expect(rememberCommitment('u', playing(null))).toBe(false);
  expect([firstCommitment('t'), firstCommitment('u')]).toEqual([null, null]);
});

it('forgets the oldest when there are many', () => {
  for (let at = 0; at < 201; at += 1) rememberCommitment(`t${at}`, playing(`p${at}`));
  expect([firstCommitment('t0'), firstCommitment('t1'), firstCommitment('t200')]).toEqual([null, 'p1', 'p200']);
});

it('is not confused by what others have stored', () => {
  for (const stored of ['nonsense', '{}', '[["t"], 7, ["t", 8]]']) {
    localStorage.setItem('mattock.promises', stored);
    expect(firstCommitment('t')).toBeNull();
  }
  rememberCommitment('t', playing('first'));
  expect(firstCommitment('t')).toBe('first');
});
