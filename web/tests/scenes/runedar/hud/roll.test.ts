/** What the dice are said to amount to. */

import { describe, expect, it } from 'vitest';
import { rollSum } from '../../../../src/scenes/runedar/hud/roll';

const close = (hits: number) => ({ faces: [3, 'crossbow', 3] as const, mode: 'close', hits });

describe('a roll', () => {
  it('tells the hits for which no die was rolled', () => {
    expect(rollSum(close(10), null)).toEqual({ hits: 10, sure: 4 });
  });
  it('still tells all of them when some are shared out', () => {
    expect(rollSum(close(2), close(10))).toEqual({ hits: 10, sure: 4 });
  });
  it('is known by its dice alone after the page was loaded anew', () => {
    expect(rollSum(close(1), null)).toEqual({ hits: 6, sure: 0 });
  });
  it('is not taken for the one before', () => {
    expect(rollSum({ faces: [1], mode: 'close', hits: 1 }, close(10))).toEqual({ hits: 1, sure: 0 });
  });
  it('counts crossbows at long range', () => {
    expect(rollSum({ faces: ['crossbow', 2, 'crossbow'], mode: 'long', hits: 2 }, null)).toEqual({ hits: 2, sure: 0 });
  });
});
