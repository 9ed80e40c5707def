import { beforeEach, expect, it } from 'vitest';
import { isTourOffered, rememberTourOffer } from '../../../src/pages/learn/tour-offer';

beforeEach(() => localStorage.clear());

it('remembers a game at a time', () => {
  expect(isTourOffered('one')).toBe(false);
  rememberTourOffer('one');
  rememberTourOffer('one');
  expect([isTourOffered('one'), isTourOffered('two')]).toEqual([true, false]);
});

it('offers again where what is stored is broken', () => {
  localStorage.setItem('mattock.tours-offered', '{');
  expect(isTourOffered('one')).toBe(false);
});
