/** The next step of the orcs as arrows: from the first orc of each place towards where the march leads. */

import type { Figures } from './figures';
import { groundOf } from './places';
import type { Point, Projection } from './projection';
import type { March } from './figure-ids';
import type { PlaceId } from './view';

export interface Arrow {
  place: PlaceId;
  from: Point;
  to: Point;
  turn: number;
}

/** Orcs outside get an arrow only while all of them are about to march. */
export function arrowsOf(figures: Figures, projection: Projection, march: March, isMarch: boolean): Arrow[] {
  const first = new Map<PlaceId, Point>();
  for (const orc of figures.orcs) if (!first.has(orc.place)) first.set(orc.place, orc);
  return [...first].flatMap(([place, orc]) => {
    const next = march[place]?.to;
    if (!next || (!isMarch && place.endsWith('_outside'))) return [];
    const ground = groundOf(next, projection);
    const goal = projection.camera.at(next === 'central_chamber' ? [0, 0.3] : (ground.foes[0] ?? ground.mark));
    const length = Math.hypot(goal.x - orc.x, goal.y - orc.y);
    const r = projection.figure;
    const [start, end] = [r * 1.2, Math.min(length - r * 0.9, r * 4.6)];
    if (end <= start) return [];
    const [ux, uy] = [(goal.x - orc.x) / length, (goal.y - orc.y) / length];
    const along = (way: number) => ({ x: orc.x + ux * way, y: orc.y + uy * way });
    return [{ place, from: along(start), to: along(end), turn: (Math.atan2(uy, ux) * 180) / Math.PI }];
  });
}
