import { expect, test } from 'vitest';
import type { View } from '../../../../src/contract/dwar7s';
import {
  meIn,
  neighbours,
  playerOf,
  siteIn,
  spaceOn,
  stackAt,
  stackOf,
  turned,
} from '../../../../src/scenes/dwar7s/words/table-lookup';
import { stub } from '../../../stub';

const view = stub<View>({
  to_move: 1,
  table: [
    { x: 0, y: 0, card: 'red_tavern' },
    { x: 1, y: 1, card: 'blue_castle' },
  ],
  players: [{ colour: 'red' }, { colour: 'blue' }],
});

test('a space is known by the cards beside it, or by the one that lies there', () => {
  expect(spaceOn('east', 'red_tavern', view)).toEqual([1, 0]);
  expect(neighbours(1, 0, view)).toEqual([
    ['north', 'blue_castle'],
    ['east', 'red_tavern'],
  ]);
  expect(siteIn(1, 0, view)).toEqual({ north: 'blue_castle', east: 'red_tavern' });
  expect(siteIn(1, 1, view)).toEqual({ on: 'blue_castle' });
});

test('a card that does not lie there is nowhere', () => {
  expect(stackOf('red_castle', view)).toBeNull();
  expect(spaceOn('east', 'red_castle', view)).toBeNull();
  expect(stackAt(0, 0, null)).toBeNull();
});

test('walls turn clockwise', () => {
  expect(turned(['north', 'east'], 1)).toEqual(['east', 'south']);
  expect(turned(['west'], 2)).toEqual(['east']);
});

test('players are found by colour and by whose turn it is', () => {
  expect([playerOf('red', view)?.colour, playerOf('green', view)]).toEqual(['red', null]);
  expect([meIn(view)?.colour, meIn(null)]).toEqual(['blue', null]);
});
