/** Names on dark plaques: how large they are and where they hang, so that no figure stands on one. */

import type { Layout } from './layout';
import { gapTo, type Thing } from './disc-placement';
import { groundOf, PLACES } from './places';
import type { Point } from './projection';
import type { PlaceId, Siege } from './view';

export interface Plaque extends Point {
  width: number;
  height: number;
}

/** The parts of a plaque in ems: its edges, a picture, and digits. */
export const PLAQUE = { edge: 0.5, gap: 0.35, icon: 1.15, digit: 0.56 } as const;

/** Pixels: nothing that is read is smaller. */
const MIN_FONT_SIZE = 12.6;

/** Names grow with the other letters as far as nobody stands on them; on a small screen there is no room for that. */
const GROWS = 1.1;

/** Names are as large on a tall screen as on a wide one, so they take more of the picture there. */
export function nameSize({ projection, scale, mode, text }: Layout): number {
  const usual = Math.max(14 * (projection.camera.scale / 46.5), MIN_FONT_SIZE / scale);
  return mode === 'wide' ? usual * Math.min(text, GROWS) : usual;
}

/** Whether the board is so small (a phone at 200 %) that names would hide it. */
export const isTiny = ({ mode, scale }: Layout) => mode === 'phone' && scale < 0.6;

/** On a phone only rooms have a plaque, a narrow one: discs and the button say the other names. */
const ROOMS: readonly PlaceId[] = ['central_chamber', 'carpenters', 'tannery', 'foundry', 'tunnel_courtyard'];
export const hasPlaque = (place: PlaceId, { mode }: Layout) => mode !== 'phone' || ROOMS.includes(place);
/** Whether the stock is written below the name instead of beside it. */
export const isStacked = ({ mode }: Layout) => mode === 'phone';
/** Names that would be too long there have a short form. */
const SHORT: readonly PlaceId[] = [
  'central_chamber',
  'tunnel_courtyard',
  'carpenters_outside',
  'tannery_outside',
  'foundry_outside',
];

/** The text that names a place on the board. */
export function nameKey(place: PlaceId, { mode }: Layout): string {
  return mode === 'phone' && SHORT.includes(place) ? `scene-short-${place}` : `scene-place-${place}`;
}

/** How long a name is in the type of titles, in ems. */
export function lengthOf(name: string): number {
  const wide = name.match(/[mwMWHNU]/g)?.length ?? 0;
  const narrow = name.match(/[fijlrtIJíì' -]/g)?.length ?? 0;
  return 0.54 * name.length + 0.28 * wide - 0.17 * narrow;
}

/** The name of a side wall: along it, on the ground outside; on a phone on the wall itself, in two lines. */
export interface Carving extends Point {
  /** The angle in degrees. */
  turn: number;
  lines: readonly string[];
  /** The length of its longest line. */
  length: number;
  size: number;
}

export const SIDE_WALLS = ['foundry_wall', 'carpenters_wall'] as const;
export type SideWall = (typeof SIDE_WALLS)[number];
/** There is no room beside the walls of a phone: the name lies where people stand, and is left out under them. */
export const givesWay = ({ mode }: Layout) => mode === 'phone';

export function carvingOf(place: SideWall, name: string, layout: Layout): Carving {
  const { camera } = layout.projection;
  const isOn = givesWay(layout);
  const side = place === 'foundry_wall' ? -1 : 1;
  const [x = 0, y = 0, z = 0] = isOn ? [side * 5.7, -0.25, 1] : groundOf(place, layout.projection).name;
  const [south, north] = [camera.at([x, y - 2.2, z]), camera.at([x, y + 2.2, z])];
  // At the left it is read upwards, at the right downwards.
  const [from, to] = side < 0 ? [south, north] : [north, south];
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const lines = isOn ? halves(name) : [name];
  const size = Math.max(nameSize(layout) * 0.95, MIN_FONT_SIZE / layout.scale);
  const length = Math.max(...lines.map(lengthOf)) * size * 1.05;
  return { ...camera.at([x, y, z]), turn, lines, length, size };
}

/** A name in two lines as equal as its words allow. */
export function halves(name: string): string[] {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(lengthOf));
  return ways.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/** The room it takes, as a row of rounds. */
export function roundsOf({ x, y, turn, length, size, lines }: Carving): { x: number; y: number; r: number }[] {
  const count = Math.ceil(length / size);
  const reach = length - size * lines.length;
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: count + 1 }, (_, at) => {
    const way = (at / count - 0.5) * reach;
    return { x: x + dx * way, y: y + dy * way, r: (size * lines.length) / 2 };
  });
}

/** The length of the stock on a plaque, in ems. */
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

/** The stock of a place, if its plaque shows it. */
export function stockOf(place: PlaceId, { gold, workshops, rubble }: Pick<Siege, 'gold' | 'workshops' | 'rubble'>) {
  const counts: Partial<Record<PlaceId, number>> = {
    central_chamber: gold,
    carpenters: workshops.wood,
    tannery: workshops.leather,
    foundry: workshops.metal,
    ...(rubble ? { tunnel_courtyard: rubble } : {}),
  };
  return counts[place];
}

export const isSideWall = (place: PlaceId): place is SideWall => SIDE_WALLS.some((wall) => wall === place);
/** Fields have no name on the picture: they lie outside the wall that has one. */
const NAMED = PLACES.filter((place) => !place.endsWith('_outside'));
export const namedOn = (layout: Layout): readonly PlaceId[] => (isTiny(layout) ? [] : NAMED);

/** The front wall's name is on its face. */
export function frontOf(name: string, layout: Layout): Plaque & { size: number } {
  const size = nameSize(layout) * 1.05;
  const at = layout.projection.camera.at(groundOf('tannery_wall', layout.projection).name);
  return { ...at, size, width: lengthOf(name) * size * 1.05, height: size * 1.2 };
}

/** The room that the names of the side walls take where they give way. */
export function yieldingRoom(layout: Layout, say: (key: string) => string): Thing[] {
  if (!givesWay(layout) || isTiny(layout)) return [];
  return SIDE_WALLS.flatMap((wall) => roundsOf(carvingOf(wall, say(nameKey(wall, layout)), layout)));
}

/** Whether something covers more than the rim of a name. */
export function isCrossed(carving: Carving, things: readonly Thing[]): boolean {
  return roundsOf(carving).some((letter) => things.some((thing) => gapTo(thing, letter) < letter.r * 0.6));
}

/** The room of the names that do not give way. */
export function namesRoom(layout: Layout, siege: Siege, say: (key: string) => string): Thing[] {
  return namedOn(layout).flatMap((place): Thing[] => {
    const name = say(nameKey(place, layout));
    if (isSideWall(place)) return givesWay(layout) ? [] : roundsOf(carvingOf(place, name, layout));
    if (place === 'tannery_wall') return [frontOf(name, layout)];
    if (!hasPlaque(place, layout)) return [];
    return [plaqueOf(place, name, String(stockOf(place, siege) ?? '').length, layout)];
  });
}
