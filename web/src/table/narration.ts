/** What a scene says about its events, so that the table can tell them to people who watch. */

import type { AnyGame, ByEvent, GameData, TableScene } from './scene';

/** A part of the window, in px. */
export interface WindowBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How one event is told. */
export interface Telling {
  /** Selectors of where it happens; the first that is on the screen counts. */
  readonly at: readonly string[];
  /** Where it will happen, as long as nothing lies there yet. */
  readonly box?: (() => WindowBox | null) | undefined;
  /** What is said instead of the line in the log. */
  readonly text?: string;
  /** How much it matters in a recap: 0 is left out, 1 is usual. */
  readonly weight?: number;
  /** The seats that suffer by it; the table drops the one that acts. */
  readonly against?: readonly number[];
  /** The one that did it, if no player did. */
  readonly by?: string;
  /** What it cost them, in words. */
  readonly cost?: string;
  /** The headline of a great moment: it is celebrated. */
  readonly headline?: string;
  /** Draws what is shown large before it takes effect; returns how to take it away. */
  readonly picture?: (target: HTMLElement) => () => void;
}

/** The events of a game that are told; the others appear in the log only. */
export interface Narration<G extends GameData = AnyGame> {
  readonly tellings: ByEvent<G['Event'], [model: TableScene<G>], Telling | null>;
  /** Selectors of the panel of a player. */
  panel(seat: number): readonly string[];
  /** Bring a part of the table into sight before something happens there; true if it takes a moment. */
  frame?(box: WindowBox): boolean;
  /** Events that begin a chapter of the log, each with its heading. */
  readonly chapters?: ByEvent<G['Event'], [model: TableScene<G>], string | null>;
}

/** The box of the first of these elements that is shown. */
export function boxOf(selectors: readonly string[], root: ParentNode = document): WindowBox | null {
  for (const selector of selectors) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (box && (box.width > 0 || box.height > 0)) return box;
  }
  return null;
}

/** Where an event happens on the screen now. */
export function placeOf({ at, box }: Telling): WindowBox | null {
  return boxOf(at) ?? box?.() ?? null;
}
