import { beforeEach, expect, test } from 'vitest';
import type { Standing } from '../../src/net/wire';
import { keepNames, screenName } from '../../src/table/screen-names';
import { stub } from '../stub';

beforeEach(() => localStorage.clear());

const seated = (...owners: string[]) =>
  stub<Standing>({ seats: owners.map((id) => ({ owner: { id, name: id }, bot: null })) });

test('a seat at a shared screen has the name that was given, and only at that table', () => {
  keepNames('one', ['Ada', '  ']);
  const both = seated('me', 'me');
  expect([0, 1].map((seat) => screenName('one', both, seat))).toEqual(['Ada', null]);
  expect(screenName('two', both, 0)).toBeNull();
});

test('people with one seat keep their own names', () => {
  keepNames('one', ['Ada', 'Bo']);
  expect(screenName('one', seated('me', 'you'), 1)).toBeNull();
});

test('names are cut to what fits', () => {
  keepNames('one', ['x'.repeat(99)]);
  expect(screenName('one', seated('me', 'me'), 0)).toHaveLength(40);
});
