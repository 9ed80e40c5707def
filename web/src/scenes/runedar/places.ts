/** Where the fourteen places lie in the fortress, where figures stand on them, and where their names are written. */

import { HALL, type Point, type Projection, type Spot } from './projection';
import type { PlaceId } from './view';

export interface Ground {
  /** The outline of the place. */
  region: readonly Spot[];
  /** Where the name is; names on walls lie along them. */
  name: Spot;
  /** Where dwarfs stand, the first one first; more of them stand along the line through these spots. */
  dwarfs: readonly Spot[];
  /** The same for orcs, and in the courtyard for goblins and trolls. */
  foes: readonly Spot[];
  /** Where it can be tapped: the disc that says "here". */
  mark: Spot;
}

const oval = (x: number, y: number, rx: number, ry: number, z = 0): Spot[] =>
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

export const GROUNDS: Record<PlaceId, Ground> = {
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
    region: rectangle(-6.2, -5.2, -3.3, 4.9, 1),
    name: [-5.62, 1.35, 1],
    dwarfs: [
      [-5.62, 3.6, 1],
      [-5.62, 4.4, 1],
      [-5.62, 2.8, 1],
    ],
    foes: [
      [-5.66, -1.9, 1],
      [-5.68, -2.6, 1],
      [-5.7, -3.25, 1],
    ],
    mark: [-5.62, -0.5, 1],
  },
  carpenters_wall: {
    region: rectangle(5.2, 6.2, -3.3, 3.6, 1),
    name: [5.62, 1.1, 1],
    dwarfs: [
      [5.62, 3.05, 1],
      [5.62, 3.6, 1],
      [5.62, 2.4, 1],
    ],
    foes: [
      [5.66, -1.9, 1],
      [5.68, -2.6, 1],
      [5.7, -3.25, 1],
    ],
    mark: [5.62, -0.5, 1],
  },
  tannery_wall: {
    region: rectangle(-4.55, 4.55, -5, -4, 1),
    name: [0, -5, 0.4],
    dwarfs: [
      [3.2, -4.55, 1],
      [4.1, -4.55, 1],
      [1.8, -4.55, 1],
    ],
    foes: [
      [-2, -4.55, 1],
      [-3, -4.55, 1],
      [-4, -4.55, 1],
    ],
    mark: [2.2, -4.45, 1],
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

export const PLACES = Object.keys(GROUNDS) as PlaceId[];

/** On a tall screen the fields beside the fortress are a narrow strip. */
const TALL_GROUNDS: Partial<Record<PlaceId, Partial<Ground>>> = {
  foundry_outside: {
    region: oval(-7, 0.6, 0.75, 3.3),
    name: [-6.95, -2.9],
    dwarfs: [
      [-6.95, -1.9],
      [-6.95, -1.1],
    ],
    foes: [
      [-6.9, 3.2],
      [-6.9, 1.9],
      [-6.9, 0.6],
      [-6.9, -0.7],
    ],
    mark: [-6.9, -2.2],
  },
  carpenters_outside: {
    region: oval(7, 0.6, 0.75, 3.3),
    name: [6.95, -2.9],
    dwarfs: [
      [6.95, -1.9],
      [6.95, -1.1],
    ],
    foes: [
      [6.9, 3.2],
      [6.9, 1.9],
      [6.9, 0.6],
      [6.9, -0.7],
    ],
    mark: [6.9, -2.2],
  },
  tannery_outside: {
    foes: [
      [-3.6, -5.9],
      [-2.7, -6.1],
      [-1.8, -6.1],
      [-0.9, -6.1],
    ],
    dwarfs: [
      [3.55, -5.9],
      [1.4, -6.05],
    ],
    mark: [2.5, -6],
  },
  tunnel_courtyard: {
    name: [-2.6, 5.05],
    dwarfs: [
      [-1.75, 2.75],
      [-2.95, 2.95],
      [-0.7, 2.6],
      [0.35, 2.45],
    ],
    foes: [
      [0.45, 3.55],
      [2.35, 3.55],
      [3.8, 4.1],
      [-0.8, 4.3],
      [1.4, 4.6],
      [2.9, 4.7],
    ],
    mark: [1.2, 2.5],
  },
  central_chamber: { name: [0, -1.05], mark: [0, 1.3] },
  foundry: {
    name: [-3.9, -1.95],
    dwarfs: [
      [-2.9, -1.1],
      [-3.2, 0.1],
      [-4.4, -1.25],
      [-4.3, 0.3],
    ],
    mark: [-2.75, 1.3],
  },
  carpenters: {
    name: [3.72, -1.12],
    dwarfs: [
      [2.75, -0.45],
      [3.8, -0.2],
      [4.7, -0.4],
      [3.2, 0.5],
    ],
    foes: [
      [2.9, 1.7],
      [3.7, 2.7],
      [3.9, 1.75],
      [4.45, 3.3],
    ],
    mark: [2.7, 0.6],
  },
  tannery: {
    name: [0, -3.02],
    dwarfs: [
      [1.85, -2.75],
      [3, -3.2],
      [3.9, -3.35],
      [4.6, -3.6],
    ],
    foes: [
      [-1.65, -2.6],
      [-2.4, -3.32],
      [-3.4, -3.35],
      [-4.3, -3.4],
    ],
    mark: [3.35, -2.95],
  },
  foundry_wall: { mark: [-5.62, -0.75, 1] },
  carpenters_wall: {
    dwarfs: [
      [5.62, 2.5, 1],
      [5.62, -0.1, 1],
      [5.62, -1.3, 1],
    ],
    mark: [5.62, -0.75, 1],
  },
  tunnel_tower: { name: [5.75, 3.5, 1.95] },
  tannery_wall: {
    name: [0, -5, 0.3],
    dwarfs: [
      [2, -4.55, 1],
      [3.1, -4.55, 1],
      [4.1, -4.55, 1],
    ],
    foes: [
      [-2.2, -4.55, 1],
      [-3.3, -4.55, 1],
      [-4.3, -4.55, 1],
    ],
    mark: [0.2, -4.45, 1],
  },
};

export function groundOf(place: PlaceId, projection: Projection): Ground {
  const own = projection.name === 'tall' ? TALL_GROUNDS[place] : undefined;
  return { ...GROUNDS[place], ...own };
}

/** Where so many figures stand: on the spots, or, if there are too few, along the line through them. */
export function fan(spots: readonly Spot[], count: number): Spot[] {
  if (count <= spots.length) return spots.slice(0, count);
  const last = spots.length - 1;
  return Array.from({ length: count }, (_, figure) => {
    const way = last === 0 ? 0 : (figure * last) / (count - 1);
    const at = Math.min(Math.floor(way), Math.max(last - 1, 0));
    const [a, b] = [spots[at] as Spot, spots[Math.min(at + 1, last)] as Spot];
    // With a single spot they stand in a row, close together.
    const aside = last === 0 ? (figure - (count - 1) / 2) * 0.7 : 0;
    const mixed = (axis: 0 | 1 | 2) => (a[axis] ?? 0) + ((b[axis] ?? 0) - (a[axis] ?? 0)) * (way - at);
    return [mixed(0) + aside, mixed(1), mixed(2)] as const;
  });
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAYS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest of the points in a direction, as the eye sees it: what lies straight ahead counts as nearer. */
export function nearest<T extends Point>(from: Point, direction: Direction, points: readonly T[]): T | null {
  const way = WAYS[direction];
  let best: { point: T; cost: number } | null = null;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    if (ahead <= 1) continue;
    const aside = Math.abs(dx * way.y - dy * way.x);
    const cost = ahead + 2.2 * aside + (aside > ahead ? 1000 : 0);
    if (!best || cost < best.cost) best = { point, cost };
  }
  return best?.point ?? null;
}
