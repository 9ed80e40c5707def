import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/net/api';
import type { Seat, Standing } from '../../src/net/wire';
import { exchanged, isTaken, mayPick, perSeatOptions } from '../../src/table/seat-options';
import { stub } from '../stub';

const UNSAID = { label: {}, labels: [], seat_labels: [], colours: [] };
const COLOURS: Choice = {
  ...UNSAID,
  name: 'colours',
  kind: 'per_seat',
  choices: ['blue', 'red', 'green', 'yellow'],
  default: null,
};
const OGRES: Choice = { ...UNSAID, name: 'ogres', kind: 'word', choices: ['all', 'gentle'], default: 'all' };
const PERSON: Seat = { owner: { id: 'a', name: 'Ada' }, bot: null, is_remote: false };
const BOT: Seat = { owner: null, bot: 'random', is_remote: false };
const FREE: Seat = { owner: null, bot: null, is_remote: false };

const company = (own: number[], isHost: boolean, ...seats: Seat[]) => ({
  own,
  isHost,
  standing: stub<Standing>({ seats, options: { colours: ['blue', 'red', 'green'], ogres: 'all' } }),
});

describe('what each seat has of its own', () => {
  const guest = company([1], false, PERSON, PERSON, FREE);
  const [option] = perSeatOptions([COLOURS, OGRES], guest.standing);

  it('is told from what a table has for all', () => {
    expect(perSeatOptions([COLOURS, OGRES], guest.standing)).toEqual([
      { name: 'colours', choices: COLOURS.choices, values: ['blue', 'red', 'green'], option: COLOURS },
    ]);
    expect(perSeatOptions([COLOURS], { options: {} })).toEqual([]);
  });

  it('is picked by the person on the seat, and by the host for a bot', () => {
    expect([0, 1, 2].map((seat) => mayPick(guest, seat))).toEqual([false, true, false]);
    const host = company([0], true, PERSON, PERSON, BOT);
    expect([0, 1, 2].map((seat) => mayPick(host, seat))).toEqual([true, false, true]);
  });

  it('is taken where a person has it, or a bot of another', () => {
    const taken = (at: typeof guest) =>
      COLOURS.choices.filter((value) => option && isTaken(at, option, 1, String(value)));
    expect(taken(guest)).toEqual(['blue']);
    expect(taken(company([1], false, PERSON, PERSON, BOT))).toEqual(['blue', 'green']);
    expect(taken(company([1], true, PERSON, PERSON, BOT))).toEqual(['blue']);
  });
});

describe('what seats exchange', () => {
  const colours = ['blue', 'red', 'green', 'yellow'];

  it('is given for what another seat had', () => {
    expect(exchanged(colours, 0, 'red')).toEqual(['red', 'blue', 'green', 'yellow']);
    expect(exchanged(colours, 2, 'green')).toEqual(colours);
  });

  it('differs after any choices', () => {
    let picked = [...colours];
    for (const seat of [0, 1, 2, 3]) for (const colour of colours) picked = exchanged(picked, seat, colour);
    expect(new Set(picked).size).toBe(colours.length);
  });
});
