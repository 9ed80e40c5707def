import { expect, test } from 'vitest';
import { ropesOf } from '../../../src/scenes/dwar7s/ropes';

test('castles in one area share one rope', () => {
  const shared = ['blue_castle', 'red_castle'];
  expect(
    ropesOf([
      ['blue', shared],
      ['red', shared.toReversed()],
      ['green', ['green_castle']],
      ['yellow', []],
    ]),
  ).toEqual([
    { colours: ['blue', 'red'], cards: shared },
    { colours: ['green'], cards: ['green_castle'] },
  ]);
});
