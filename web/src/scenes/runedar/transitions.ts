/** Svelte transitions of the scene. */

import { settings } from '../../app/settings.svelte';

/** ms of the fade that replaces motion. */
const FADE_MS = 120;

/** A fade; it measures nothing. */
export const fade = (_: Element, { duration = 240 }: { duration?: number } = {}) => ({
  duration: settings.speed ? duration / settings.speed : FADE_MS,
  css: (t: number) => `opacity:${t}`,
});

/** The way of a figure, relative to where it stands, in px. */
export interface Way {
  x: number;
  y: number;
  /** ms to wait until a flight to the same spot has arrived. */
  wait?: number;
  /** ms to appear or disappear if the figure does not walk. */
  ms?: number;
}

/** A figure walks in from there, or away to there. */
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
