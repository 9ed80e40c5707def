import { expect, test } from 'vitest';
import { isOnlooker, mayRemove, othersAt, silenceOf } from '../../src/table/order';
import type { Standing } from '../../src/net/wire';
import { stub } from '../stub';

const ADA = { id: 'ada', name: 'Ada' };
const BOB = { id: 'bob', name: 'Bob' };
const EVE = { id: 'eve', name: 'Eve' };
const seat = (owner: typeof ADA | null) => ({ owner, bot: null, is_remote: false });

function company(person: typeof ADA, parts: Partial<Standing> = {}, talk = false) {
  const standing = stub<Standing>({
    ...{ seats: [seat(ADA), seat(BOB)], host: 'ada', kept: {}, muted: [], removed: [], closed: false, alike: [] },
    ...{ status: 'playing', settings: { rated: false, onlookers_talk: talk } },
    ...parts,
  });
  const presence = [ADA, EVE].map((one) => ({ ...one, onlooker: one === EVE, alike: false }));
  return { standing, presence, person, own: person === EVE ? [] : [0], isHost: person === ADA };
}

test('everybody else at the table is listed once, onlookers too', () => {
  const others = othersAt(company(ADA, { muted: ['bob'], alike: ['eve'] }));
  expect(others).toEqual([
    { ...BOB, isOnlooker: false, isMuted: true, isAlike: false },
    { ...EVE, isOnlooker: true, isMuted: false, isAlike: true },
  ]);
});

test('who may not speak is told why', () => {
  expect(silenceOf(company(BOB))).toBeNull();
  expect(silenceOf(company(BOB, { muted: ['bob'] }))).toBe('muted');
  expect(silenceOf(company(BOB, { closed: true, muted: ['bob'] }))).toBe('closed');
  expect(silenceOf(company(EVE))).toBe('onlooker');
  expect(silenceOf(company(EVE, {}, true))).toBeNull();
  expect(silenceOf(company(EVE, { kept: { 1: EVE } }))).toBeNull();
});

test('a player of a rated game that is on is not removed, an onlooker is', () => {
  const { standing } = company(ADA);
  const rated = { ...standing, settings: { ...standing.settings, rated: true } };
  const [bob, eve] = othersAt(company(ADA));
  expect([bob, eve].map((one) => one && mayRemove(one, rated))).toEqual([false, true]);
  expect(bob && mayRemove(bob, standing)).toBe(true);
  expect(bob && mayRemove(bob, { ...rated, status: 'open' })).toBe(true);
});

test('who speaks without a seat is marked, but for the host', () => {
  const { standing } = company(ADA);
  expect([ADA, BOB, EVE].map(({ id }) => isOnlooker(id, standing))).toEqual([false, false, true]);
  expect(isOnlooker('host', { ...standing, host: 'host' })).toBe(false);
});
