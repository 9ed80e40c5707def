/** What masons build: courses of bricks, boxes, round towers, arcs, low walls between the workshops. */

import { HALL, type Camera, type Point } from '../../src/scenes/runedar/projection';
import { Chance, mix, poly, shade, type Colour } from './ink';
import { lit, unit, type Vector } from './light';

export const STONE = '#a39c95';
const EDGE = '#0b0d13';
const TURN = 2 * Math.PI;

type Quad = readonly [Vector, Vector, Vector, Vector];

const between = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const inside = (quad: Quad, u: number, v: number) =>
  between(between(quad[0], quad[1], u), between(quad[3], quad[2], u), v);

/** A face of masonry: mortar, then stones row by row, each with a lit upper edge. */
function bricks(camera: Camera, quad: Quad, rows: number, columns: number, base: Colour, normal: Vector, seed: number) {
  const chance = new Chance(seed);
  let drawn = poly(
    quad.map((p) => camera.at(p)),
    lit(shade(base, 0.38), inside(quad, 0.5, 0.5), normal),
  );
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 ? 0.5 : 0;
    for (let column = shift ? -1 : 0; column < columns; column++) {
      const from = Math.max(0, (column + shift) / columns) + 0.06 / columns;
      const to = Math.min(1, (column + 1 + shift) / columns) - 0.06 / columns;
      if (to - from < 0.002) continue;
      const [low, high] = [(row + 0.06) / rows, (row + 0.94) / rows];
      const corners = [
        inside(quad, from, low),
        inside(quad, to, low),
        inside(quad, to, high),
        inside(quad, from, high),
      ];
      const middle = inside(quad, (from + to) / 2, (low + high) / 2);
      const colour = lit(shade(base, 1 + chance.between(-0.15, 0.15)), middle, normal);
      const shown = corners.map((p) => camera.at(p));
      drawn += poly(shown, colour);
      const [left, right] = [shown[3] as Point, shown[2] as Point];
      const d = `x1="${left.x.toFixed(1)}" y1="${left.y.toFixed(1)}" x2="${right.x.toFixed(1)}" y2="${right.y.toFixed(1)}"`;
      drawn += `<line ${d} stroke="${mix(colour, '#fff0d0', 0.22)}" stroke-width=".8" opacity=".7"/>`;
    }
  }
  return drawn;
}

export interface Block {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
}

/** A block of masonry: the faces that the camera can see. */
export function block(camera: Camera, { x, y, z }: Block, base: Colour, rows: number, seed: number, brick = 0.55) {
  const columns = (length: number) => Math.max(1, Math.round(length / brick));
  const [x0, x1, y0, y1, z0, z1] = [x[0], x[1], y[0], y[1], z[0], z[1]];
  let drawn = '';
  if (x0 > 0) {
    const face: Quad = [
      [x0, y1, z0],
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
    ];
    drawn += bricks(camera, face, rows, columns(y1 - y0), base, [-1, 0, 0], seed);
  }
  if (x1 < 0) {
    const face: Quad = [
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x1, y0, z1],
    ];
    drawn += bricks(camera, face, rows, columns(y1 - y0), base, [1, 0, 0], seed + 1);
  }
  const front: Quad = [
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y0, z1],
    [x0, y0, z1],
  ];
  drawn += bricks(camera, front, rows, columns(x1 - x0), base, [0, -1, 0], seed + 2);
  const top: Quad = [
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y1, z1],
    [x0, y1, z1],
  ];
  const [nx, ny] = [Math.max(1, Math.round((x1 - x0) / 0.5)), Math.max(1, Math.round((y1 - y0) / 0.5))];
  return drawn + bricks(camera, top, ny, nx, shade(base, 1.12), [0, 0, 1], seed + 3);
}

/** A row of battlements along x or y, drawn from the far end. */
export function merlons(camera: Camera, { x, y, z }: Block, base: Colour, number: number, axis: 'x' | 'y') {
  let drawn = '';
  for (let at = 0; at < number; at++) {
    const [low, high] = axis === 'x' ? x : y;
    const width = (high - low) / number;
    const place = axis === 'x' ? at : number - 1 - at;
    const span = [low + width * (place + 0.2), low + width * (place + 0.8)] as const;
    drawn += block(camera, axis === 'x' ? { x: span, y, z } : { x, y: span, z }, base, 1, at, 9);
  }
  return drawn;
}

const ring = (camera: Camera, x: number, y: number, radius: number, z: number) =>
  Array.from({ length: 48 }, (_, i) =>
    camera.at([x + radius * Math.cos((TURN * i) / 48), y + radius * Math.sin((TURN * i) / 48), z]),
  );

/** A round tower with a floor to stand on. */
export function tower(camera: Camera, x: number, y: number, radius: number, height: number, seed: number): string {
  const chance = new Chance(seed);
  let drawn = poly(ring(camera, x, y, radius * 1.02, 0), '#0a0c12');
  const arc = (z: number, back: boolean) =>
    Array.from({ length: 21 }, (_, i) => {
      const t = back ? TURN - (Math.PI * i) / 20 : Math.PI + (Math.PI * i) / 20;
      return camera.at([x + radius * Math.cos(t), y + radius * Math.sin(t), z]);
    });
  drawn += poly([...arc(0, false), ...arc(height, true)], '#12141b');
  drawn += courses(camera, x, y, radius, height, chance);
  drawn += crown(camera, x, y, radius, height, chance);
  return drawn;
}

function courses(camera: Camera, x: number, y: number, radius: number, height: number, chance: Chance): string {
  const [rows, columns] = [6, 26];
  const stones: { depth: number; drawn: string }[] = [];
  for (let row = 0; row < rows; row++) {
    const [low, high] = [(height * row) / rows + 0.012, (height * (row + 1)) / rows - 0.012];
    const r = radius * (row === 0 ? 1.06 : 1);
    for (let column = 0; column < columns; column++) {
      const shift = row % 2 ? 0.5 : 0;
      const [from, to] = [(TURN * (column + shift)) / columns + 0.012, (TURN * (column + 1 + shift)) / columns - 0.012];
      const normal: Vector = [Math.cos((from + to) / 2), Math.sin((from + to) / 2), 0];
      const colour = shade(STONE, 1 + chance.between(-0.15, 0.15));
      if (normal[1] > 0.35) continue;
      const at = (t: number, z: number) => camera.at([x + r * Math.cos(t), y + r * Math.sin(t), z]);
      const shown = [at(from, low), at(to, low), at(to, high), at(from, high)];
      const middle: Vector = [x + r * normal[0], y + r * normal[1], (low + high) / 2];
      stones.push({ depth: normal[1], drawn: poly(shown, lit(colour, middle, normal)) });
    }
  }
  return stones
    .sort((a, b) => b.depth - a.depth)
    .map((stone) => stone.drawn)
    .join('');
}

function crown(camera: Camera, x: number, y: number, radius: number, z: number, chance: Chance): string {
  const [outer, inner, columns] = [radius * 1.12, radius * 0.92, 26];
  let drawn = '';
  for (let column = 0; column < columns; column++) {
    const [from, to] = [(TURN * column) / columns, (TURN * (column + 1)) / columns];
    const normal: Vector = [Math.cos((from + to) / 2), Math.sin((from + to) / 2), 0];
    const colour = shade(STONE, 1.05 + chance.between(-0.1, 0.1));
    if (normal[1] > 0.35) continue;
    const at = (t: number, up: number) => camera.at([x + outer * Math.cos(t), y + outer * Math.sin(t), z + up]);
    const shown = [at(from, -0.12), at(to, -0.12), at(to, 0.12), at(from, 0.12)];
    const middle: Vector = [x + outer * normal[0], y + outer * normal[1], z];
    drawn += poly(shown, lit(colour, middle, normal), `stroke="${EDGE}" stroke-width=".6"`);
  }
  drawn += poly(ring(camera, x, y, outer, z + 0.12), lit(shade(STONE, 0.95), [x, y, z + 0.2]));
  drawn += poly(ring(camera, x, y, inner, z + 0.1), lit(shade(STONE, 0.55), [x, y, z + 0.1]));
  drawn += paving(camera, { x, y, radius: inner }, z + 0.1, [6, 12, 18], () => shade(STONE, 0.92), chance);
  return drawn + battlements(camera, x, y, outer, z + 0.12);
}

function battlements(camera: Camera, x: number, y: number, outer: number, z: number): string {
  const number = 12;
  const turns = Array.from({ length: number }, (_, at) => (TURN * (at + 0.5)) / number);
  turns.sort((a, b) => Math.sin(b) - Math.sin(a));
  return turns
    .map((turn) => {
      const half = (Math.PI / number) * 0.62;
      const at = (r: number, t: number, up: number) => camera.at([x + r * Math.cos(t), y + r * Math.sin(t), z + up]);
      const isFront = Math.sin(turn) < 0.2;
      const r = isFront ? outer : outer * 0.86;
      const side = isFront ? 1 : -1;
      const normal: Vector = [side * Math.cos(turn), side * Math.sin(turn), 0];
      const corner: Vector = [x + r * Math.cos(turn - half), y + r * Math.sin(turn - half), z + 0.26];
      const [from, to] = [turn - half, turn + half];
      return (
        poly([at(r, from, 0), at(r, to, 0), at(r, to, 0.26), at(r, from, 0.26)], lit(STONE, corner, normal)) +
        poly(
          [at(outer, from, 0.26), at(outer, to, 0.26), at(outer * 0.86, to, 0.26), at(outer * 0.86, from, 0.26)],
          lit(shade(STONE, 1.25), corner),
        )
      );
    })
    .join('');
}

/** A round floor of rings. */
export function paving(
  camera: Camera,
  disc: { x: number; y: number; radius: number },
  z: number,
  rings: readonly number[],
  colour: (ring: number, stone: number) => Colour,
  chance: Chance,
): string {
  let drawn = '';
  rings.forEach((stones, at) => {
    const [inner, outer] = [(disc.radius * at) / rings.length, (disc.radius * (at + 1)) / rings.length];
    for (let stone = 0; stone < stones; stone++) {
      const [from, to] = [(TURN * (stone + at * 0.5)) / stones, (TURN * (stone + 1 + at * 0.5)) / stones];
      const spot = (r: number, t: number) => [disc.x + r * Math.cos(t), disc.y + r * Math.sin(t), z] as const;
      const corners = [
        spot(inner + 0.015, from + 0.012),
        spot(outer - 0.015, from + 0.012),
        spot(outer - 0.015, to - 0.012),
        spot(inner + 0.015, to - 0.012),
      ];
      const middle = spot((inner + outer) / 2, (from + to) / 2);
      const base = shade(colour(at, stone), 1 + chance.between(-0.12, 0.12));
      drawn += poly(
        corners.map((p) => camera.at(p)),
        lit(base, middle),
      );
    }
  });
  return drawn;
}

/** A piece of the wall round the treasury. */
export function arc(camera: Camera, from: number, to: number, seed: number): string {
  const [inner, outer, height, number] = [HALL.radius - 0.02, HALL.radius + 0.26, 0.5, 6];
  const chance = new Chance(seed);
  const at = (r: number, t: number, z: number) => [HALL.x + r * Math.cos(t), HALL.y + r * Math.sin(t), z] as const;
  const pieces = Array.from({ length: number }, (_, piece) => {
    const step = (to - from) / number;
    return { start: from + step * piece, end: from + step * (piece + 1), middle: from + step * (piece + 0.5) };
  }).sort((a, b) => Math.sin(b.middle) - Math.sin(a.middle));
  let drawn = '';
  for (const { start, end, middle } of pieces) {
    const isFront = Math.sin(middle) < 0;
    const r = isFront ? outer : inner;
    const side = isFront ? 1 : -1;
    const normal: Vector = [side * Math.cos(middle), side * Math.sin(middle), 0];
    for (const [low, high] of [
      [0, height / 2],
      [height / 2, height],
    ] as const) {
      const face = [at(r, start, low), at(r, end, low), at(r, end, high), at(r, start, high)].map((p) => camera.at(p));
      const colour = lit(shade(STONE, 1 + chance.between(-0.15, 0.15)), at(r, middle, high), normal);
      drawn += poly(face, colour, `stroke="${EDGE}" stroke-width=".7"`);
    }
    const top = [at(inner, start, height), at(inner, end, height), at(outer, end, height), at(outer, start, height)];
    drawn += poly(
      top.map((p) => camera.at(p)),
      lit(shade(STONE, 1.2 + chance.between(-0.08, 0.08)), at(outer, middle, height)),
      `stroke="${EDGE}" stroke-width=".6"`,
    );
  }
  return drawn;
}

/** A low wall from the treasury to a corner, with a way through in its middle. */
export function partition(camera: Camera, from: Point, to: Point, seed: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * 0.13, (dx / length) * 0.13];
  const chance = new Chance(seed);
  const parts: [number, number][] = [];
  for (const [start, end] of [
    [0, 0.3],
    [0.62, 1],
  ] as const) {
    const number = Math.max(2, Math.round(((end - start) * length) / 0.42));
    for (let i = 0; i < number; i++)
      parts.push([start + ((end - start) * i) / number, start + ((end - start) * (i + 1)) / number]);
  }
  parts.sort((a, b) => dy * (b[0] - a[0]));
  return parts.map(([start, end]) => step(start, end)).join('');

  function step(start: number, end: number): string {
    const [a, b] = [start, end].map((s) => ({ x: from.x + dx * s, y: from.y + dy * s })) as [Point, Point];
    const height = 0.34 + chance.between(-0.05, 0.05);
    const colour = shade(STONE, 1 + chance.between(-0.14, 0.14));
    const side = ny > 0 ? -1 : 1;
    const at = (p: Point, way: number, z: number) => camera.at([p.x + way * nx, p.y + way * ny, z]);
    const near = b.y < a.y ? b : a;
    const face = [at(a, side, 0), at(b, side, 0), at(b, side, height), at(a, side, height)];
    const end_ = [at(near, 1, 0), at(near, -1, 0), at(near, -1, height), at(near, 1, height)];
    const top = [at(a, 1, height), at(b, 1, height), at(b, -1, height), at(a, -1, height)];
    const edge = `stroke="${EDGE}" stroke-width=".6"`;
    return (
      poly(face, lit(colour, [a.x, a.y, height], unit([side * nx, side * ny, 0])), edge) +
      poly(end_, lit(shade(colour, 0.8), [near.x, near.y, height], [0, -1, 0])) +
      poly(top, lit(shade(colour, 1.25), [a.x, a.y, height]), edge)
    );
  }
}
