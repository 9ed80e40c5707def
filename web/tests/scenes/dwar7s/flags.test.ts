import { describe, expect, it } from 'vitest';
import { flagBox, flagScale, flagsOf, sightOf } from '../../../src/scenes/dwar7s/flags';
import { boundsOf, PITCH, SIDE, type Box } from '../../../src/scenes/dwar7s/geometry';
import { stack, viewOf } from './views';

const castle = stack('blue_castle', 0, 0);
const other = (x: number, y: number) => stack(`red_${x}_${y}`, x, y, { area: 1 });

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('the flag of a kingdom', () => {
  it('stands above the castle when nothing lies there', () => {
    expect(flagsOf(viewOf([castle]))).toMatchObject([{ colour: 'blue', isHung: false }]);
    const [flag] = flagsOf(viewOf([castle])).map((one) => flagBox(one));
    expect(flag?.y).toBeLessThan(-40);
    expect(flag?.x).toBeLessThan(SIDE);
  });

  it('stands above another card of the same area rather than on a card in the north', () => {
    const [flag] = flagsOf(viewOf([other(0, -1), castle, stack('blue_tavern', 1, 0)]));
    expect(flag?.x).toBeGreaterThan(PITCH);
    expect(flag?.y).toBeLessThan(20);
  });

  it.each([
    ['east', [other(0, -1), other(0, 1), other(-1, 0)]],
    ['west', [other(0, -1), other(0, 1), other(1, 0)]],
    ['south', [other(0, -1), other(1, 0), other(-1, 0)]],
  ])('stands in the %s where only that side is free, and on no card', (_, around) => {
    const table = [castle, ...around];
    const [flag] = flagsOf(viewOf(table));
    expect(flag?.isHung).toBe(false);
    for (const card of table) expect(flag && meets(flagBox(flag), boundsOf([card], 0))).toBe(false);
  });

  it('leaves its place to the other where two castles share an area', () => {
    const table = [castle, stack('red_castle', 0, 1), stack('red_tavern', 1, 0)];
    const [blue, red] = flagsOf(viewOf(table)).map((one) => flagBox(one));
    expect(blue && red && meets(blue, red)).toBe(false);
  });

  it.each([1.3, 0.65, 0.34])('hangs on a wall between coins and slots where cards lie all around, at %f', (zoom) => {
    const table = [castle, other(0, -1), other(0, 1), other(-1, 0), other(1, 0)];
    const [flag] = flagsOf(viewOf(table));
    expect(flag?.isHung).toBe(true);
    const box = flag && flagBox(flag, zoom);
    expect(box?.y).toBeGreaterThan(41);
    expect(box && box.y + box.height).toBeLessThan(93);
    expect(box && Math.abs(box.x + box.width / 2 - SIDE / 2)).toBe(PITCH / 2);
    expect(flag && 34 * flagScale(flag, zoom) * zoom).toBeGreaterThan(12.4);
  });

  it('leaves the wall between them to the other where two kingdoms have no room', () => {
    const rival = { ...stack('red_castle', 1, 0), area: 1 };
    const around = [-1, 0, 1, 2].flatMap((x) => [-1, 1].map((y) => stack(`red_${x}_${y}`, x, y, { area: 2 })));
    const ends = [stack('red_w', -1, 0, { area: 2 }), stack('red_e', 2, 0, { area: 2 })];
    const [blue, red] = flagsOf(viewOf([castle, rival, ...around, ...ends]));
    expect([blue?.isHung, red?.isHung]).toEqual([true, true]);
    expect(blue?.x).not.toBe(red?.x);
  });

  it('is not there without a castle, and is in sight where it is', () => {
    expect(flagsOf(viewOf([stack('red_tavern', 0, 0)]))).toEqual([]);
    const [flag] = flagsOf(viewOf([castle])).map((one) => flagBox(one));
    expect(sightOf(viewOf([castle]), [], 0)).toMatchObject({ y: flag?.y });
  });
});

it('a castle has no flag before its points are known', () => {
  expect(flagsOf(viewOf([stack('blue_castle', 0, 0, { area: -1 })]))).toEqual([]);
});
