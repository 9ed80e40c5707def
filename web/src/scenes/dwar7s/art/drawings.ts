/** Every drawing by its name, as text; and pictures made of them, painted once and shown often. */

import { mount } from 'svelte';
import coats from '../coats.css?inline';
import Defs from './Defs.svelte';

const NAMES = /#(d7-[\w-]+)/g;

let known: ReadonlyMap<string, string> | undefined;

/** Read off the definitions when the first picture is wanted. */
function drawings(): ReadonlyMap<string, string> {
  if (known) return known;
  const paper = document.createElement('div');
  mount(Defs, { target: paper });
  const writer = new XMLSerializer();
  known = new Map([...paper.querySelectorAll('defs > [id]')].map((one) => [one.id, writer.serializeToString(one)]));
  return known;
}

/** What a drawing needs to be whole: everything it refers to, and what that refers to. */
function needed(body: string, found = new Map<string, string>()): Map<string, string> {
  for (const [, name = ''] of body.matchAll(NAMES)) {
    const drawing = drawings().get(name);
    if (!drawing || found.has(name)) continue;
    found.set(name, drawing);
    needed(drawing, found);
  }
  return found;
}

/** Is it drawn in the colours of an owner? */
export function isCoated(name: string): boolean {
  return drawings().get(name)?.includes('var(--own') ?? false;
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** Each picture is kept loaded, so that it is there at once wherever it is shown again. */
const painted = new Map<string, HTMLImageElement>();

/**
 * The address of a picture that is drawn when it is wanted first. As elements of the page its hundreds of stones and
 * blades would be styled, laid out and painted again with every move.
 */
export function picture(key: string, box: Box, draw: () => string): string {
  const found = painted.get(key) ?? loaded(paint(draw(), box));
  painted.set(key, found);
  return found.src;
}

function loaded(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  return image;
}

function paint(body: string, [x, y, width, height]: Box): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" class="fall" viewBox="${x} ${y} ${width} ${height}"
width="${width}" height="${height}"><style>${coats}</style><defs>${[...needed(body).values()].join('')}</defs>${body}</svg>`;
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}
