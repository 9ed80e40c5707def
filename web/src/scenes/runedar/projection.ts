/** From the fortress to the screen. Two projections of one fortress: a wide one, and a steeper one for tall screens. */

export interface Point {
  x: number;
  y: number;
}

/** A point of the fortress: x to the east, y to the north (the mountain), z up; the treasury is near the origin. */
export type Spot = readonly [x: number, y: number, z?: number];

/** The treasury: its middle and its radius. */
export const HALL = { x: 0, y: 0.3, radius: 1.95 };

/** A camera that looks down from the south. */
export class Camera {
  readonly #cos: number;
  readonly #sin: number;

  constructor(
    readonly centre: Point,
    readonly scale: number,
    tilt: number,
    readonly distance = 30,
  ) {
    this.#cos = Math.cos((tilt * Math.PI) / 180);
    this.#sin = Math.sin((tilt * Math.PI) / 180);
  }

  /** How many units of the picture one unit of the fortress takes there. */
  zoom(y: number, z = 0): number {
    return (this.scale * this.distance) / (this.distance + y * this.#cos - z * this.#sin);
  }

  at([x, y, z = 0]: Spot): Point {
    const zoom = this.zoom(y, z);
    return { x: this.centre.x + zoom * x, y: this.centre.y - zoom * (y * this.#sin + z * this.#cos) };
  }
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A curve from the gate up into the mountain: the tunnel. */
export interface Curve {
  start: Point;
  bend: Point;
  end: Point;
  thickness: number;
}

export interface Projection {
  name: 'wide' | 'tall';
  camera: Camera;
  /** All that is painted. */
  picture: Frame;
  /** The box that must be visible: the fortress, the fields outside and the tunnel. */
  core: Frame;
  tunnel: Curve;
  /** How large a figure is, in units of the picture. */
  figure: number;
}

export const WIDE: Projection = {
  name: 'wide',
  camera: new Camera({ x: 720, y: 400 }, 46.5, 50),
  picture: { x: -200, y: 0, width: 1840, height: 900 },
  core: { x: 250, y: 64, width: 930, height: 604 },
  tunnel: { start: { x: 772, y: 192 }, bend: { x: 880, y: 112 }, end: { x: 1150, y: 118 }, thickness: 64 },
  figure: 19,
};

export const TALL: Projection = {
  name: 'tall',
  camera: new Camera({ x: 195, y: 216 }, 25.4, 60),
  picture: { x: -130, y: 0, width: 650, height: 420 },
  core: { x: -20, y: 6, width: 430, height: 384 },
  tunnel: { start: { x: 222, y: 86 }, bend: { x: 262, y: 40 }, end: { x: 384, y: 42 }, thickness: 40 },
  figure: 13.5,
};

/** A point of a curve, from its start at 0 to its end at 1. */
export function along({ start, bend, end }: Curve, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return { x: a * start.x + b * bend.x + c * end.x, y: a * start.y + b * bend.y + c * end.y };
}

/** The unit vector across a curve. */
export function across(curve: Curve, t: number): Point {
  const [a, b] = [along(curve, t - 0.01), along(curve, t + 0.01)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}

/** The outline of a stretch of the tunnel; its chambers are widest in their middle. */
export function stretch(curve: Curve, from: number, to: number, low: number, high: number, steps = 10): Point[] {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = from + ((to - from) * step) / steps;
    const middle = along(curve, t);
    const normal = across(curve, t);
    const swell = 0.74 + 0.26 * Math.abs(Math.sin(Math.PI * t * 5)) ** 0.5;
    const [a, b] = [low * swell * curve.thickness, high * swell * curve.thickness];
    upper.push({ x: middle.x + normal.x * a, y: middle.y + normal.y * a });
    lower.push({ x: middle.x + normal.x * b, y: middle.y + normal.y * b });
  }
  return [...upper, ...lower.reverse()];
}

/** Where the tunnel lies in the picture. */
export function tunnelFrame({ tunnel }: Projection): Frame {
  const t = tunnel.thickness;
  const x = tunnel.start.x - t * 0.7;
  const y = Math.min(along(tunnel, 0.6).y, tunnel.end.y) - t * 0.8;
  return { x, y, width: tunnel.end.x + t * 0.4 - x, height: tunnel.start.y + t * 0.7 - y };
}
