import { expect, test } from 'vitest';
import { FINGER, grown, meant } from '../src/scenes/dwar7s/board/fingers';
import { Lens } from '../src/scenes/dwar7s/lens.svelte';
import { stack, viewOf } from './dwar7s.views';

const disc = (x: number, y: number) => ({ x: x - 8, y: y - 8, width: 16, height: 16 });
const card = (x: number, y: number) => ({ x, y, width: 60, height: 60 });

test('a small thing is as large as a finger for a finger', () => {
  expect(grown(disc(100, 100))).toEqual({ x: 78, y: 78, width: FINGER, height: FINGER });
  expect(grown(card(0, 0))).toEqual(card(0, 0));
  expect(meant([disc(100, 100)], { x: 119, y: 100 })).toBe(0);
});

test('beside everything a finger means nothing', () => {
  expect(meant([disc(100, 100), card(0, 0)], { x: 200, y: 200 })).toBe('none');
});

test('two small things under one finger cannot be told apart', () => {
  expect(meant([disc(100, 100), disc(120, 100)], { x: 110, y: 100 })).toBe('several');
  expect(meant([card(0, 0), disc(60, 30)], { x: 50, y: 30 })).toBe('several');
});

test('the middle of a card is that card, whatever is at its edge', () => {
  expect(meant([card(0, 0), disc(60, 30)], { x: 30, y: 30 })).toBe(0);
});

test('of two large things the upper one is meant', () => {
  expect(meant([card(0, 0), card(10, 10)], { x: 30, y: 30 })).toBe(1);
});

test('who comes closer for one choice sees everything again when it is made', () => {
  const [lens, frame] = [new Lens(), { x: 0, y: 0, width: 300, height: 300 }];
  const table = Array.from({ length: 8 }, (_, x) => stack(`blue_${x}`, x, 0));
  const view = viewOf(table);
  lens.follow(view, [], frame);
  const far = lens.camera;
  expect(lens.isNear).toBe(false);
  lens.approach({ x: 40, y: 150 });
  expect(lens.isNear).toBe(true);
  lens.follow(view, [{ x: 3, y: 1 }], frame);
  expect(lens.isNear).toBe(true);
  lens.follow(viewOf(table), [], frame);
  expect(lens.camera).toEqual(far);
});

test('who took hold of the camera keeps it', () => {
  const [lens, frame] = [new Lens(), { x: 0, y: 0, width: 300, height: 300 }];
  const table = Array.from({ length: 8 }, (_, x) => stack(`blue_${x}`, x, 0));
  lens.follow(viewOf(table), [], frame);
  lens.approach({ x: 40, y: 150 });
  lens.pan(-30, 0);
  const held = lens.camera;
  lens.follow(viewOf(table), [], frame);
  expect(lens.camera).toEqual(held);
});
