/** The position of each nugget, log, hide, ingot and stone of a heap. */

import type { Point } from '../projection';

/** Twenty nuggets: a pile that shrinks from its top and its edge. Units of one nugget. */
const NUGGETS: readonly [x: number, y: number, lift: number][] = [
  [0, -0.75, 0],
  [-0.9, -0.5, 0],
  [0.95, -0.5, 0],
  [-1.7, 0.1, 0],
  [1.75, 0.1, 0],
  [-0.1, 0.35, 0],
  [-1.25, 0.75, 0],
  [1.2, 0.8, 0],
  [0.1, 1.15, 0],
  [-0.55, 0, 0.45],
  [0.55, 0.02, 0.45],
  [0, 0.45, 0.5],
  [-0.05, -0.45, 0.75],
  [-2.1, 0.8, 0],
  [2.1, 0.75, 0],
  [0.7, 1.4, 0],
  [-0.8, 1.4, 0],
  [1.6, 1.3, 0],
  [-1.6, 1.3, 0],
  [0, 1.7, 0],
];

export interface Lump extends Point {
  id: number;
  /** Its outline and what of it catches the light, around the middle of the heap. */
  points: string;
  shine: string;
}

const wobble = (seed: number) => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
};

export function nuggets(count: number, size: number): Lump[] {
  return NUGGETS.slice(0, count)
    .map(([a, b, lift], id) => ({ id, x: a * size, y: b * size * 0.66 - lift * size, depth: b + (lift ? 0.6 : 0) }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ id, x, y }) => {
      const rim = Array.from({ length: 7 }, (_, corner) => {
        const turn = wobble(id) * 6.28 + (2 * Math.PI * corner) / 7;
        const reach = size * (0.52 + wobble(id * 9 + corner) * 0.18);
        return { x: reach * Math.cos(turn) * 1.08, y: reach * Math.sin(turn) * 0.82 };
      });
      const shine = rim.slice(0, 5).map((p) => ({ x: p.x * 0.45 - size * 0.1, y: p.y * 0.45 - size * 0.14 }));
      return { id, x, y, points: listed(rim, x, y), shine: listed(shine, x, y) };
    });
}

export function stones(count: number, size: number): Lump[] {
  return Array.from({ length: count }, (_, id) => {
    const row = id < 5 ? 0 : id < 9 ? 1 : 2;
    const [first, width] = [[0, 5, 9][row] ?? 0, [5, 4, 3][row] ?? 3];
    const rim = Array.from({ length: 7 }, (_, corner) => {
      const turn = wobble(id + 40) * 6 + (2 * Math.PI * corner) / 7;
      const reach = size * (0.55 + wobble(id * 7 + corner) * 0.16);
      return { x: reach * Math.cos(turn), y: reach * Math.sin(turn) * 0.82 };
    });
    const shine = rim.map((p) => ({ x: p.x * 0.6 - size * 0.1, y: p.y * 0.55 - size * 0.14 }));
    const x = (id - first - (width - 1) / 2) * size * 0.95;
    const y = -row * size * 0.62 + wobble(id) * size * 0.12;
    return { id, x, y, points: listed(rim, x, y), shine: listed(shine, x, y) };
  });
}

const listed = (points: readonly Point[], x: number, y: number) =>
  points.map((p) => `${(x + p.x).toFixed(1)},${(y + p.y).toFixed(1)}`).join(' ');

/** Circles, all in one path. */
export const circles = (middles: readonly Point[], radius: number, flat = 1): string => {
  const arc = (way: number) => `a${radius},${radius * flat} 0 1 0 ${way * 2 * radius},0`;
  return middles.map(({ x, y }) => `M${x - radius},${y}${arc(1)}${arc(-1)}`).join('');
};

/** Rows of four, three, two, one. */
export function pyramid(count: number, step: Point): (Point & { id: number })[] {
  const found: (Point & { id: number })[] = [];
  [4, 3, 2, 1].forEach((width, row) => {
    for (let at = 0; at < width; at++)
      found.push({ id: found.length, x: (at - (width - 1) / 2) * step.x, y: -row * step.y });
  });
  return found.slice(0, count);
}
