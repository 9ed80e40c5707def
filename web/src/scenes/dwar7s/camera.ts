/** Camera maths: a point of the table is drawn at `point * zoom + (x, y)` of the window. */

import type { Box, Point } from './geometry';

export interface Camera extends Point {
  zoom: number;
}

/** The part of the window that is free of boards and cards. */
export type Frame = Box;

export const MAX_ZOOM = 2.4;
export const MIN_ZOOM = 0.12;
const MAX_FIT_ZOOM = 1.35;
/** At least so many px of the table stay within the frame. */
const MIN_VISIBLE = 120;

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** The camera that shows the whole box in the middle of the frame, at least at zoom `least`. */
export function fit(box: Box, frame: Frame, least = MIN_ZOOM): Camera {
  const zoom = Math.max(least, Math.min(frame.width / box.width, frame.height / box.height, MAX_FIT_ZOOM));
  return centred({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, zoom, frame);
}

/** The camera that shows a point in the middle of the frame. */
export function centred(point: Point, zoom: number, frame: Frame): Camera {
  return {
    x: frame.x + frame.width / 2 - point.x * zoom,
    y: frame.y + frame.height / 2 - point.y * zoom,
    zoom,
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Zoom; the point under `at` stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  const ratio = zoom / camera.zoom;
  return { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, zoom };
}

/** Two fingers: from where they were to where they are. */
export function pinched(camera: Camera, before: [Point, Point], after: [Point, Point]): Camera {
  const [was, is] = [between(...before), between(...after)];
  const factor = distance(...after) / Math.max(1, distance(...before));
  return zoomed(panned(camera, is.x - was.x, is.y - was.y), factor, is);
}

export function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Keep some of the box within the frame, so that the table cannot be lost. */
export function kept(camera: Camera, box: Box, frame: Frame): Camera {
  const limit = (at: number, low: number, high: number) => Math.min(Math.max(at, low), Math.max(low, high));
  const [width, height] = [box.width * camera.zoom, box.height * camera.zoom];
  const [spareX, spareY] = [Math.min(MIN_VISIBLE, width), Math.min(MIN_VISIBLE, height)];
  const left = limit(camera.x + box.x * camera.zoom, frame.x + spareX - width, frame.x + frame.width - spareX);
  const top = limit(camera.y + box.y * camera.zoom, frame.y + spareY - height, frame.y + frame.height - spareY);
  return { x: left - box.x * camera.zoom, y: top - box.y * camera.zoom, zoom: camera.zoom };
}

/** Whether all of the box is within the frame, give or take a pixel. */
export function holds(frame: Frame, box: Box, { x, y, zoom }: Camera): boolean {
  const [left, top] = [x + box.x * zoom, y + box.y * zoom];
  return (
    left >= frame.x - 1 &&
    top >= frame.y - 1 &&
    left + box.width * zoom <= frame.x + frame.width + 1 &&
    top + box.height * zoom <= frame.y + frame.height + 1
  );
}

export function contains(outer: Box, { x, y, width, height }: Box): boolean {
  return x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
}

/** The shift that brings a box into the frame. */
export function into(thing: Box, frame: Frame): Point {
  return {
    x: shift(thing.x, thing.width, frame.x, frame.width),
    y: shift(thing.y, thing.height, frame.y, frame.height),
  };
}

function shift(at: number, size: number, low: number, room: number): number {
  return Math.min(Math.max(at, low), Math.max(low, low + room - size)) - at;
}

export function toTable(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.zoom, y: (at.y - camera.y) / camera.zoom };
}
