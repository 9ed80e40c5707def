/** Pieces in the air: a drawing flies from one thing on the screen to another. */

import type { Stage } from '../scene';
import { MARKS, type Colour } from './lore';

const SVG = 'http://www.w3.org/2000/svg';
const FLIGHT = 280;
const APART = 70;

type Sprite = Element;

export function dwarfSprite(colour: Colour): Sprite {
  const drawing = sprite(`own-${colour}`, '-15 -44 32 48', 34, 50);
  drawing.append(use('d7-dwarf'), use(`d7-mark-${MARKS[colour]}`, 'translate(-.6 -27.3) scale(.43)', 'var(--own-ink)'));
  return drawing;
}

export function gemSprite(gem: string): Sprite {
  const drawing = sprite('', '-12 -12 24 24', 36, 36);
  drawing.append(use(`d7-gem-${gem}`));
  return drawing;
}

export function foodSprite(goal: string): Sprite {
  const drawing = sprite('', '-36 -36 72 60', 84, 70);
  drawing.append(use(`d7-food-${goal}`));
  return drawing;
}

/** The picture of a kingdom card, or the plain back of any other. */
export function cardSprite(kind: string | null, colour: Colour | null = null): Sprite {
  const drawing = sprite(colour ? `own-${colour}` : '', '-8 -8 146 116', 92, 74);
  const back = document.createElementNS(SVG, 'rect');
  const look = { x: '-8', y: '-8', width: '146', height: '116', rx: '12', fill: kind ? '#e8d6a4' : '#3d4a1f' };
  for (const [name, value] of Object.entries({ ...look, stroke: '#24160d', 'stroke-width': '4' }))
    back.setAttribute(name, value);
  drawing.append(back);
  if (kind) drawing.append(use(`d7-art-${kind}`));
  return drawing;
}

function sprite(own: string, viewBox: string, width: number, height: number): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', viewBox);
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('class', `flight ${own}`);
  return drawing;
}

function use(id: string, transform = '', colour = ''): Element {
  const found = document.createElementNS(SVG, 'use');
  found.setAttribute('href', `#${id}`);
  if (transform) found.setAttribute('transform', transform);
  if (colour) found.setAttribute('color', colour);
  return found;
}

/** Where a thing is on the screen: the first of these that is there. */
export function spotOf(...selectors: string[]): { x: number; y: number } | null {
  for (const selector of selectors) {
    const found = document.querySelector(`.fall ${selector}`);
    const box = (
      found?.firstElementChild?.tagName === 'svg' ? found.firstElementChild : found
    )?.getBoundingClientRect();
    if (box && (box.width || box.height)) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

export const playerSpots = (seat: number) => [`[data-player="${seat}"]`];
export const homeSpots = (seat: number) => [`[data-home="${seat}"]`, ...playerSpots(seat)];
export const tileSpots = (card: string) => [`[data-tile="${card}"]`];
export const pileSpots = (gem: string) => [`[data-pile="${gem}"]`, '.coin-button:nth-of-type(2)'];
export const gemSpots = (seat: number, gem: string, isMine: boolean) =>
  isMine ? [`[data-gem="${gem}"]`, ...playerSpots(seat)] : [`[data-gems="${seat}"]`, ...playerSpots(seat)];

/** Fly, one after another where there are several; ends when the last has arrived, or at once on a skip. */
export async function fly(stage: Stage, sprites: readonly Sprite[], from: string[], to: string[]): Promise<void> {
  const [start, end] = [spotOf(...from), spotOf(...to)];
  const air = document.querySelector('.fall .hud');
  if (!start || !end || !air || stage.pace === 0) return;
  const pace = stage.pace;
  const flights = sprites.map((one, index) => {
    air.append(one);
    const at = (spot: { x: number; y: number }, scale: number) =>
      `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${scale})`;
    const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 30 };
    return one.animate([{ transform: at(start, 0.8) }, { transform: at(middle, 1.25) }, { transform: at(end, 1) }], {
      duration: FLIGHT / pace,
      delay: (index * APART) / pace,
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
      fill: 'both',
    });
  });
  await stage.pause(FLIGHT + APART * (sprites.length - 1));
  for (const flight of flights) flight.cancel();
  for (const one of sprites) one.remove();
}

const SHAKE = [0, -7, 6, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const GLOW = [1, 1.5, 1].map((light) => ({ filter: `brightness(${light})` }));

/** A thing draws the eye: it glows, or shakes where something went wrong. */
export async function stir(stage: Stage, selectors: string[], how: 'glow' | 'shake', ms = 240): Promise<void> {
  if (stage.pace === 0) return;
  const found = selectors.map((selector) => document.querySelector(`.fall ${selector}`)).find(Boolean);
  const thing = found?.firstElementChild?.tagName === 'svg' ? found.firstElementChild : found;
  thing?.animate(how === 'glow' ? GLOW : SHAKE, { duration: ms / stage.pace, easing: 'ease-in-out' });
  await stage.pause(ms);
}
