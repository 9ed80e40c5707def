/** How things of the scene come and go, as transitions of Svelte. */

import { settings } from '../../app/settings.svelte';

/** What is left of all movement where none is wanted. */
const FADE = 120;

/** How things come and go: a fade that asks nothing of the page, so nothing has to be measured. */
export const fade = (_: Element, { duration = 240 }: { duration?: number } = {}) => ({
  duration: settings.speed ? duration / settings.speed : FADE,
  css: (t: number) => `opacity:${t}`,
});

/** From where somebody comes, or where they go, seen from where they stand, in px. */
export interface Way {
  x: number;
  y: number;
  /** Until they are there: what flies to where they stand arrives first. */
  wait?: number;
  /** How long they take to appear or disappear where they stand. */
  ms?: number;
}

/** Somebody who walks in from there, or away to there. */
export const walk = (_: Element, { x, y, wait = 0, ms = 240 }: Way) => {
  if (settings.speed === 0) return fade(_);
  if (x === 0 && y === 0) return { ...fade(_, { duration: ms }), delay: wait / settings.speed };
  return {
    duration: 360 / settings.speed,
    easing: (t: number) => 1 - (1 - t) ** 2,
    css: (t: number, u: number) => `opacity:${Math.min(1, 2 * t)};translate:${u * x}px ${u * y}px`,
  };
};

/** A card that is dealt from below, or leaves upwards. */
export const rise = (_: Element, { from }: { from: number }) => {
  if (settings.speed === 0) return fade(_);
  return {
    duration: 250 / settings.speed,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) => `opacity:${t};translate:0 ${u * from}px`,
  };
};

/** A card that is turned over where it is laid. */
export const turnOver = (_: Element) => {
  if (settings.speed === 0) return fade(_);
  return {
    duration: 380 / settings.speed,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) =>
      `opacity:${Math.min(1, 3 * t)};transform:perspective(900px) rotateY(${u * -110}deg) scale(${0.7 + 0.3 * t})`,
  };
};
