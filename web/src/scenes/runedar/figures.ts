/** The positions of all figures on the picture, side by side and never on a name. */

import { between, fan, groundOf, inLine } from './places';
import type { Point, Projection, Spot } from './projection';
import { assignSettled, type Figure, type Settled } from './figure-ids';
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

/** The part of a view that says where figures stand. */
export type Muster = Pick<Siege, 'dwarfs' | 'goblins' | 'trolls' | 'rubble' | 'to_move'>;

interface Stands {
  dwarf: (at: number) => Spot;
  foe: (at: number) => Spot;
  /** How large figures are there; where many stand in a line they are smaller. */
  size: number;
}

/** Where dwarfs on these spots of a place and so many foes stand. */
function standsOn(place: PlaceId, spots: readonly number[], foes: number, projection: Projection): Stands {
  const ground = groundOf(place, projection);
  if (!ground.isLine) {
    const [dwarfs, others] = [fan(ground.dwarfs, Math.max(0, ...spots) + 1), fan(ground.foes, foes)];
    return { dwarf: (at) => dwarfs[spots[at] ?? 0] as Spot, foe: (at) => others[at] as Spot, size: 1 };
  }
  const [first, last] = [ground.dwarfs[0] as Spot, ground.foes[0] as Spot];
  const [a, b] = [projection.camera.at(first), projection.camera.at(last)];
  const widest = (1.9 * projection.figure) / Math.hypot(a.x - b.x, a.y - b.y);
  const line = inLine(spots.length, foes, widest);
  return {
    dwarf: (at) => between(first, last, line.first[at] ?? 0),
    foe: (at) => between(first, last, line.last[at] ?? 1),
    size: Math.max(0.74, Math.min(1, line.step / widest)),
  };
}

/** `spots` tells by seat on which spot of their place dwarfs stand: board/Board.svelte remembers it. */
export function figuresOf(
  siege: Muster,
  orcs: readonly Figure[],
  projection: Projection,
  spots: readonly Settled[] = assignSettled(
    [],
    siege.dwarfs.map((dwarf) => dwarf.place),
  ),
): Figures {
  const places = new Set<PlaceId>([...siege.dwarfs.map((dwarf) => dwarf.place), ...orcs.map((orc) => orc.place)]);
  const found: Figures = { dwarfs: [], orcs: [], goblins: [], trolls: [] };
  for (const place of places) {
    const dwarfs = siege.dwarfs.filter((dwarf) => dwarf.place === place);
    const there = orcs.filter((orc) => orc.place === place);
    const taken = dwarfs.map(({ seat }) => spots[seat]?.spot ?? 0);
    const stands = standsOn(place, taken, there.length, projection);
    const size = projection.figure * stands.size;
    dwarfs.forEach(({ seat }, at) => {
      const grown = seat === siege.to_move ? 1.2 : 1.06;
      found.dwarfs.push({ seat, place, ...upright(projection, stands.dwarf(at), size * grown) });
    });
    there.forEach(({ id }, at) => found.orcs.push({ id, place, ...upright(projection, stands.foe(at), size * 0.96) }));
  }
  const size = projection.figure;
  const ground = groundOf('tunnel_courtyard', projection);
  // Rubble lies before the gate: trolls stand beside it.
  const room = siege.rubble > 0 && siege.goblins.length === 0 ? ground.foes.slice(1) : ground.foes;
  const stands = fan(room, siege.goblins.length + siege.trolls.length);
  siege.goblins.forEach(({ goblin }, at) =>
    found.goblins.push({ goblin, ...upright(projection, stands[at] as Spot, size * 1.12) }),
  );
  siege.trolls.forEach(({ troll }, at) =>
    found.trolls.push({ troll, ...upright(projection, stands[siege.goblins.length + at] as Spot, size * 1.36) }),
  );
  return found;
}
