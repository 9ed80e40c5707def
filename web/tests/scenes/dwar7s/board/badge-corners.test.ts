import { expect, it } from 'vitest';
import { badgeCorners } from '../../../../src/scenes/dwar7s/board/badge-corners';

const AT = { x: 0, y: 0 };
const at = (...spaces: [number, number][]) => spaces.map(([x, y]) => ({ x, y }));

it('puts the badges above a card that has no cards beside it', () => {
  expect(badgeCorners(AT, [])).toEqual({ lay: 'north-west', turn: 'north-east' });
});

it('keeps the badges off the cards beside it', () => {
  expect(badgeCorners(AT, at([1, 0], [1, -1]))).toEqual({ lay: 'north-west', turn: 'south-west' });
  expect(badgeCorners(AT, at([0, -1]))).toEqual({ lay: 'south-west', turn: 'south-east' });
  expect(badgeCorners(AT, at([-1, 0], [-1, 1]))).toEqual({ lay: 'north-east', turn: 'south-east' });
});
