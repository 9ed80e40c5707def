import { expect, it } from 'vitest';
import { notePlace, type Box } from '../../../src/pages/learn/note-place';

const WINDOW = { wide: 1000, high: 800 };
const NOTE = { wide: 300, high: 150 };
const covers = (lit: Box, { x, y }: { x: number; y: number }) =>
  x < lit.x + lit.wide && x + NOTE.wide > lit.x && y < lit.y + lit.high && y + NOTE.high > lit.y;

it('stands in the middle where nothing is lit', () => {
  expect(notePlace([], WINDOW, NOTE)).toEqual({ x: 350, y: 325 });
});

it.each([
  { x: 400, y: 700, wide: 100, high: 90 },
  { x: 0, y: 0, wide: 200, high: 60 },
  { x: 900, y: 300, wide: 100, high: 300 },
  { x: 450, y: 350, wide: 100, high: 100 },
])('covers nothing that is lit and stays inside the window: %o', (lit) => {
  const place = notePlace([lit], WINDOW, NOTE);
  expect(covers(lit, place)).toBe(false);
  expect([place.x >= 0, place.y >= 0, place.x + NOTE.wide <= 1000, place.y + NOTE.high <= 800]).not.toContain(false);
});
