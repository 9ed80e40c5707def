/** Places the note about a choice: in free room near it, covering nothing that it is about. */

import { badgeCorners, type Corner } from './board/badge-corners';
import type { Camera, Frame } from './camera';
import { flagBox, flagsOf } from './flags';
import { corner, SIDE, step, type Box, type Point } from './geometry';
import { SIDES, type FallView, type Side } from './view';

export type Size = Pick<Box, 'width' | 'height'>;

/** A thing that should not be covered, and how much it matters. */
export interface Obstacle extends Box {
  weight: number;
}

const WEIGHTS = { card: 1, flag: 1, space: 0.1, neighbour: 8, chosen: 1000 } as const;
/** The distance of a note to the card that is being laid, and the step between the places that are tried. */
const NOTE_MARGIN = 14;
const GRID_STEP = 18;
/** A badge of the card that is being laid: as large as on the table, and as a finger; how far it reaches over the card. */
const BADGE = { size: 46, least: 1.1, inside: 16 };
/** The area of a card that may be covered to be one pixel nearer. */
const AREA_PER_PX = 9;

/** Everything on the table with its weight: the card that is being laid first with its badges, then its neighbours. */
export function obstaclesOf(
  view: FallView,
  spaces: readonly Point[],
  about: Point | null,
  camera: Camera,
  isLaid = false,
): Obstacle[] {
  const around = about ? SIDES.map((side) => step(about, side)) : [];
  const isAt = (at: Point) => (other: Point) => other.x === at.x && other.y === at.y;
  const cards = view.table.map((stack) => ({
    ...seen(boxOf(stack), camera),
    weight: around.some(isAt(stack)) ? WEIGHTS.neighbour : WEIGHTS.card,
  }));
  const flags = flagsOf(view).map((flag) => ({ ...seen(flagBox(flag, camera.zoom), camera), weight: WEIGHTS.flag }));
  const ghosts = spaces.map((space) => ({ ...seen(boxOf(space), camera), weight: WEIGHTS.space }));
  const chosen = about ? [{ ...grown(seen(boxOf(about), camera), NOTE_MARGIN), weight: WEIGHTS.chosen }] : [];
  return [...chosen, ...(about && isLaid ? badgesOf(about, view, camera) : []), ...cards, ...flags, ...ghosts];
}

function badgesOf(space: Point, { table }: FallView, camera: Camera): Obstacle[] {
  const { lay, turn } = badgeCorners(space, table);
  return [lay, turn].map((corner) => ({ ...badgeBox(space, corner, camera), weight: WEIGHTS.chosen }));
}

/** The part of the window that a badge at that corner of a space covers. */
export function badgeBox(space: Point, corner: Corner, camera: Camera): Box {
  const { x, y, width, height } = seenSpace(space, camera);
  const size = BADGE.size * Math.max(camera.zoom, BADGE.least);
  const inside = BADGE.inside * camera.zoom;
  return {
    x: corner.endsWith('west') ? x + inside - size : x + width - inside,
    y: corner.startsWith('north') ? y + inside - size : y + height - inside,
    width: size,
    height: size,
  };
}

/** The place of a note of that size: what it covers matters most, then how far away it is. */
export function placeNote(size: Size, about: Box, kept: readonly Obstacle[], frame: Frame): Point {
  const note = { x: frame.x, y: frame.y, ...size };
  let [best, least]: [Point, number] = [{ x: note.x, y: note.y }, Infinity];
  const rows = ticks(frame.y, frame.height - size.height);
  for (note.x of ticks(frame.x, frame.width - size.width))
    for (note.y of rows) {
      const cost = costOf(note, about, kept, least);
      if (cost < least) [best, least] = [{ x: note.x, y: note.y }, cost];
    }
  return best;
}

/** The cost of a place; counting stops when it exceeds the best one. */
function costOf(note: Box, about: Box, kept: readonly Obstacle[], most: number): number {
  let cost = AREA_PER_PX * gap(note, about);
  for (const thing of kept) {
    if (cost >= most) break;
    cost += thing.weight * shared(note, thing);
  }
  return cost;
}

export interface Pointer extends Point {
  /** The side of the note from which it points. */
  side: Side;
}

/** Keeps off the corners of a note. */
const CORNER = 16;

/** The point on its rim from which a note points at its subject; null if it lies over it. */
export function pointerOf(note: Box, { x, y, width, height }: Box): Pointer | null {
  const within = (at: number, low: number, long: number) =>
    Math.min(Math.max(at, low + CORNER), low + long - CORNER) - low;
  const [left, top] = [within(x + width / 2, note.x, note.width), within(y + height / 2, note.y, note.height)];
  const ways: [gap: number, pointer: Pointer][] = [
    [note.y - y - height, { side: 'north', x: left, y: 0 }],
    [y - note.y - note.height, { side: 'south', x: left, y: note.height }],
    [note.x - x - width, { side: 'west', x: 0, y: top }],
    [x - note.x - note.width, { side: 'east', x: note.width, y: top }],
  ];
  const [gap, pointer] = ways.reduce((best, way) => (way[0] > best[0] ? way : best));
  return gap > 0 ? pointer : null;
}

/** The place of a smaller note within the room kept for it: next to its subject. */
export function placeWithin(room: Box, size: Size, about: Box): Point {
  return {
    x: room.x + room.width <= about.x ? room.x + room.width - size.width : room.x,
    y: room.y + room.height <= about.y ? room.y + room.height - size.height : room.y,
  };
}

/** The window's place of a space. */
export function seenSpace(space: Point, camera: Camera): Box {
  return seen(boxOf(space), camera);
}

function boxOf(space: Point): Box {
  return { ...corner(space), width: SIDE, height: SIDE };
}

function seen({ x, y, width, height }: Box, { zoom, ...from }: Camera): Box {
  return { x: from.x + x * zoom, y: from.y + y * zoom, width: width * zoom, height: height * zoom };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function ticks(from: number, room: number): number[] {
  const count = Math.max(0, Math.ceil(room / GRID_STEP));
  return Array.from({ length: count + 1 }, (_, index) => from + Math.max(0, Math.min(index * GRID_STEP, room)));
}

/** How far two boxes are apart, their middles counting a little. */
function gap(a: Box, b: Box): number {
  const apart = (low: number, long: number, other: number, size: number) =>
    Math.max(0, other - low - long, low - other - size) + Math.abs(low + long / 2 - other - size / 2) / 5;
  return apart(a.x, a.width, b.x, b.width) + apart(a.y, a.height, b.y, b.height);
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
