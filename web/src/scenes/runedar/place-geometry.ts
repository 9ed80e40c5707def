/** Where the fourteen places lie in the fortress, where figures stand on them, and where their names are written. */

import { HALL, type Spot } from './projection';
import type { PlaceId } from './view';

export interface PlaceGeometry {
  /** The outline of the place. */
  region: readonly Spot[];
  /** Where the name is; names on walls lie along them. */
  name: Spot;
  /** Where dwarfs stand, the first one first; more of them stand along the line through these spots. */
  dwarfs: readonly Spot[];
  /** Likewise for orcs, and in the courtyard for goblins and trolls. */
  foes: readonly Spot[];
  /** Where the disc that says "here" lies, if nobody and no name is there. */
  mark: Spot;
  /** Narrow: all stand in one line, dwarfs from its one end, foes from the other. */
  isLine?: boolean;
}

export const oval = (x: number, y: number, rx: number, ry: number, z = 0): Spot[] =>
  Array.from({ length: 28 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 28;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn), z] as const;
  });
const circle = (x: number, y: number, radius: number, z: number) => oval(x, y, radius, radius, z);

/** A courtyard: two corners of the fortress and the arc of the treasury between them. */
function wedge(first: Spot, second: Spot, from: number, to: number): Spot[] {
  const r = HALL.radius + 0.3;
  const arc = Array.from({ length: 17 }, (_, i) => {
    const turn = from + ((to - from) * i) / 16;
    return [HALL.x + r * Math.cos(turn), HALL.y + r * Math.sin(turn)] as const;
  });
  return [first, second, ...arc];
}

const NE = Math.atan2(4.7, 5.2);
const NW = Math.PI - NE;
const SE = Math.atan2(-4.3, 5.2);
const SW = -Math.PI - SE;
const rectangle = (x0: number, x1: number, y0: number, y1: number, z = 0): Spot[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];
const TOP = 1.87;

export const PLACE_GEOMETRY: Record<PlaceId, PlaceGeometry> = {
  central_chamber: {
    region: circle(HALL.x, HALL.y, HALL.radius, 0),
    name: [0, -1.1],
    dwarfs: [
      [-1.25, -0.15],
      [1.25, -0.15],
      [-1.05, 1.1],
      [1.05, 1.1],
    ],
    foes: [[0, 0.3]],
    mark: [0, 1.5],
  },
  tunnel_courtyard: {
    region: wedge([-5.1, 5], [5.1, 5], NE, NW),
    name: [-3.35, 4.74],
    dwarfs: [
      [-1.75, 2.95],
      [-2.8, 3.1],
      [-0.75, 2.75],
      [0.2, 2.6],
    ],
    foes: [
      [0.6, 3.65],
      [2.2, 3.65],
      [3.6, 4],
      [-0.75, 4.25],
      [1.4, 4.5],
      [2.9, 4.7],
    ],
    mark: [-0.4, 2.9],
  },
  carpenters: {
    region: wedge([5.15, 4.85], [5.15, -3.9], SE, NE),
    name: [3.85, -0.42],
    dwarfs: [
      [2.8, -1.95],
      [3.75, -2.25],
      [4.6, -1.95],
      [2.5, -2.6],
    ],
    foes: [
      [2.95, 1.55],
      [3.65, 2.55],
      [3.9, 1.75],
      [4.45, 3.1],
      [3.6, 1.9],
      [4.6, 2.2],
    ],
    mark: [2.6, 0.4],
  },
  tannery: {
    region: wedge([5.1, -3.95], [-5.1, -3.95], SW, SE),
    name: [0, -3.1],
    dwarfs: [
      [1.45, -2.7],
      [0.45, -2.55],
      [3.1, -2.85],
      [3.9, -3.15],
    ],
    foes: [
      [-1.45, -2.65],
      [-0.55, -2.55],
      [-2.3, -2.55],
      [-4.1, -3.2],
      [-3.2, -3.3],
    ],
    mark: [2.55, -2.35],
  },
  foundry: {
    region: wedge([-5.15, -3.9], [-5.15, 4.85], NW, -SW),
    name: [-4, -2.15],
    dwarfs: [
      [-2.9, -1.15],
      [-3.05, -0.2],
      [-2.35, -2.2],
      [-4.2, 0.4],
    ],
    foes: [
      [-2.85, 1.75],
      [-3.6, 2.6],
      [-4.4, 3.3],
      [-3.3, 3.1],
      [-4.5, 2.2],
      [-2.6, 1.1],
    ],
    mark: [-2.6, 0.55],
  },
  foundry_wall: {
    region: rectangle(-6.2, -5.2, -2.95, 4.6, 1),
    name: [-6.58, 0.65],
    dwarfs: [[-5.64, 1.8, 1]],
    foes: [[-5.7, -2.3, 1]],
    mark: [-5.66, -0.3, 1],
    isLine: true,
  },
  carpenters_wall: {
    region: rectangle(5.2, 6.2, -2.95, 3.1, 1),
    name: [6.58, 0.65],
    dwarfs: [[5.64, 1.8, 1]],
    foes: [[5.7, -2.3, 1]],
    mark: [5.66, -0.3, 1],
    isLine: true,
  },
  tannery_wall: {
    region: rectangle(-4.55, 4.55, -5, -4, 1),
    name: [0, -5, 0.4],
    dwarfs: [[3.6, -4.55, 1]],
    foes: [[-3.4, -4.55, 1]],
    mark: [1.9, -4.45, 1],
    isLine: true,
  },
  foundry_outside: {
    region: oval(-7.9, 0.7, 1.45, 3),
    name: [-7.9, -2.65],
    dwarfs: [
      [-7.1, -1.7],
      [-8.1, -1.7],
      [-9, -1.7],
    ],
    foes: [
      [-7.3, 1.9],
      [-8.3, 0.7],
      [-7.2, 0.2],
      [-8.4, 2.4],
      [-8.3, -0.7],
      [-7.2, 3],
    ],
    mark: [-7.15, -1.0],
  },
  carpenters_outside: {
    region: oval(7.9, 0.7, 1.45, 3),
    name: [7.9, -2.65],
    dwarfs: [
      [7.1, -1.7],
      [8.1, -1.7],
      [9, -1.7],
    ],
    foes: [
      [7.3, 1.9],
      [8.3, 0.7],
      [7.2, 0.2],
      [8.4, 2.4],
      [8.3, -0.7],
      [7.2, 3],
    ],
    mark: [7.15, -1.0],
  },
  tannery_outside: {
    region: oval(0, -5.95, 4.9, 0.7),
    name: [0, -6.35],
    dwarfs: [
      [2.9, -5.8],
      [3.7, -5.8],
      [1, -5.95],
    ],
    foes: [
      [-2.1, -5.8],
      [-3.1, -5.8],
      [-4.1, -5.8],
      [-1.2, -5.95],
    ],
    mark: [1.9, -5.75],
  },
  tunnel_tower: {
    region: circle(5.75, 4.75, 1.2, TOP),
    name: [7.85, 4.1, 0.4],
    dwarfs: [
      [5.75, 4.75, TOP],
      [6.3, 4.95, TOP],
      [5.2, 4.95, TOP],
      [5.75, 5.3, TOP],
    ],
    foes: [[5.75, 4.75, TOP]],
    mark: [5.75, 4.5, TOP],
  },
  second_tower: {
    region: circle(5.7, -4.5, 1.24, TOP),
    name: [5.5, -5.7, 0.7],
    dwarfs: [
      [5.7, -4.45, TOP],
      [6.3, -4.25, TOP],
      [5.1, -4.25, TOP],
      [5.7, -3.9, TOP],
    ],
    foes: [[5.7, -4.5, TOP]],
    mark: [5.7, -4.85, TOP],
  },
  third_tower: {
    region: circle(-5.7, -4.5, 1.24, TOP),
    name: [-5.7, -5.7, 0.7],
    dwarfs: [
      [-5.7, -4.45, TOP],
      [-6.3, -4.25, TOP],
      [-5.3, -4.15, TOP],
      [-5.85, -4.9, TOP],
    ],
    foes: [[-5.7, -4.5, TOP]],
    mark: [-5.7, -4.85, TOP],
  },
};
