import { describe, expect, it } from 'vitest';
import { nearestAhead, nearestTo } from '../../src/play/arrow-keys';

const HERE = { x: 0, y: 0 };
const OTHERS = [
  { x: 100, y: 0 },
  { x: 60, y: 90 },
  { x: 0, y: 120 },
  { x: 0, y: 0 },
];

describe('walking the table by arrow keys', () => {
  it('goes to what lies ahead rather than to what is nearer but aside', () => {
    expect(nearestAhead(HERE, 'arrowright', OTHERS)).toBe(OTHERS[0]);
    expect(nearestAhead(HERE, 'arrowdown', OTHERS)).toBe(OTHERS[2]);
  });

  it('goes aside where nothing else lies that way', () => {
    expect(nearestAhead(HERE, 'arrowright', OTHERS.slice(1))).toBe(OTHERS[1]);
  });

  it('stays where nothing lies that way', () => {
    expect(nearestAhead(HERE, 'arrowleft', OTHERS)).toBeNull();
  });

  it('begins with what is nearest to the middle', () => {
    expect(nearestTo({ x: 55, y: 80 }, OTHERS)).toBe(OTHERS[1]);
    expect(nearestTo(HERE, [])).toBeNull();
  });
});
