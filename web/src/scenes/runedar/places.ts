/** The places on a projection, and the spots of figures on them. */

import { PLACE_GEOMETRY, type PlaceGeometry } from './place-geometry';
import { TALL_PLACE_GEOMETRY } from './place-geometry-tall';
import type { Projection, Spot } from './projection';
import type { PlaceId } from './view';

export const PLACES = Object.keys(PLACE_GEOMETRY) as PlaceId[];

export function groundOf(place: PlaceId, projection: Projection): PlaceGeometry {
  const own = projection.name === 'tall' ? TALL_PLACE_GEOMETRY[place] : undefined;
  return { ...PLACE_GEOMETRY[place], ...own };
}

/** The spots of so many figures: the place's own, or, if there are too few, along the line through them. */
export function fan(spots: readonly Spot[], count: number): Spot[] {
  if (count <= spots.length) return spots.slice(0, count);
  const last = spots.length - 1;
  return Array.from({ length: count }, (_, figure) => {
    const way = last === 0 ? 0 : (figure * last) / (count - 1);
    const at = Math.min(Math.floor(way), Math.max(last - 1, 0));
    const [a, b] = [spots[at] as Spot, spots[Math.min(at + 1, last)] as Spot];
    // With a single spot they stand in a row, close together.
    const aside = last === 0 ? (figure - (count - 1) / 2) * 0.7 : 0;
    const [x, y, z] = between(a, b, way - at);
    return [x + aside, y, z ?? 0] as const;
  });
}

/**
 * The shares of a line at which so many stand from its one end and so many from the other, a disc's room between them.
 */
export function inLine(first: number, last: number, widest: number): { first: number[]; last: number[]; step: number } {
  const step = Math.min(widest, 1 / Math.max(1, first + last));
  const stands = (count: number, of: (at: number) => number) => Array.from({ length: count }, (_, at) => of(at));
  return { first: stands(first, (at) => at * step), last: stands(last, (at) => 1 - at * step), step };
}

/** A point of the way from one spot to another. */
export const between = (a: Spot, b: Spot, share: number): Spot => {
  const mixed = (axis: 0 | 1 | 2) => (a[axis] ?? 0) + ((b[axis] ?? 0) - (a[axis] ?? 0)) * share;
  return [mixed(0), mixed(1), mixed(2)];
};
