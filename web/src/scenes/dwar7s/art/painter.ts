/**
 * Pictures painted once and shown often. As elements of the page their hundreds of stones and blades would be styled,
 * laid out and painted again with every move.
 */

import type { Attachment } from 'svelte/attachments';
import { whole } from './drawings';

export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Picture {
  /** Equal keys mean equal pictures. */
  readonly key: string;
  readonly box: Box;
  readonly draw: () => string;
}

export const picture = (key: string, box: Box, draw: () => string): Picture => ({ key, box, draw });

/** How long it is painted at a stretch; then others may go on. */
const STRETCH = 6;

/** Each picture is kept loaded, so that it is there at once wherever it is shown again. */
const painted = new Map<string, HTMLImageElement>();
/** Pictures that are requested and not painted yet, with their callbacks. */
const wanted = new Map<string, { picture: Picture; waiting: Set<(address: string) => void> }>();
let isAtWork = false;

/** The address of a picture, at once. */
export function address(picture: Picture): string {
  const image = painted.get(picture.key) ?? loaded(paint(picture));
  painted.set(picture.key, image);
  return image.src;
}

/** Let it be painted before it is needed. */
export function prepare(picture: Picture): void {
  if (!painted.has(picture.key)) order(picture);
}

/**
 * Show a picture on an image. What is new is painted bit by bit when the page has nothing else to do, so that a table
 * is there before its last ornament; until it is painted the image stays as it was.
 */
export function shown(picture: Picture): Attachment<HTMLImageElement | SVGImageElement> {
  return (image) => {
    const known = painted.get(picture.key);
    if (known) return put(image, known.src);
    const wait = (src: string) => put(image, src);
    const waiting = order(picture);
    waiting.add(wait);
    return () => waiting.delete(wait);
  };
}

function put(image: HTMLImageElement | SVGImageElement, src: string): void {
  const name = image instanceof SVGElement ? 'href' : 'src';
  if (image.getAttribute(name) !== src) image.setAttribute(name, src);
}

function order(picture: Picture): Set<(address: string) => void> {
  const found = wanted.get(picture.key) ?? { picture, waiting: new Set() };
  wanted.set(picture.key, found);
  if (!isAtWork) setTimeout(work);
  isAtWork = true;
  return found.waiting;
}

function work(): void {
  const end = performance.now() + STRETCH;
  for (const [key, { picture, waiting }] of wanted) {
    if (performance.now() > end) break;
    wanted.delete(key);
    const src = address(picture);
    for (const put of waiting) put(src);
  }
  isAtWork = wanted.size > 0;
  if (isAtWork) setTimeout(work);
}

function loaded(src: string): HTMLImageElement {
  const image = new Image();
  image.src = src;
  return image;
}

function paint({ box: [x, y, width, height], draw }: Picture): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"
width="${width}" height="${height}">${whole(draw())}</svg>`;
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}
