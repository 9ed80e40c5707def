import { expect, it } from 'vitest';
import type { Seat } from '../../src/net/wire';
import { isOwnerAway, seatStatus } from '../../src/table/seats';

const ylva = { id: 'y', name: 'Ylva' };
const tordan = { id: 't', name: 'Tordan' };
const seat = (parts: Partial<Seat>): Seat => ({ owner: null, bot: null, is_remote: false, ...parts });

it.each([
  ['a person who is there', { owner: ylva }, [ylva], 'here'],
  ['a person who went away', { owner: ylva }, [tordan], 'away'],
  ['a bot', { bot: 'master' } as const, [ylva], 'bot'],
  ['a bot for a person', { owner: ylva, bot: 'master' } as const, [ylva], 'stand_in'],
  ['nobody', {}, [ylva], null],
  ['a person of a game that is seen again', { owner: ylva }, [], 'here'],
])('knows %s', (_, parts, present, sitting) => {
  expect(seatStatus(seat(parts), present)).toBe(sitting);
});

it('knows whether somebody watches the bot that stands in', () => {
  const handed = seat({ owner: ylva, bot: 'master' });
  expect([isOwnerAway(handed, [ylva]), isOwnerAway(handed, [tordan]), isOwnerAway(handed, [])]).toEqual([
    false,
    true,
    false,
  ]);
});
