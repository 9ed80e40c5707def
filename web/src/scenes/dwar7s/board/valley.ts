/** Hills, river, trees and grass of the valley, always the same, on a field of 1440 x 900. */

import { SeededRandom } from '../../../ui/seeded-random';
import type { Point } from '../geometry';

const [WIDTH, HEIGHT] = [1440, 900];
const round = (value: number) => Math.round(value * 10) / 10;

export interface Tree extends Point {
  size: number;
  kind: string;
}

/** A mountain ridge: its body, its lit faces, its snow. */
export function ridge(base: number, height: number, seed: number, count: number): [string, string, string] {
  const luck = new SeededRandom(seed);
  const points = Array.from({ length: count + 1 }, (_, index) => ({
    x: -20 + (index * 1480) / count + luck.between(-20, 20),
    y: index % 2 ? base - height * luck.between(0.55, 1) : base + height * luck.between(0, 0.3),
  }));
  const body = points.map(({ x, y }) => `L${round(x)} ${round(y)}`).join('');
  const peaks = points.flatMap(({ x, y }, index) => {
    const [left, right] = [points[index - 1], points[index + 1]];
    return index % 2 && left && right ? [{ x, y, left, right }] : [];
  });
  const lit = peaks.map(({ x, y, left }) => {
    const slope = `L${round(left.x)} ${round(left.y + 60)}L${round(x - 10)} ${round(y + 70)}`;
    return `M${round(x)} ${round(y)}${slope}l16 -26l-12 -20Z`;
  });
  const snow = peaks.map(({ x, y, left, right }) => {
    const west = `L${round(x - (x - left.x) * 0.28)} ${round(y + (left.y - y) * 0.28)}`;
    const east = `L${round(x + (right.x - x) * 0.26)} ${round(y + (right.y - y) * 0.26)}`;
    const edge = `L${round(x - 9)} ${round(y + 17)}l7 -5l8 7`;
    return `M${round(x)} ${round(y - 1)}${west}${edge}${east}Z`;
  });
  return [`M-20 400${body}L1460 400Z`, lit.join(''), snow.join('')];
}

const COURSE: [number, number][] = [
  [905, 113],
  [860, 120],
  [760, 124],
  [660, 142],
  [560, 165],
  [440, 168],
  [330, 200],
  [262, 260],
  [232, 340],
  [236, 430],
  [300, 520],
  [400, 580],
  [500, 606],
  [600, 592],
  [700, 592],
  [780, 640],
  [820, 700],
  [900, 790],
  [960, 920],
];

/** The river from the hills to the foreground: water, shore, shine and waves. */
export function river(): [string, string, string, string] {
  const line = smooth(COURSE);
  const wide = (y: number) => 2 + ((y - 108) / 590) * 26;
  const luck = new SeededRandom(71);
  const waves = line.flatMap(({ x, y }) => {
    const half = wide(y);
    if (half < 5 || luck.between(0, 1) < 0.3) return [];
    const long = half * luck.between(0.25, 0.5);
    const [left, top] = [x + luck.between(-half, half) * 0.6 - long, y + luck.between(-half, half) * 0.45];
    return `M${round(left)} ${round(top)}q${round(long / 2)} ${round(-half * 0.16)} ${round(long)} 0t${round(long)} 0`;
  });
  return [
    ribbon(line, wide),
    ribbon(line, (y) => wide(y) * 1.28 + 1),
    ribbon(line, (y) => wide(y) * 0.62),
    waves.join(''),
  ];
}

function smooth(points: readonly [number, number][]): Point[] {
  const at = (index: number) => points.at(Math.max(0, Math.min(points.length - 1, index))) ?? [0, 0];
  return points.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: 8 }, (_, part) => {
      const t = part / 8;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const curve = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      return { x: curve(0), y: curve(1) };
    }),
  );
}

function ribbon(line: readonly Point[], half: (y: number) => number): string {
  const [left, right]: [string[], string[]] = [[], []];
  line.forEach(({ x, y }, index) => {
    const [before, after] = [line[index - 1] ?? { x, y }, line[index + 1] ?? { x, y }];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(dy / length) * half(y), (dx / length) * half(y) * 0.8];
    left.push(`${round(x - nx)} ${round(y + ny)}`);
    right.unshift(`${round(x + nx)} ${round(y - ny)}`);
  });
  return `M${[...left, ...right].join('L')}Z`;
}

export function farTrees(): Tree[] {
  const luck = new SeededRandom(3);
  return Array.from({ length: 130 }, () => ({
    x: round(luck.between(-10, WIDTH + 10)),
    y: round(117 + luck.between(-6, 12)),
    size: round(luck.between(0.4, 0.6)),
    kind: luck.between(0, 1) < 0.3 ? 'pine-far' : `tree-${Math.floor(luck.between(0, 6))}`,
  }));
}

/** Trees in the meadow: many at the edges, few where the table lies. */
export function trees(): Tree[] {
  const luck = new SeededRandom(12);
  const found = scatter(900, () => ({ x: luck.between(200, 1260), y: luck.between(136, 880) }), 30).filter(
    ({ x, y }) => luck.between(0, 1) < (y < 215 ? 0.6 : 0.1 + Math.abs(x - 720) / 620 + (y > 620 ? 0.3 : 0)),
  );
  return found.map((point) => tree(point, luck, 0.45));
}

export function slopeTrees(): Tree[] {
  const luck = new SeededRandom(202);
  const edge = (y: number) => 150 + Math.sin((y - 230) / 90) * 14 + (y > 230 ? (y - 230) * 0.13 : (y - 230) * 0.9);
  const place = () => {
    const y = luck.between(130, HEIGHT);
    const x = luck.between(-10, Math.max(20, edge(y)));
    return { x: luck.between(0, 1) < 0.5 ? x : WIDTH - x, y };
  };
  return scatter(420, place, 22).map((point) => tree(point, luck, 0.6));
}

function tree({ x, y }: Point, luck: SeededRandom, size: number): Tree {
  const isPine = luck.between(0, 1) < 0.22;
  return {
    x: round(x),
    y: round(y),
    size: round(size + y / (isPine ? 1000 : 880)),
    kind: isPine ? 'pine' : `tree-${Math.floor(luck.between(0, 6))}`,
  };
}

/** Points that keep their distance, from the back to the front. */
function scatter(count: number, place: () => Point, apart: number): Point[] {
  const found: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    const point = place();
    if (found.every(({ x, y }) => Math.hypot(x - point.x, (y - point.y) * 1.45) >= apart)) found.push(point);
  }
  return found.sort((a, b) => a.y - b.y);
}

export function patches(): { x: number; y: number; rx: number; ry: number; colour: string }[] {
  const luck = new SeededRandom(41);
  return Array.from({ length: 95 }, () => {
    const y = Math.round(luck.between(135, HEIGHT));
    const near = (y - 60) / 760;
    return {
      x: Math.round(luck.between(-40, 1480)),
      y,
      rx: Math.round(luck.between(60, 190) * near + 20),
      ry: Math.round(luck.between(10, 34) * near + 5),
      colour: luck.pick(['#c79a3e', '#8a8238', '#a8742c', '#d8b152', '#77742f', '#b4842f']),
    };
  });
}

/** Tufts of grass, together by colour. */
export function tufts(): { d: string; colour: string }[] {
  const luck = new SeededRandom(99);
  return ['#5d5a22', '#f0d27a', '#7a6a28', '#e0b450', '#b5451f'].map((colour) => ({
    colour,
    d: Array.from({ length: 110 }, () => {
      const y = Math.round(luck.between(130, 890));
      const near = 0.5 + (y - 200) / 700;
      const [low, mid] = [round(3 * near), round(8 * near)];
      return `M${Math.round(luck.between(0, WIDTH))} ${y}l${-low} ${-mid}m${low} ${mid}v${round(-mid * 1.2)}m0 ${round(mid * 1.2)}l${low} ${-mid}`;
    }).join(''),
  }));
}
