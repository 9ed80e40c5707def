import { describe, expect, it } from 'vitest';
import { winsInTen, wonByPeople } from '../../src/play/weigh';

const defaults = { difficulty: 'normal', dice: 'standard' };
const row = (players: number, difficulty: string, level: string, won: number, games = 100) => ({
  options: { players, difficulty },
  level,
  won,
  games,
});
const rows = [
  row(2, 'hard', 'apprentice', 10),
  row(2, 'hard', 'journeyman', 44),
  row(3, 'hard', 'journeyman', 3, 10),
  row(2, 'normal', 'journeyman', 96),
];

describe('the weigh-in', () => {
  it('says what journeymen win with just these options', () => {
    expect(winsInTen(rows, { ...defaults, difficulty: 'hard', players: 2 }, defaults)).toBe(4);
    expect(winsInTen(rows, { ...defaults, players: 2 }, defaults)).toBe(10);
  });

  it('says nothing of house rules, of few games and of games that nobody played', () => {
    expect(winsInTen(rows, { ...defaults, difficulty: 'hard', dice: 'blades', players: 2 }, defaults)).toBeNull();
    expect(winsInTen(rows, { ...defaults, difficulty: 'hard', players: 3 }, defaults)).toBeNull();
    expect(winsInTen(rows, { ...defaults, players: 4 }, defaults)).toBeNull();
    expect(winsInTen([], { ...defaults, players: 2 }, defaults)).toBeNull();
  });

  it('says what people won once they have ten such games', () => {
    const theirs = [row(2, 'hard', 'people', 3, 10), row(2, 'normal', 'people', 9, 9), row(3, 'hard', 'journeyman', 5)];
    const chosen = { ...defaults, difficulty: 'hard', players: 2 };
    expect(wonByPeople(theirs, chosen, defaults)).toEqual({ won: 3, games: 10 });
    expect(wonByPeople(theirs, { ...chosen, difficulty: 'normal' }, defaults)).toBeNull();
    expect(wonByPeople(theirs, { ...chosen, players: 3 }, defaults)).toBeNull();
  });
});
