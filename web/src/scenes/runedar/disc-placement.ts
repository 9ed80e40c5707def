/** Places discs: within their place, near the wished spot, on no figure and no name. */

import type { Figures } from './figures';
import type { Layout } from './layout';
import { pipDrop, pipSize } from './board/pips';
import { groundOf, PLACES } from './places';
import type { Point } from './projection';
import type { PlaceId } from './view';

export interface Round extends Point {
  r: number;
}

/** Given by its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

export type Thing = Round | Box;

/** How far a point is from a thing; negative within it. */
export function gapTo(thing: Thing, { x, y }: Point): number {
  if ('r' in thing) return Math.hypot(thing.x - x, thing.y - y) - thing.r;
  const [dx, dy] = [Math.abs(thing.x - x) - thing.width / 2, Math.abs(thing.y - y) - thing.height / 2];
  return dx < 0 && dy < 0 ? Math.max(dx, dy) : Math.hypot(Math.max(0, dx), Math.max(0, dy));
}

/** How far a point is within an outline; negative outside. */
export function depthIn(outline: readonly Point[], { x, y }: Point): number {
  let isIn = false;
  let nearest = Infinity;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
    const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    const share = Math.max(0, Math.min(1, along));
    nearest = Math.min(nearest, Math.hypot(a.x + share * (b.x - a.x) - x, a.y + share * (b.y - a.y) - y));
  });
  return isIn ? nearest : -nearest;
}

const RINGS = 18;
const TURNS = 20;

export interface Found {
  spot: Point;
  /** Around it; negative where something is in the way. */
  room: number;
}

/** The room for a disc: within an outline, so far from its edge, and as far from other outlines. */
export interface Plot {
  outline: readonly Point[];
  margin: number;
  off?: readonly (readonly Point[])[];
}

function roomIn({ outline, margin, off = [] }: Plot, spot: Point): number {
  return Math.min(depthIn(outline, spot), ...off.map((other) => -depthIn(other, spot))) - margin;
}

/** The free spot nearest to the wished one, searched in rings; if none is free, the least covered one. */
export function freeSpot(plot: Plot, wish: Point, r: number, things: readonly Thing[]): Found {
  let best: Found = { spot: wish, room: -Infinity };
  for (let ring = 0; ring <= RINGS; ring++)
    for (let turn = 0; turn < (ring ? TURNS : 1); turn++) {
      const angle = (2 * Math.PI * turn) / TURNS;
      const spot = { x: wish.x + ring * 0.5 * r * Math.cos(angle), y: wish.y + ring * 0.5 * r * Math.sin(angle) };
      let room = roomIn(plot, spot);
      for (const thing of things) {
        // It is no better than the best so far, so the rest need not be measured.
        if (room <= best.room) break;
        room = Math.min(room, gapTo(thing, spot) - r);
      }
      if (room >= 0) return { spot, room };
      if (room > best.room) best = { spot, room };
    }
  return best;
}

/** Things that discs must not cover: figures, and the pips of goblins and trolls. */
export function standing(figures: Figures, { projection, scale }: Layout): Thing[] {
  const pip = pipSize(projection, scale);
  const needs = [...figures.goblins, ...figures.trolls].map(({ x, y, r }) => {
    return { x, y: y + pipDrop(r, pip), width: pip * 6, height: pip * 2 + 6 };
  });
  return [...figures.dwarfs, ...figures.orcs, ...figures.goblins, ...figures.trolls, ...needs];
}

/** The hand of a wide table, with a card lifted: it lies over the lower edge of the picture. */
function handRoom({ mode, unit, scale, origin, height }: Layout): Thing[] {
  if (mode !== 'wide') return [];
  const top = (height - LIFTED * unit - origin.y) / scale;
  return [{ x: 720, y: top + 100, width: HAND, height: 200 }];
}
/** How high a lifted card reaches, and how wide five cards are, in units of the furniture. */
const LIFTED = 272;
const HAND = 690;

export interface Discs {
  at: Readonly<Record<PlaceId, Point>>;
  /** For a second disc on the same place. */
  beside(place: PlaceId): Point;
}

const isHigh = (place: PlaceId) => /wall|tower/.test(place);
/** Place discs first where room is scarce. */
const ORDER = [...PLACES].sort((a, b) => Number(isHigh(b)) - Number(isHigh(a)));

/** The radius of a disc in units of the picture, larger where fingers are expected: board/Marks.svelte. */
export const discSize = ({ mode, projection, scale }: Layout) =>
  Math.max((mode === 'wide' ? 13 : 15) / scale, 12 * (projection.camera.scale / 46.5)) + 1;

/** Pixels from the middle of a disc to that of the next, so that a finger hits the one that is meant. */
const FINGER = 44;

/** Walls stand before the floors behind them: a disc on the floor is not on the wall, and seen to be. */
function plotOf(place: PlaceId, { projection }: Layout, margin: number): Plot {
  const outlineOf = (one: PlaceId) => groundOf(one, projection).region.map((spot) => projection.camera.at(spot));
  return { outline: outlineOf(place), margin, off: isHigh(place) ? [] : PLACES.filter(isHigh).map(outlineOf) };
}

/** `yielding` are names that are left out where they cannot be kept clear of discs. */
export function discsOf(
  layout: Layout,
  figures: Figures,
  names: readonly Thing[],
  yielding: readonly Thing[] = [],
): Discs {
  const { camera } = layout.projection;
  const r = discSize(layout);
  const firm: Thing[] = [...standing(figures, layout), ...names, ...handRoom(layout)];
  const laid: Point[] = [];
  const discs = (apart: number): Thing[] => laid.map((spot) => ({ ...spot, r: apart - r }));
  const lay = (place: PlaceId): Point => {
    const wish = camera.at(groundOf(place, layout.projection).mark);
    const finger = discs(FINGER / layout.scale);
    const [loose, tight] = [plotOf(place, layout, 0.4 * r), plotOf(place, layout, 0.8 * r)];
    const ways: (readonly [Plot, Thing[]])[] = [
      [tight, [...firm, ...yielding, ...finger]],
      [loose, [...firm, ...yielding, ...finger]],
      [loose, [...firm, ...yielding, ...discs(2 * r)]],
      [loose, [...firm, ...discs(2 * r)]],
    ];
    let found: Found | undefined;
    for (const [plot, things] of ways) {
      found = freeSpot(plot, wish, r, things);
      if (found.room >= 0) break;
    }
    const { spot } = found as Found;
    laid.push(spot);
    return spot;
  };
  const at = Object.fromEntries(ORDER.map((place) => [place, lay(place)])) as Record<PlaceId, Point>;
  return { at, beside: lay };
}
