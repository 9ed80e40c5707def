/** Drawing as text: colours, chance that always falls the same way, and the elements of a picture. */

import type { Point } from '../../src/scenes/runedar/projection';

export type Colour = string;
type Rgb = [number, number, number];

export function rgb(colour: Colour): Rgb {
  const value = parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hex(parts: readonly number[]): Colour {
  const clamped = parts.map((part) => Math.max(0, Math.min(255, Math.round(part))));
  return `#${clamped.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function mix(a: Colour, b: Colour, share: number): Colour {
  const [one, other] = [rgb(a), rgb(b)];
  return hex(one.map((part, at) => part + ((other[at] ?? 0) - part) * share));
}

export function shade(colour: Colour, factor: number): Colour {
  return hex(rgb(colour).map((part) => part * factor));
}

/** Chance with a seed, so that a picture is the same whenever it is drawn. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761) >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Around a middle, seldom far from it. */
  around(middle: number, spread: number): number {
    return middle + spread * Math.sqrt(-2 * Math.log(this.next() || 1e-9)) * Math.cos(2 * Math.PI * this.next());
  }
}

const n = (value: number) => (Math.round(value * 10) / 10).toString();

export function points(list: readonly Point[]): string {
  return list.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ');
}

export function poly(list: readonly Point[], fill: string, extra = ''): string {
  return `<polygon points="${points(list)}" fill="${fill}" ${extra}/>`;
}

export function line(list: readonly Point[], stroke: string, width: number, extra = ''): string {
  return `<polyline points="${points(list)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" ${extra}/>`;
}

export function path(d: string, fill = 'none', extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}" ${extra}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
}

export function group(inner: string, extra = ''): string {
  return `<g ${extra}>${inner}</g>`;
}

export function glow(x: number, y: number, r: number, gradient: string, opacity = 1, ry = r): string {
  return oval(x, y, r, ry, `url(#${gradient})`, `opacity="${opacity}"`);
}

/** A light that never fails: a flame of two tongues. */
export function flame(x: number, y: number, s: number): string {
  const tongue = (w: number, top: number, foot: number, fill: string) =>
    path(
      `M${n(x)},${n(y - s * top)} C${n(x + s * w * 0.5)},${n(y - s * top * 0.6)} ${n(x + s * w * 1.2)},${n(y - s * top * 0.4)} ` +
        `${n(x + s * w)},${n(y - s * 0.03)} C${n(x + s * w * 0.8)},${n(y + s * foot)} ${n(x - s * w * 0.8)},${n(y + s * foot)} ` +
        `${n(x - s * w)},${n(y - s * 0.03)} C${n(x - s * w * 1.15)},${n(y - s * top * 0.34)} ${n(x - s * w * 0.3)},${n(y - s * top * 0.54)} ${n(x)},${n(y - s * top)}Z`,
      fill,
    );
  return tongue(0.5, 1.5, 0.35, '#ff8a2a') + tongue(0.3, 0.95, 0.25, '#ffe08a');
}

export function boulder(x: number, y: number, s: number, seed: number, colour: Colour, edge = '#14161d'): string {
  const chance = new Chance(seed);
  const corners = 6 + Math.floor(chance.next() * 3);
  const turn = chance.between(0, 6);
  const rim = Array.from({ length: corners }, (_, corner) => {
    const t = turn + (2 * Math.PI * corner) / corners;
    return {
      x: x + s * (0.85 + chance.between(-0.15, 0.2)) * Math.cos(t),
      y: y + s * 0.8 * (0.85 + chance.between(-0.15, 0.2)) * Math.sin(t),
    };
  });
  const inner = (share: number, dx: number, dy: number) =>
    rim.map((p) => ({ x: x + (p.x - x) * share - s * dx, y: y + (p.y - y) * share - s * dy }));
  return (
    poly(rim, colour, `stroke="${edge}" stroke-width="1.2" stroke-linejoin="round"`) +
    poly(inner(0.6, 0.14, 0.2), mix(colour, '#ffffff', 0.16)) +
    poly(inner(0.29, 0.2, 0.3), mix(colour, '#ffffff', 0.3), 'opacity=".7"')
  );
}
