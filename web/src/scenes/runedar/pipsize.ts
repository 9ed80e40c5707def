/** How large pips are, and how far below a figure they hang. */

import type { Projection } from './projection';

/** No number on the board is smaller than this, in pixels. */
const LEAST = 12.6;

/** The radius of a pip: as large as it must be to be read. */
export const pipSize = (projection: Projection, scale: number) =>
  Math.max(projection.figure * 0.41, LEAST / 1.6 / scale);

/** From the middle of a figure to that of its pips: they never cover its face. */
export const pipDrop = (r: number, pip: number) => Math.max(r * 1.42, r * 0.98 + pip + 3);

/** Where many stand in little room, circles are added up. */
export const isCompact = (projection: Projection, crowd: number) => projection.name === 'tall' || crowd > 3;
