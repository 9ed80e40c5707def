import { expect, test } from 'vitest';
import {
  badgeBox,
  obstaclesOf,
  placeWithin,
  placeNote,
  pointerOf,
  seenSpace,
} from '../../../src/scenes/dwar7s/note-placement';
import { stack, viewOf } from './views';

const FRAME = { x: 0, y: 0, width: 900, height: 600 };
const CAMERA = { x: 300, y: 200, zoom: 1 };
const SIZE = { width: 200, height: 120 };

function spotFor(table: ReturnType<typeof stack>[], about: { x: number; y: number }) {
  const kept = obstaclesOf(viewOf(table), [], about, CAMERA);
  const { x, y } = placeNote(SIZE, seenSpace(about, CAMERA), kept, FRAME);
  const covered = kept.filter(
    (thing) =>
      x < thing.x + thing.width && thing.x < x + SIZE.width && y < thing.y + thing.height && thing.y < y + SIZE.height,
  );
  return { x, y, covered };
}

test('a note covers neither the card in the air nor any other where there is free room', () => {
  const row = [-1, 0, 1].map((x) => stack(`red_${x}`, x, 0, { area: 1 }));
  const { covered, y } = spotFor(row, { x: 0, y: 1 });
  expect(covered).toEqual([]);
  expect(y).toBeGreaterThan(200);
});

test('it stays in the window, and off the card and its neighbours, where everything is full', () => {
  const all = Array.from({ length: 9 * 7 }, (_, at) => stack(`red_${at}`, (at % 9) - 3, Math.floor(at / 9) - 2));
  const { x, y, covered } = spotFor(all, { x: 0, y: 0 });
  expect(x >= 0 && y >= 0 && x + SIZE.width <= FRAME.width && y + SIZE.height <= FRAME.height).toBe(true);
  expect(covered.every(({ weight }) => weight === 1)).toBe(true);
});

test('a note points at what it is about, from the side that is farthest from it', () => {
  const card = { x: 100, y: 100, width: 80, height: 80 };
  const at = (x: number, y: number) => ({ x, y, width: 120, height: 60 });
  expect(pointerOf(at(100, 200), card)).toEqual({ side: 'north', x: 40, y: 0 });
  expect(pointerOf(at(100, 20), card)).toMatchObject({ side: 'south', y: 60 });
  expect(pointerOf(at(260, 190), card)).toMatchObject({ side: 'west', x: 0 });
  expect(pointerOf(at(120, 120), card)).toBeNull();
});

test('in the room that is kept for it a small note lies next to its card', () => {
  const card = { x: 300, y: 300, width: 80, height: 80 };
  const size = { width: 100, height: 40 };
  expect(placeWithin({ x: 50, y: 100, width: 190, height: 120 }, size, card)).toEqual({ x: 140, y: 180 });
  expect(placeWithin({ x: 400, y: 400, width: 190, height: 120 }, size, card)).toEqual({ x: 400, y: 400 });
});

test('a note about a card that is laid lies on none of its badges', () => {
  const table = [stack('red_0', 1, 0), stack('red_1', 1, -1)];
  const at = { x: 0, y: 0 };
  const badges = [badgeBox(at, 'north-west', CAMERA), badgeBox(at, 'south-west', CAMERA)];
  const kept = obstaclesOf(viewOf(table), [], at, CAMERA, true);
  expect(kept).toEqual(expect.arrayContaining(badges.map((badge) => expect.objectContaining(badge))));
  const { x, y } = placeNote(SIZE, seenSpace(at, CAMERA), kept, FRAME);
  const covers = (badge: (typeof badges)[number]) =>
    x < badge.x + badge.width && badge.x < x + SIZE.width && y < badge.y + badge.height && badge.y < y + SIZE.height;
  expect(badges.filter(covers)).toEqual([]);
});
