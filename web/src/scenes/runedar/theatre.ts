/** The stage of the scene that is on the screen now: things that fly over it from one spot to another. */

import { settings } from '../../shell/settings.svelte';
import type { Stage } from '../scene';
import type { Desk, Show } from './desk.svelte';

/** What is left of all movement where none is wanted. */
const FADE = 120;

/** How things come and go: a fade that asks nothing of the page, so nothing has to be measured. */
export const come = (_: Element, { duration = 240 }: { duration?: number } = {}) => ({
  duration: settings.speed ? duration / settings.speed : FADE,
  css: (t: number) => `opacity:${t}`,
});

/** Somebody who walks in from there; whoever leaves fades. */
export const walkIn = (_: Element, { x, y }: { x: number; y: number }) => {
  if (settings.speed === 0 || (x === 0 && y === 0)) return come(_);
  return {
    duration: 320 / settings.speed,
    easing: (t: number) => 1 - (1 - t) ** 2,
    css: (t: number, u: number) => `opacity:${Math.min(1, 2 * t)};translate:${u * x}px ${u * y}px`,
  };
};

/** A card that is dealt from below, or leaves upwards; one that grows where it is laid open. */
export const rise = (_: Element, { from = 0, size = 1 }: { from?: number; size?: number }) => {
  if (settings.speed === 0) return come(_);
  return {
    duration: 250 / settings.speed,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) => `opacity:${t};translate:0 ${u * from}px;scale:${size + (1 - size) * t}`,
  };
};

interface House {
  desk: Desk;
  root: HTMLElement;
}

let house: House | null = null;

/** This scene is on the screen until it says it leaves. */
export function stageFor(desk: Desk, root: HTMLElement): () => void {
  const mine = { desk, root };
  house = mine;
  return () => {
    if (house === mine) house = null;
  };
}

/** Show something that is not in the view: rolling dice, a blow. */
export function exhibit(change: Partial<Show>): void {
  if (house) Object.assign(house.desk.show, change);
}

/** The middle of what carries that spot, on the screen; null where it is not shown. */
function middleOf(spot: string): { x: number; y: number } | null {
  const element = house?.root.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  if (!element || !house) return null;
  const [box, frame] = [element.getBoundingClientRect(), house.root.getBoundingClientRect()];
  if (box.width === 0 && box.height === 0) return null;
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
}

export interface Flight {
  icon: string;
  colour: string;
  from: readonly string[];
  to: readonly string[];
  /** How far behind the one before it, when several fly. */
  delay?: number;
}

const found = (spots: readonly string[]) => {
  for (const spot of spots) {
    const middle = middleOf(spot);
    if (middle) return middle;
  }
  return null;
};

/** Let something fly; the first spot of each list that is on the screen counts. */
export async function fly(stage: Stage, flight: Flight, ms = 380): Promise<void> {
  if (stage.pace === 0 || !house) return;
  const [from, to] = [found(flight.from), found(flight.to)];
  if (!from || !to) return;
  const thing = document.createElement('div');
  const size = Math.max(26, 34 * house.desk.layout.unit);
  thing.setAttribute('aria-hidden', 'true');
  thing.innerHTML = `<svg viewBox="0 0 512 512" width="${size}" height="${size}"><path fill="currentColor" d="${flight.icon}"/></svg>`;
  const { style } = thing;
  style.cssText = `position:absolute;z-index:20;left:0;top:0;width:${size}px;height:${size}px;pointer-events:none;color:${flight.colour};filter:drop-shadow(0 3px 4px #000)`;
  house.root.append(thing);
  const at = ({ x, y }: { x: number; y: number }, scale: number) =>
    `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) * 0.5 + (from.y + to.y) * 0.25 - 40 };
  const frames = [{ transform: at(from, 0.6) }, { transform: at(middle, 1.25) }, { transform: at(to, 0.7) }];
  const way = thing.animate(frames, {
    duration: ms / stage.pace,
    easing: 'cubic-bezier(.4,.1,.4,1)',
    fill: 'both',
    delay: (flight.delay ?? 0) / stage.pace,
  });
  await stage.pause(ms + (flight.delay ?? 0));
  way.cancel();
  thing.remove();
}
