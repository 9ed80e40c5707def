/** The stage of the scene that is on the screen now: things that fly over it from one spot to another. */

import { mount, unmount } from 'svelte';
import { settings } from '../../app/settings.svelte';
import type { Stage } from '../../table/scene';
import FlyingPiece, { type Thing } from './board/FlyingPiece.svelte';
import { SCENE_STATE, type SceneState, type Show } from './scene-state.svelte';
import type { Layout } from './layout';

/** What is left of all movement where none is wanted. */
const FADE = 120;

/** How things come and go: a fade that asks nothing of the page, so nothing has to be measured. */
export const come = (_: Element, { duration = 240 }: { duration?: number } = {}) => ({
  duration: settings.speed ? duration / settings.speed : FADE,
  css: (t: number) => `opacity:${t}`,
});

/** From where somebody comes, or where they go, seen from where they stand, in px. */
export interface Way {
  x: number;
  y: number;
  /** Until they are there: what flies to where they stand arrives first. */
  wait?: number;
  /** How long they take to come or to go where they stand. */
  ms?: number;
}

/** Somebody who walks in from there, or away to there. */
export const walk = (_: Element, { x, y, wait = 0, ms = 240 }: Way) => {
  if (settings.speed === 0) return come(_);
  if (x === 0 && y === 0) return { ...come(_, { duration: ms }), delay: wait / settings.speed };
  return {
    duration: 360 / settings.speed,
    easing: (t: number) => 1 - (1 - t) ** 2,
    css: (t: number, u: number) => `opacity:${Math.min(1, 2 * t)};translate:${u * x}px ${u * y}px`,
  };
};

/** A card that is dealt from below, or leaves upwards. */
export const rise = (_: Element, { from }: { from: number }) => {
  if (settings.speed === 0) return come(_);
  return {
    duration: 250 / settings.speed,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) => `opacity:${t};translate:0 ${u * from}px`,
  };
};

/** A card that is turned over where it is laid. */
export const turnOver = (_: Element) => {
  if (settings.speed === 0) return come(_);
  return {
    duration: 380 / settings.speed,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) =>
      `opacity:${Math.min(1, 3 * t)};transform:perspective(900px) rotateY(${u * -110}deg) scale(${0.7 + 0.3 * t})`,
  };
};

interface ActiveScene {
  scene: SceneState;
  root: HTMLElement;
}

let active: ActiveScene | null = null;

/** This scene is on the screen until it says it leaves. */
export function activate(scene: SceneState, root: HTMLElement): () => void {
  const mine = { scene, root };
  active = mine;
  return () => {
    if (active === mine) active = null;
  };
}

/** Show something that is not in the view: rolling dice, a blow. */
export function showEffect(change: Partial<Show>): void {
  if (active) Object.assign(active.scene.show, change);
}

/** The middle of what carries that spot, on the screen; null where it is not shown, or about to go (a sheet that closes). */
function middleOf(spot: string): { x: number; y: number } | null {
  const element = active?.root.querySelector(`[data-spot="${CSS.escape(spot)}"]:not([inert] *)`);
  if (!element || !active) return null;
  const [box, frame] = [element.getBoundingClientRect(), active.root.getBoundingClientRect()];
  if (box.width === 0 && box.height === 0) return null;
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
}

/** How long a troll flies. */
export const ARRIVAL = 420;

export interface Flight {
  thing: Thing;
  from: readonly string[];
  to: readonly string[];
  /** How far behind the one before it, when several fly. */
  delay?: number;
  /** How large it arrives; what goes into something small is small then. */
  end?: number;
}

/** Figures fly as large as they stand, other things as they lie about. */
function sizeOf({ sort }: Thing, { projection, scale, unit }: Layout): number {
  const grown = { troll: 1.36, orc: 0.96 }[sort as string];
  return grown ? (20 / 18) * 2 * projection.figure * grown * scale : Math.max(28, 38 * unit);
}

const found = (spots: readonly string[]) => {
  for (const spot of spots) {
    const middle = middleOf(spot);
    if (middle) return middle;
  }
  return null;
};

/** Let a piece fly; the first spot of each list that is on the screen counts. */
export async function fly(stage: Pick<Stage, 'pace' | 'pause'>, flight: Flight, ms = 380): Promise<void> {
  if (stage.pace === 0 || !active) return;
  const [from, to] = [found(flight.from), found(flight.to)];
  if (!from || !to) return;
  const { root, scene } = active;
  const size = sizeOf(flight.thing, scene.layout);
  const sky = document.createElement('div');
  sky.setAttribute('aria-hidden', 'true');
  sky.style.cssText = `position:absolute;z-index:20;left:0;top:0;width:${size}px;height:${size}px;display:grid;place-items:center;pointer-events:none;filter:drop-shadow(0 4px 4px #000)`;
  const piece = mount(FlyingPiece, {
    target: sky,
    props: { thing: flight.thing, size },
    context: new Map([[SCENE_STATE, scene]]),
  });
  root.append(sky);
  const at = ({ x, y }: { x: number; y: number }, scale: number) =>
    `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) * 0.5 + (from.y + to.y) * 0.25 - 40 };
  const frames = [
    { transform: at(from, 0.9) },
    { transform: at(middle, 1.2) },
    { transform: at(to, flight.end ?? 0.7) },
  ];
  const way = sky.animate(frames, {
    duration: ms / stage.pace,
    easing: 'cubic-bezier(.4,.1,.4,1)',
    fill: 'both',
    delay: (flight.delay ?? 0) / stage.pace,
  });
  await stage.pause(ms + (flight.delay ?? 0));
  way.cancel();
  sky.remove();
  void unmount(piece);
}
