/** Where every figure stands on the picture: dwarfs, orcs, goblins, trolls, side by side and never on a name. */

import { fan, groundOf } from './places';
import type { Point, Projection, Spot } from './projection';
import type { Figure } from './troop';
import type { PlaceId, Siege } from './view';

export interface Standing extends Point {
  r: number;
}

export interface Figures {
  dwarfs: (Standing & { seat: number; place: PlaceId })[];
  orcs: (Standing & { id: number; place: PlaceId })[];
  goblins: (Standing & { goblin: number })[];
  trolls: (Standing & { troll: string })[];
}

/** A figure on its feet: the spot is where it touches the ground, the point is its middle. */
function upright(projection: Projection, spot: Spot, size: number): Standing {
  const [, y, z] = spot;
  const { camera } = projection;
  const point = camera.at(spot);
  const near = 0.55 + (0.45 * camera.zoom(y, z)) / camera.scale;
  const r = size * near;
  return { x: point.x, y: point.y - r * 0.8, r };
}

/** Of a position: all that says where somebody stands. */
export type Muster = Pick<Siege, 'dwarfs' | 'goblins' | 'trolls' | 'rubble' | 'to_move'>;

export function figuresOf(siege: Muster, orcs: readonly Figure[], projection: Projection): Figures {
  const size = projection.figure;
  const places = new Set<PlaceId>([...siege.dwarfs.map((dwarf) => dwarf.place), ...orcs.map((orc) => orc.place)]);
  const found: Figures = { dwarfs: [], orcs: [], goblins: [], trolls: [] };
  for (const place of places) {
    const ground = groundOf(place, projection);
    const dwarfs = siege.dwarfs.filter((dwarf) => dwarf.place === place);
    // Whoever is on turn stands in front.
    dwarfs.sort((a, b) => Number(b.seat === siege.to_move) - Number(a.seat === siege.to_move));
    fan(ground.dwarfs, dwarfs.length).forEach((spot, at) => {
      const seat = dwarfs[at]?.seat ?? 0;
      const grown = seat === siege.to_move ? 1.2 : 1.06;
      found.dwarfs.push({ seat, place, ...upright(projection, spot, size * grown) });
    });
    const there = orcs.filter((orc) => orc.place === place);
    fan(ground.foes, there.length).forEach((spot, at) => {
      found.orcs.push({ id: there[at]?.id ?? 0, place, ...upright(projection, spot, size * 0.96) });
    });
  }
  const ground = groundOf('tunnel_courtyard', projection);
  // Rubble lies before the gate: trolls stand beside it.
  const spots = siege.rubble > 0 && siege.goblins.length === 0 ? ground.foes.slice(1) : ground.foes;
  const stands = fan(spots, siege.goblins.length + siege.trolls.length);
  siege.goblins.forEach(({ goblin }, at) =>
    found.goblins.push({ goblin, ...upright(projection, stands[at] as Spot, size * 1.12) }),
  );
  siege.trolls.forEach(({ troll }, at) =>
    found.trolls.push({ troll, ...upright(projection, stands[siege.goblins.length + at] as Spot, size * 1.36) }),
  );
  return found;
}
