/** On a phone towers and fields have no plaque: a disc that lies there says where it leads, beside itself. */

import { discSize, gapTo, type Box, type Thing } from './disc-placement';
import type { Layout } from './layout';
import type { Mark } from './marks';
import { lengthOf, nameSize } from './name-plaques';
import type { Point } from './projection';
import type { PlaceId } from './view';

export interface Label extends Box {
  place: PlaceId;
  name: string;
}

const AIR = 2;
/** How much of other things it may cover where there is no room. */
const RIM = -6;

/** `nameOf` is empty for what is named already; `things` are what no label may lie on. */
export function labelsOf(
  marks: readonly Mark[],
  nameOf: (mark: Mark) => string,
  things: readonly Thing[],
  layout: Layout,
): Label[] {
  const laid: Label[] = [];
  const r = discSize(layout);
  const discs = marks.map(({ x, y }) => ({ x, y, r }));
  for (const mark of marks) {
    const { place } = mark;
    const name = nameOf(mark);
    // A place to which several discs lead is named once.
    if (!name || !place || laid.some((label) => label.place === place)) continue;
    const size = nameSize(layout);
    const box = { width: size * (lengthOf(name) + 0.7), height: size * 1.3 };
    const ways = around(mark, r, box).map((at) => within({ ...box, ...at }, layout));
    const others = [...things, ...discs, ...laid];
    const rooms = ways.map((way) => Math.min(...others.map((thing) => apart(way, thing))));
    const free = rooms.findIndex((room) => room >= 0);
    const best = free >= 0 ? free : rooms.indexOf(Math.max(...rooms));
    const way = ways[best];
    if (way && (rooms[best] ?? RIM) > RIM) laid.push({ ...way, place, name });
  }
  return laid;
}

/** Below it, above it, at its right, at its left. */
function around({ x, y }: Point, r: number, { width, height }: { width: number; height: number }): Point[] {
  const [down, aside] = [r + AIR + height / 2, r + AIR + width / 2];
  return [
    { x, y: y + down },
    { x, y: y - down },
    { x: x + aside, y },
    { x: x - aside, y },
  ];
}

/** Not beyond the edge of the screen. */
function within(box: Box, { origin, scale, board }: Layout): Box {
  const [left, top] = [-origin.x / scale, (board.top - origin.y) / scale];
  const held = (value: number, from: number, length: number, half: number) =>
    Math.min(Math.max(value, from + half + AIR), from + length / scale - half - AIR);
  const x = held(box.x, left, board.width, box.width / 2);
  return { ...box, x, y: held(box.y, top, board.height, box.height / 2) };
}

/** The gap between a label and a thing; negative where they overlap. */
function apart(box: Box, thing: Thing): number {
  if ('r' in thing) return gapTo(box, thing) - thing.r;
  const across = Math.abs(box.x - thing.x) - (box.width + thing.width) / 2;
  return Math.max(across, Math.abs(box.y - thing.y) - (box.height + thing.height) / 2);
}
