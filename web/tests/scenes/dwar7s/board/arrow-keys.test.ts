import { describe, expect, it } from 'vitest';
import { nearestTo, nextOf, WAYS } from '../../../../src/scenes/dwar7s/board/arrow-keys';

const [LEFT, RIGHT, DOWN] = [WAYS['ArrowLeft'], WAYS['ArrowRight'], WAYS['ArrowDown']] as const;
const HERE = { x: 0, y: 0 };
const OTHERS = [
  { x: 100, y: 0 },
  { x: 60, y: 90 },
  { x: 0, y: 120 },
  { x: 0, y: 0 },
];

describe('walking the table by arrow keys', () => {
  it('goes to what lies ahead rather than to what is nearer but aside', () => {
    expect(nextOf(HERE, RIGHT ?? HERE, OTHERS)).toBe(0);
    expect(nextOf(HERE, DOWN ?? HERE, OTHERS)).toBe(2);
  });

  it('stays where nothing lies that way', () => {
    expect(nextOf(HERE, LEFT ?? HERE, OTHERS)).toBe(-1);
  });

  it('begins with what is nearest to the middle', () => {
    expect(nearestTo({ x: 55, y: 80 }, OTHERS)).toBe(1);
    expect(nearestTo(HERE, [])).toBe(-1);
  });
});
