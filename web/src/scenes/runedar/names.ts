/** Names on dark plaques: how large they are and where they hang, so that no figure stands on one. */

import type { Layout } from './layout';
import { groundOf } from './places';
import type { Point } from './projection';
import type { PlaceId } from './view';

export interface Plaque extends Point {
  width: number;
  height: number;
}

/** What a plaque is made of, in ems: its edges, and what lies there as a picture and so many digits. */
export const PLAQUE = { edge: 0.5, gap: 0.35, icon: 1.15, digit: 0.56 } as const;

/** Names are as large on a tall screen as on a wide one, so they take more of the picture there. */
export function nameSize({ projection, scale }: Layout): number {
  return Math.max(14 * (projection.camera.scale / 46.5), 12.6 / scale);
}

/** On a phone only rooms have a plaque, a narrow one: discs and the button say the other names. */
const ROOMS: readonly PlaceId[] = ['central_chamber', 'carpenters', 'tannery', 'foundry', 'tunnel_courtyard'];
export const hasPlaque = (place: PlaceId, { mode }: Layout) => mode !== 'phone' || ROOMS.includes(place);
/** What lies there is written below the name, not beside it. */
export const isStacked = ({ mode }: Layout) => mode === 'phone';
/** Names that would be too long there have a short form. */
const SHORT: readonly PlaceId[] = ['central_chamber', 'tunnel_courtyard'];

/** The text that names a place on the board. */
export function nameKey(place: PlaceId, { mode }: Layout): string {
  if (place.endsWith('_wall')) return `scene-wall-${place}`;
  return mode === 'phone' && SHORT.includes(place) ? `scene-short-${place}` : `scene-place-${place}`;
}

/** How long a name is in the type of titles, in ems. */
export function lengthOf(name: string): number {
  const wide = name.match(/[mwMWHNU]/g)?.length ?? 0;
  const narrow = name.match(/[fijlrtIJíì' -]/g)?.length ?? 0;
  return 0.54 * name.length + 0.28 * wide - 0.17 * narrow;
}

/** How long what lies there is, in ems. */
export const stockLength = (digits: number) => PLAQUE.icon + 0.1 + PLAQUE.digit * digits;

/** Its middle and its size, in units of the picture; `digits` tell how much lies there. */
export function plaqueOf(place: PlaceId, name: string, digits: number, layout: Layout): Plaque {
  const size = nameSize(layout);
  const at = layout.projection.camera.at(groundOf(place, layout.projection).name);
  const [long, stock] = [lengthOf(name), digits ? stockLength(digits) : 0];
  const isHigh = stock > 0 && isStacked(layout);
  const inner = isHigh ? Math.max(long, stock) : long + (stock && PLAQUE.gap + stock);
  return { ...at, width: size * (2 * PLAQUE.edge + inner), height: size * (isHigh ? 2.5 : 1.5) };
}
