/** Pieces in the air: a drawing flies from one thing on the screen to another. */

import type { Stage } from '../../table/scene';
import { address } from './art/painter';
import { buildingOf, dwarfOf, foodOf, gemOf } from './art/pictures';
import { PITCH, SIDE, type Point } from './geometry';
import type { Colour, FallView } from './view';

const FLIGHT = 280;
const APART = 70;
const MOMENT = 120;
/** Nothing but the paper of the card itself. */
const BACK = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

type Sprite = HTMLImageElement;
type Spot = Point;

export const dwarfSprite = (colour: Colour): Sprite => sprite(address(dwarfOf(colour)), 34, 50);
export const gemSprite = (gem: string): Sprite => sprite(address(gemOf(gem)), 36, 36);
export const foodSprite = (goal: string): Sprite => sprite(address(foodOf(goal)), 84, 70);

/** The picture of a kingdom card, or the plain back of any other. */
export function cardSprite(kind: string | null, colour: Colour = 'blue'): Sprite {
  const card = sprite(kind ? address(buildingOf(kind, colour)) : BACK, 92, 74);
  card.classList.add(kind ? 'card' : 'back');
  return card;
}

function sprite(src: string, width: number, height: number): Sprite {
  const drawing = new Image(width, height);
  drawing.src = src;
  drawing.alt = '';
  drawing.className = 'flight';
  return drawing;
}

/** Where a thing is on the screen: the first of these that is there. */
export function spotOf(...selectors: string[]): Spot | null {
  for (const selector of selectors) {
    const box = document.querySelector(`.fall ${selector}`)?.getBoundingClientRect();
    if (box && (box.width || box.height)) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

/** Where a space is on the screen: beside any card that lies there. */
export function spaceSpot(view: FallView, { x, y }: Point): Spot | null {
  for (const stack of view.table) {
    const box = document.querySelector(`.fall ${tileSpots(stack.card)[0]}`)?.getBoundingClientRect();
    if (!box?.width) continue;
    const pitch = (box.width * PITCH) / SIDE;
    return {
      x: box.x + box.width / 2 + (x - stack.x) * pitch,
      y: box.y + box.height / 2 + (y - stack.y) * pitch,
    };
  }
  return spotOf('.hole');
}

export const playerSpots = (seat: number) => [`[data-player="${seat}"]`];
export const homeSpots = (seat: number) => [`[data-home="${seat}"]`, ...playerSpots(seat)];
/** One's own goal lies in the hand, in whoever's turn it is revealed. */
export const secretSpots = (seat: number, isMine: boolean) =>
  isMine ? ['.secret .card', ...playerSpots(seat)] : playerSpots(seat);
export const tileSpots = (card: string) => [`[data-tile="${card}"]`];
export const pileSpots = (gem: string) => [`[data-pile="${gem}"]`, '.coin-button:nth-of-type(2)'];
export const gemSpots = (seat: number, gem: string, isMine: boolean) =>
  isMine ? [`[data-gem="${gem}"]`, ...playerSpots(seat)] : [`[data-gems="${seat}"]`, ...playerSpots(seat)];

/** Fly, one after another where there are several; ends when the last has arrived, or at once on a skip. */
export async function fly(
  stage: Pick<Stage, 'pace' | 'pause'>,
  sprites: readonly Sprite[],
  from: string[],
  to: string[] | Spot | null,
): Promise<void> {
  const { pace } = stage;
  if (pace === 0) return Array.isArray(to) ? fade(to) : undefined;
  const [start, end] = [spotOf(...from), Array.isArray(to) ? spotOf(...to) : to];
  const air = document.querySelector('.fall .hud');
  if (!start || !end || !air) return;
  const flights = sprites.map((one, index) => {
    air.append(one);
    const at = (spot: Spot, scale: number) =>
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
const FADE = [{ opacity: 0.35 }, { opacity: 1 }];
const GLOW = [1, 1.35, 1].map((light) => ({ filter: `brightness(${light})` }));

/** Where nothing moves, what has changed fades in. Nobody waits for it. */
function fade(selectors: string[]): void {
  thingAt(selectors)?.animate(FADE, { duration: MOMENT, easing: 'ease-out' });
}

function thingAt(selectors: string[]): Element | null | undefined {
  const found = selectors.map((selector) => document.querySelector(`.fall ${selector}`)).find(Boolean);
  return found?.matches('[data-tile]') ? found.firstElementChild : found; // a tile's own transform is its place
}

/** A thing draws the eye: it glows, or shakes where something went wrong. */
export async function stir(
  stage: Pick<Stage, 'pace' | 'pause'>,
  selectors: string[],
  how: 'glow' | 'shake',
  ms = 240,
): Promise<void> {
  if (stage.pace === 0) return fade(selectors);
  thingAt(selectors)?.animate(how === 'glow' ? GLOW : SHAKE, { duration: ms / stage.pace, easing: 'ease-in-out' });
  await stage.pause(ms);
}
