import { expect, test } from 'vitest';
import { holds, toTable } from '../../../src/scenes/dwar7s/camera';
import { sightOf } from '../../../src/scenes/dwar7s/flags';
import { SIDE } from '../../../src/scenes/dwar7s/geometry';
import { CameraState } from '../../../src/scenes/dwar7s/camera-state.svelte';
import { stack, viewOf } from './views';

const FRAME = { x: 0, y: 0, width: 600, height: 400 };
const TABLE = [stack('blue_tavern', 0, 0), stack('blue_dragon', 1, 0)];
const FAR = { x: 5, y: 0 };

function lensAt(table = TABLE, frame = FRAME): CameraState {
  const cameraState = new CameraState();
  cameraState.follow(viewOf(table), [], frame);
  return cameraState;
}

test('it moves when a card is taken up whose spaces would not be seen', () => {
  const cameraState = lensAt();
  const before = cameraState.camera;
  cameraState.follow(viewOf(TABLE), [FAR], FRAME);
  expect(cameraState.camera).not.toEqual(before);
  expect(holds(FRAME, sightOf(viewOf(TABLE), [FAR], 0), cameraState.camera)).toBe(true);
});

test('it comes nearer again when the card lies there and its spaces are gone', () => {
  const cameraState = lensAt();
  const near = cameraState.camera;
  cameraState.follow(viewOf(TABLE), [FAR], FRAME);
  cameraState.follow(viewOf(TABLE), [], FRAME, true);
  expect(cameraState.camera.zoom).toBeLessThan(near.zoom);
  cameraState.follow(viewOf(TABLE), [], FRAME);
  expect(cameraState.camera).toEqual(near);
});

test('while a card is laid no card is smaller than can be told from others', () => {
  const long = Array.from({ length: 20 }, (_, x) => stack(`blue_${x}`, x, 0));
  const cameraState = lensAt(long);
  cameraState.follow(viewOf(long), [{ x: -1, y: 0 }], FRAME);
  expect(cameraState.camera.zoom * SIDE).toBeGreaterThanOrEqual(64);
});

test('it rests while the card finds its space and is sent', () => {
  const cameraState = lensAt();
  cameraState.follow(viewOf(TABLE), [FAR, { x: -1, y: 0 }], FRAME);
  const laying = cameraState.camera;
  cameraState.follow(viewOf(TABLE), [FAR], FRAME);
  cameraState.follow(viewOf(TABLE), [], FRAME, true);
  expect(cameraState.camera).toEqual(laying);
});

test('it makes room for a flag that a new card brings', () => {
  const castle = stack('blue_castle', 0, 0);
  const column = [castle, stack('blue_tavern', 0, -1), stack('blue_dragon', 0, -2)];
  const low = { ...FRAME, height: 420 };
  const cameraState = lensAt(column.slice(0, 2), low);
  cameraState.follow(viewOf(column.slice(0, 2)), [{ x: 0, y: -2 }], low);
  cameraState.follow(viewOf(column), [], low);
  expect(holds(low, sightOf(viewOf(column), [], 0), cameraState.camera)).toBe(true);
});

test('for what comes and goes below it, it moves only where something would be hidden', () => {
  const cameraState = lensAt();
  const before = cameraState.camera;
  cameraState.follow(viewOf(TABLE), [], { ...FRAME, height: 360 });
  expect(cameraState.camera).toEqual(before);
  cameraState.follow(viewOf(TABLE), [], { ...FRAME, height: 200 });
  expect(cameraState.camera).not.toEqual(before);
});

test('in a window too small for fingers all of a large table is seen nevertheless', () => {
  const long = Array.from({ length: 24 }, (_, x) => stack(`blue_${x}`, x, 0));
  const cameraState = lensAt(long);
  expect(holds(FRAME, sightOf(viewOf(long), [], 0), cameraState.camera)).toBe(true);
});

test('where nothing of the table is asked for, all of it is seen, however small', () => {
  const long = Array.from({ length: 20 }, (_, x) => stack(`blue_${x}`, x, 0));
  const cameraState = lensAt(long);
  cameraState.follow(viewOf(long), null, { ...FRAME, height: 200 });
  expect(holds(FRAME, sightOf(viewOf(long), [], 0), cameraState.camera)).toBe(true);
});

test('it moves once for a laying, even where not everything can be seen', () => {
  const long = Array.from({ length: 12 }, (_, x) => stack(`blue_${x}`, x, 0));
  const cameraState = lensAt(long);
  cameraState.follow(
    viewOf(long),
    [
      { x: -3, y: 0 },
      { x: 3, y: 1 },
    ],
    FRAME,
  );
  const laying = cameraState.camera;
  cameraState.follow(viewOf(long), [], FRAME, true);
  cameraState.follow(viewOf([...long, stack('blue_castle', 3, 1)]), [], FRAME);
  expect(cameraState.camera).toEqual(laying);
});

test('a table that is opened in the middle of a laying is looked at once', () => {
  const cameraState = new CameraState();
  cameraState.follow(viewOf(TABLE), [], FRAME, true);
  const opened = cameraState.camera;
  cameraState.follow(viewOf(TABLE), [], FRAME, true);
  expect(cameraState.camera).toBe(opened);
});

test('a space that was chosen comes out from under the boards', () => {
  const long = Array.from({ length: 20 }, (_, x) => stack(`blue_${x}`, x, 0));
  const cameraState = lensAt(long);
  cameraState.show({ x: 0, y: 0 });
  expect(holds(FRAME, { x: 0, y: 0, width: SIDE, height: SIDE }, cameraState.camera)).toBe(true);
  const shown = cameraState.camera;
  cameraState.show({ x: 1, y: 0 });
  expect(cameraState.camera).toEqual(shown);
});

test('a mouse reaches smaller things than a finger does', () => {
  const long = Array.from({ length: 50 }, (_, x) => stack(`blue_${x}`, x, 0));
  const cameraState = new CameraState(false);
  cameraState.follow(viewOf(long), [], FRAME);
  expect(cameraState.camera.zoom * SIDE).toBeCloseTo(22);
});

test('it comes as near as it can when the next turn begins', () => {
  const cameraState = lensAt();
  const near = cameraState.camera;
  cameraState.follow(viewOf(TABLE), [FAR], FRAME);
  cameraState.follow({ ...viewOf(TABLE), to_move: 1 }, [], FRAME);
  expect(cameraState.camera).toEqual(near);
});

test('it never goes so far away that a space could not be touched, unless everything is asked for', () => {
  const long = Array.from({ length: 20 }, (_, x) => stack(`blue_${x}`, x, 0));
  const cameraState = lensAt(long);
  expect(cameraState.camera.zoom * SIDE).toBeCloseTo(44);
  cameraState.fitAll();
  expect(holds(FRAME, sightOf(viewOf(long), [], 0), cameraState.camera)).toBe(true);
});

test('whoever has taken hold of it keeps it', () => {
  const cameraState = lensAt();
  cameraState.pan(-20, 5);
  const held = cameraState.camera;
  cameraState.follow(viewOf(TABLE), [FAR], FRAME);
  cameraState.follow({ ...viewOf(TABLE), to_move: 1 }, [], FRAME);
  expect(cameraState.camera).toEqual(held);
});

test('everything stays in the middle when the window changes', () => {
  const cameraState = lensAt();
  const narrow = { ...FRAME, x: 30, width: 300 };
  cameraState.follow(viewOf(TABLE), [], narrow);
  const { x, width } = sightOf(viewOf(TABLE), [], 0);
  expect(toTable(cameraState.camera, { x: 180, y: 0 }).x).toBeCloseTo(x + width / 2);
});

test('while a card is on its way to the table one goes on looking there', () => {
  const cameraState = lensAt(Array.from({ length: 8 }, (_, x) => stack(`blue_${x}`, x, 0)));
  cameraState.approach({ x: 40, y: 150 });
  const near = cameraState.camera;
  const view = viewOf(TABLE);
  cameraState.follow(view, [FAR], FRAME, true);
  expect(cameraState.camera).toEqual(near);
  cameraState.follow(view, [], FRAME);
  expect(cameraState.camera).not.toEqual(near);
});

test('after the turns of others the table is seen as its player held it', () => {
  const cameraState = lensAt();
  cameraState.pan(40, 0);
  const held = cameraState.camera;
  cameraState.bring({ x: 900, y: 100, width: 50, height: 50 });
  expect(cameraState.camera).not.toEqual(held);
  cameraState.follow(viewOf(TABLE, { to_move: 1 }), [], FRAME);
  expect(cameraState.camera).toEqual(held);
  cameraState.pan(10, 0);
  const moved = cameraState.camera;
  cameraState.follow(viewOf(TABLE, { to_move: 0 }), [], FRAME);
  expect(cameraState.camera).toEqual(moved);
});
