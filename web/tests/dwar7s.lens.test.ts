import { expect, test } from 'vitest';
import { toTable } from '../src/scenes/dwar7s/camera';
import { middle } from '../src/scenes/dwar7s/geometry';
import { Lens } from '../src/scenes/dwar7s/lens.svelte';
import { stack, viewOf } from './dwar7s.views';

const FRAME = { x: 0, y: 0, width: 300, height: 300 };
const TABLE = Array.from({ length: 8 }, (_, x) => stack(`blue_${x}`, x, 0));
const SPACE = { x: 3, y: 1 };

function lensAt(spaces = [SPACE]): Lens {
  const lens = new Lens();
  lens.follow(viewOf(TABLE), spaces, FRAME);
  return lens;
}

/** How far to the east the table is in the middle of a frame. */
function seen({ camera }: Lens, { x, width } = FRAME): number {
  return Math.round(toTable(camera, { x: x + width / 2, y: 0 }).x);
}

test('a card that is being turned is looked at closely, and then everything is seen again', () => {
  const lens = lensAt();
  const far = lens.camera;
  lens.attend(SPACE);
  expect(lens.isNear).toBe(true);
  expect(seen(lens)).toBe(middle(SPACE).x);
  lens.release();
  expect(lens.camera).toEqual(far);
});

test('it stays in the middle when the window changes', () => {
  const lens = lensAt();
  lens.attend(SPACE);
  const narrow = { ...FRAME, x: 30, width: 200 };
  lens.follow(viewOf(TABLE), [SPACE], narrow);
  expect(seen(lens, narrow)).toBe(middle(SPACE).x);
});

test('who had taken hold of the camera gets it back', () => {
  const lens = lensAt();
  lens.pan(-20, 5);
  const held = lens.camera;
  lens.attend(SPACE);
  lens.release();
  expect(lens.camera).toEqual(held);
});

test('where cards are large already nothing moves', () => {
  const lens = lensAt();
  lens.zoom(3);
  const near = lens.camera;
  lens.attend(SPACE);
  lens.release();
  expect(lens.camera).toEqual(near);
});

test('while a card is on its way to the table one goes on looking there', () => {
  const lens = lensAt();
  lens.approach({ x: 40, y: 150 });
  const near = lens.camera;
  lens.follow(viewOf(TABLE), [SPACE], FRAME, true);
  expect(lens.camera).toEqual(near);
  lens.follow(viewOf(TABLE), [], FRAME);
  expect(lens.isNear).toBe(false);
});
