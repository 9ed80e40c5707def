/** The flights of this game: sprites, where they start, and where they land. */

import { fly as flyOver, spotOf as spotIn, type Flight, type Pacing } from '../../play/flights';
import { address } from './art/painter';
import { buildingOf, dwarfOf, foodOf, gemOf } from './art/pictures';
import { PITCH, SIDE, type Box, type Point } from './geometry';
import type { Colour, FallView } from './view';

const FLIGHT_MS = 280;
/** ms between one piece and the next. */
const APART = 70;
const FADE_MS = 120;
/** An empty picture: the back of a card is its paper alone. */
const BACK = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

type Sprite = HTMLImageElement;

export const dwarfSprite = (colour: Colour): Sprite => sprite(address(dwarfOf(colour)), 34, 50);
export const gemSprite = (gem: string): Sprite => sprite(address(gemOf(gem)), 36, 36);
export const foodSprite = (goal: string): Sprite => sprite(address(foodOf(goal)), 84, 70);

/** The picture of a kingdom card, or the plain back of any other. */
export function cardSprite(kind: string | null, colour: Colour = 'blue'): Sprite {
  const card = sprite(kind ? address(buildingOf(kind, colour)) : BACK, 92, 74);
  card.classList.add(kind ? 'card' : 'back');
  return card;
}

/** An ogre card: its face where one may know it, or else its back. */
export function ogreSprite(icon: string, name: string): HTMLElement {
  const card = document.createElement('div');
  card.className = 'flight ogre-card';
  card.innerHTML = `<svg viewBox="0 0 512 512" aria-hidden="true">${icon}</svg>`;
  const text = document.createElement('b');
  text.textContent = name;
  card.append(text);
  return card;
}

function sprite(src: string, width: number, height: number): Sprite {
  const drawing = new Image(width, height);
  drawing.src = src;
  drawing.alt = '';
  drawing.decoding = 'sync'; // it is shown at once, never as blank paper first
  drawing.className = 'flight';
  return drawing;
}

/** Where a thing is on the screen: the first of these that is there. */
const spotOf = (...selectors: string[]) =>
  spotIn(
    document,
    selectors.map((selector) => `.fall ${selector}`),
  );

/** Where a space is on the screen: beside any card that lies there. */
export function spaceSpot(view: FallView, space: Point): Point | null {
  const box = spaceBox(view, space);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : spotOf('.hole');
}

/** The part of the window that a space covers. */
export function spaceBox(view: FallView, { x, y }: Point): Box | null {
  for (const stack of view.table) {
    const box = document.querySelector(`.fall ${tileSpots(stack.card)[0]}`)?.getBoundingClientRect();
    if (!box?.width) continue;
    const pitch = (box.width * PITCH) / SIDE;
    const { width, height } = box;
    return { x: box.x + (x - stack.x) * pitch, y: box.y + (y - stack.y) * pitch, width, height };
  }
  return null;
}

export const playerSpots = (seat: number) => [`[data-player="${seat}"]`];
export const homeSpots = (seat: number) => [`[data-home="${seat}"]`, ...playerSpots(seat)];
/** The viewer's own goal lies in the hand, also if it is revealed in another player's turn. */
export const secretSpots = (seat: number, isMine: boolean) =>
  isMine ? ['.secret .card', ...playerSpots(seat)] : playerSpots(seat);
export const tileSpots = (card: string) => [`[data-tile="${card}"]`];
export const pileSpots = (gem: string) => [`[data-pile="${gem}"]`, '.coin-button:nth-of-type(2)'];
export const gemSpots = (seat: number, gem: string, isMine: boolean) =>
  isMine ? [`[data-gem="${gem}"]`, ...playerSpots(seat)] : [`[data-gems="${seat}"]`, ...playerSpots(seat)];

/** Fly, one after another where there are several; ends when the last has arrived, or at once on a skip. */
export async function fly(
  stage: Pacing,
  sprites: readonly HTMLElement[],
  from: string[],
  to: string[] | Point | null,
): Promise<void> {
  if (stage.pace === 0) return Array.isArray(to) ? fade(to) : undefined;
  const [start, end] = [spotOf(...from), Array.isArray(to) ? spotOf(...to) : to];
  const layer = document.querySelector('.fall .hud');
  if (!start || !end || !layer) return;
  const flights = sprites.map((element, at): Flight => ({
    element,
    from: start,
    to: end,
    sizes: [0.8, 1.25, 1],
    delay: at * APART,
  }));
  await flyOver(stage, layer, flights, FLIGHT_MS);
}

/** Hold something up at a spot, large enough to be read. */
export async function hold(stage: Pacing, element: HTMLElement, at: string[], ms: number): Promise<void> {
  const spot = spotOf(...at);
  if (stage.pace === 0 || !spot) return;
  await flyOver(
    stage,
    document.querySelector('.fall .hud') ?? document.body,
    [{ element, from: spot, to: { ...spot, y: spot.y }, sizes: [1.25, 1.6, 1.6], lift: 0 }],
    ms,
  );
}

const SHAKE = [0, -7, 6, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const FADE = [{ opacity: 0.35 }, { opacity: 1 }];
const GLOW = [1, 1.35, 1].map((light) => ({ filter: `brightness(${light})` }));

/** Without motion, let the changed element fade in; nothing waits for it. */
function fade(selectors: string[]): void {
  thingAt(selectors)?.animate(FADE, { duration: FADE_MS, easing: 'ease-out' });
}

function thingAt(selectors: string[]): Element | null | undefined {
  const found = selectors.map((selector) => document.querySelector(`.fall ${selector}`)).find(Boolean);
  return found?.matches('[data-tile]') ? found.firstElementChild : found; // a tile's own transform is its place
}

/** Draw attention to an element: it glows, or shakes if something went wrong. */
export async function stir(stage: Pacing, selectors: string[], how: 'glow' | 'shake', ms = 240): Promise<void> {
  if (stage.pace === 0) return fade(selectors);
  thingAt(selectors)?.animate(how === 'glow' ? GLOW : SHAKE, { duration: ms / stage.pace, easing: 'ease-in-out' });
  await stage.pause(ms);
}
