import { describe, expect, it } from 'vitest';
import { exchanged, HATS, isHat } from '../../../src/pages/hall/hats';

describe('the hats of Dwar7s Fall (D2.4)', () => {
  it('are exchanged when a seat takes the hat of another', () => {
    expect(exchanged(HATS, 0, 'red')).toEqual(['red', 'blue', 'green', 'yellow']);
    expect(exchanged(HATS, 2, 'green')).toEqual([...HATS]);
  });

  it('are different after any choices', () => {
    let hats = [...HATS];
    for (const seat of [0, 1, 2, 3]) for (const hat of HATS) hats = exchanged(hats, seat, hat);
    expect(new Set(hats).size).toBe(HATS.length);
  });

  it('are told from whatever else a seat may have', () => {
    expect(['green', 'thrain', ''].map(isHat)).toEqual([true, false, false]);
  });
});
