/** Names on dark plaques: how large they are and where they hang, so that no figure stands on one. */

import type { Layout } from './layout';
import { groundOf } from './places';
import type { Point } from './projection';
import type { PlaceId } from './view';

export interface Plaque extends Point {
  width: number;
  height: number;
}

/** Names are as large on a tall screen as on a wide one, so they take more of the picture there. */
export function nameSize({ projection, scale }: Layout): number {
  return Math.max(14 * (projection.camera.scale / 46.5), 12.6 / scale);
}

/** On a phone there is room for what lies at a place, not for its name: discs and the button say that. */
export const hasName = ({ mode }: Layout) => mode !== 'phone';

/** Its middle and its size, in units of the picture; `digits` of what lies there are written beside the name. */
export function plaqueOf(place: PlaceId, name: string, digits: number, layout: Layout): Plaque {
  const size = nameSize(layout);
  const at = layout.projection.camera.at(groundOf(place, layout.projection).name);
  const letters = hasName(layout) ? name.length * 0.53 + 1 : 0.55;
  return { ...at, width: size * (letters + (digits ? 1.85 + 0.56 * digits : 0)), height: size * 1.5 };
}
