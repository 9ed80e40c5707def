import { expect, test } from 'vitest';
import { TOUCH_TARGET, atLeastFinger, touchedOf } from '../../../../src/scenes/dwar7s/board/touch-targets';
import { CameraState } from '../../../../src/scenes/dwar7s/camera-state.svelte';
import { stack, viewOf } from '../views';

const disc = (x: number, y: number) => ({ x: x - 8, y: y - 8, width: 16, height: 16 });
const card = (x: number, y: number) => ({ x, y, width: 60, height: 60 });

test('a small thing is as large as a finger for a finger', () => {
  expect(atLeastFinger(disc(100, 100))).toEqual({ x: 78, y: 78, width: TOUCH_TARGET, height: TOUCH_TARGET });
  expect(atLeastFinger(card(0, 0))).toEqual(card(0, 0));
  expect(touchedOf([disc(100, 100)], { x: 119, y: 100 })).toBe(0);
});

test('beside everything a finger means nothing', () => {
  expect(touchedOf([disc(100, 100), card(0, 0)], { x: 200, y: 200 })).toBe('none');
});

test('two small things under one finger cannot be told apart', () => {
  expect(touchedOf([disc(100, 100), disc(120, 100)], { x: 110, y: 100 })).toBe('several');
  expect(touchedOf([card(0, 0), disc(60, 30)], { x: 50, y: 30 })).toBe('several');
});

test('the middle of a card is that card, whatever is at its edge', () => {
  expect(touchedOf([card(0, 0), disc(60, 30)], { x: 30, y: 30 })).toBe(0);
});

test('a finger on a card means the card, unless it is at the very edge of something smaller', () => {
  const [tiny, ...discs] = [{ x: 0, y: 0, width: 46, height: 46 }, disc(0, 23), disc(46, 23)];
  expect(touchedOf([tiny, ...discs], { x: 23, y: 23 })).toBe(0);
  expect(touchedOf([tiny, ...discs], { x: 18, y: 30 })).toBe(0);
  expect(touchedOf([tiny, ...discs], { x: 33, y: 23 })).toBe('several');
  expect(touchedOf([tiny, ...discs], { x: 45, y: 23 })).toBe('several');
});

test('of two large things the upper one is meant', () => {
  expect(touchedOf([card(0, 0), card(10, 10)], { x: 30, y: 30 })).toBe(1);
});

test('who comes closer for one choice sees everything again when it is made', () => {
  const [cameraState, frame] = [new CameraState(), { x: 0, y: 0, width: 300, height: 300 }];
  const table = Array.from({ length: 8 }, (_, x) => stack(`blue_${x}`, x, 0));
  const view = viewOf(table);
  cameraState.follow(view, [], frame);
  const far = cameraState.camera;
  expect(cameraState.isNear).toBe(false);
  cameraState.approach({ x: 40, y: 150 });
  expect(cameraState.isNear).toBe(true);
  cameraState.follow(view, [{ x: 3, y: 1 }], frame);
  expect(cameraState.isNear).toBe(true);
  cameraState.follow(viewOf(table), [], frame);
  expect(cameraState.camera).toEqual(far);
});

test('who took hold of the camera keeps it', () => {
  const [cameraState, frame] = [new CameraState(), { x: 0, y: 0, width: 300, height: 300 }];
  const table = Array.from({ length: 8 }, (_, x) => stack(`blue_${x}`, x, 0));
  cameraState.follow(viewOf(table), [], frame);
  cameraState.approach({ x: 40, y: 150 });
  cameraState.pan(-30, 0);
  const held = cameraState.camera;
  cameraState.follow(viewOf(table), [], frame);
  expect(cameraState.camera).toEqual(held);
});
