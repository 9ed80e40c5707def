/** One light: torches, the forge, the gold, and a cold moon. What it falls on is a point with a normal. */

import { hex, rgb, type Colour } from './ink';

export type Vector = readonly [x: number, y: number, z: number];

export interface Torch {
  at: Vector;
  colour: readonly [number, number, number];
  power: number;
  isFlame: boolean;
}

const fire = (x: number, y: number, z: number, power: number): Torch => ({
  at: [x, y, z],
  colour: [1, 0.55, 0.2],
  power,
  isFlame: true,
});

export const TORCHES: readonly Torch[] = [
  fire(-5.15, 2.6, 1.1, 1.7),
  fire(-5.15, -1.6, 1.1, 1.6),
  fire(5.15, 2.6, 1.1, 1.7),
  fire(5.15, -1.6, 1.1, 1.6),
  fire(-2.6, -3.95, 1.1, 1.6),
  fire(2.6, -3.95, 1.1, 1.6),
  fire(-1.5, 4.9, 1.3, 2.2),
  fire(1.5, 4.9, 1.3, 2.2),
  fire(-1.3, -5.1, 1, 1.1),
  fire(1.3, -5.1, 1, 1.1),
  { at: [0, 0.3, 0.9], colour: [1, 0.74, 0.3], power: 2.6, isFlame: false },
  { at: [-4.5, 0.9, 0.5], colour: [1, 0.38, 0.12], power: 2.6, isFlame: false },
];

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

const MOON = unit([-0.5, 0.15, 0.85]);
const UP: Vector = [0, 0, 1];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The colour of a surface in that light. */
export function lit(base: Colour, point: Vector, normal: Vector = UP, gain = 1): Colour {
  const moon = 0.4 + 0.6 * Math.max(0, dot(normal, MOON));
  const light = [0.2 * moon, 0.27 * moon, 0.46 * moon];
  for (const torch of TORCHES) {
    const way: Vector = [torch.at[0] - point[0], torch.at[1] - point[1], torch.at[2] - point[2]];
    const square = dot(way, way);
    const facing = Math.max(0.22, dot(normal, way) / (Math.sqrt(square) + 1e-6));
    const share = (torch.power * facing) / (1 + 0.8 * square);
    torch.colour.forEach((part, at) => (light[at] = (light[at] ?? 0) + share * part));
  }
  return hex(rgb(base).map((part, at) => 255 * (1 - Math.exp(-2.15 * gain * (part / 255) * (light[at] ?? 0)))));
}
