import { expect, it } from 'vitest';
import { captionPlace } from '../../../src/pages/table/caption-place';

const SCREEN = { width: 390, height: 844 };
const SIZE = { width: 200, height: 60 };

it.each([
  ['in the middle', { x: 150, y: 400, width: 80, height: 80 }],
  ['at the head', { x: 150, y: 4, width: 80, height: 80 }],
  ['at the foot', { x: 150, y: 760, width: 80, height: 80 }],
  ['at the left edge', { x: -20, y: 400, width: 60, height: 60 }],
  ['at the right edge', { x: 350, y: 400, width: 60, height: 60 }],
])('a caption for a thing %s is on the screen and not on the thing', (_, box) => {
  const { x, y } = captionPlace(box, SIZE, SCREEN);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + SIZE.width).toBeLessThanOrEqual(SCREEN.width);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + SIZE.height).toBeLessThanOrEqual(SCREEN.height);
  const isApart =
    y + SIZE.height <= box.y || y >= box.y + box.height || x + SIZE.width <= box.x || x >= box.x + box.width;
  expect(isApart).toBe(true);
});

it('stands in the upper half if its thing is not on the screen', () => {
  expect(captionPlace(null, SIZE, SCREEN)).toEqual({ x: 95, y: SCREEN.height * 0.24 });
});

it('covers its neighbours only where there is no free place', () => {
  const box = { x: 150, y: 400, width: 80, height: 80 };
  const above = { ...box, y: 310 };
  const below = { ...box, y: 490 };
  const wide = { width: 80, height: 60 };
  expect(captionPlace(box, wide, SCREEN).y).toBeLessThan(box.y);
  expect(captionPlace(box, wide, SCREEN, [above]).y).toBeGreaterThan(box.y + box.height);
  const { x } = captionPlace(box, wide, SCREEN, [above, below]);
  expect(x).toBeGreaterThan(box.x + box.width);
});

it('stays clear of the ring where the head of the window pushes it down', () => {
  const box = { x: 150, y: 129, width: 60, height: 40 };
  const { x, y } = captionPlace(box, SIZE, SCREEN);
  expect(y + SIZE.height <= box.y - 12 || y >= box.y + box.height || x + SIZE.width <= box.x || x >= 210).toBe(true);
});
