import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  opposite,
  outline,
  pillars,
  PITCH,
  room,
  SIDE,
  slotSpots,
  step,
  turned,
} from '../../../src/scenes/dwar7s/geometry';
import { SIDES } from '../../../src/scenes/dwar7s/view';
import { stack } from './views';

describe('turning a card', () => {
  it('moves its walls clockwise, a quarter for each turn', () => {
    expect(turned(['north', 'east'], 0)).toEqual(['north', 'east']);
    expect(turned(['north', 'east'], 1)).toEqual(['east', 'south']);
    expect(turned(['north', 'east'], 2)).toEqual(['south', 'west']);
    expect(turned(['north', 'east', 'west'], 3)).toEqual(['north', 'south', 'west']);
  });

  it('keeps the number of walls and comes round after four', () => {
    for (const turn of [0, 1, 2, 3]) expect(turned(['north', 'east', 'west'], turn)).toHaveLength(3);
    expect(turned(['west'], 4)).toEqual(['west']);
  });

  it('keeps every slot inside the walls, so that no number lies under a wall', () => {
    for (const slots of [1, 3, 5, 6])
      for (const turn of [0, 1, 2, 3]) {
        const walls = turned(['north', 'east', 'west'], turn);
        const free = room(walls);
        for (const { x, y } of slotSpots(slots, walls)) {
          expect(x).toBeGreaterThan(free.left);
          expect(x).toBeLessThan(free.right);
          expect(y).toBeLessThan(free.bottom);
        }
      }
  });

  it('ends each wall in pillars', () => {
    expect(pillars([])).toHaveLength(0);
    expect(pillars(['north'])).toHaveLength(2);
    expect(pillars(['north', 'south'])).toHaveLength(4);
  });
});

describe('spaces', () => {
  it('a step and a step back lead home', () => {
    for (const side of SIDES) expect(step(step({ x: 2, y: -3 }, side), opposite(side))).toEqual({ x: 2, y: -3 });
    expect(step({ x: 0, y: 0 }, 'north')).toEqual({ x: 0, y: -1 });
  });

  it('bounds hold all cards, and an empty table has room for its first', () => {
    const box = boundsOf([stack('blue_castle', -2, 0), stack('red_tavern', 1, 3)], 0);
    expect(box).toEqual({ x: -2 * PITCH, y: 0, width: 3 * PITCH + SIDE, height: 3 * PITCH + SIDE });
    expect(boundsOf([], 0)).toEqual({ x: 0, y: 0, width: SIDE, height: SIDE });
  });

  it('an outline leaves out the sides between its own spaces', () => {
    const lines = (path: string) => path.split('M').length - 1;
    expect(lines(outline([{ x: 0, y: 0 }]))).toBe(4);
    expect(lines(outline([stack('blue_castle', 0, 0), stack('blue_tavern', 1, 0)]))).toBe(6);
  });
});
