import { expect, it } from 'vitest';
import { stepOf } from '../../../src/scenes/runedar/targets';

const PATH = ['lay:rune_dagger', 'move:tunnel_tower', 'shoot:catapult', 'lay:old_crossbow'];

it('is the magic card alone that has made the step, not one that joins its attack', () => {
  expect(stepOf('rune_dagger', PATH)).toBe(1);
  expect(stepOf('old_crossbow', PATH)).toBe(-1);
});

it('finds the step of a card that lies on the table already', () => {
  expect(stepOf('rune_dagger', ['move:tunnel_tower'])).toBe(0);
});
