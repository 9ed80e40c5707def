/** The narration of a scene: captions of its events for people who watch. */

import type { AnyGame, GameData } from '../net/game-data';
import type { ByEvent, TableScene } from './scene';

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
  /** The place where it will happen, while nothing lies there yet. */
  readonly box?: (() => WindowBox | null) | undefined;
  /** A text instead of the line in the log. */
  readonly text?: string;
  /** What the caption says, where the place itself shows what the line in the log adds. */
  readonly caption?: string;
  /** Its place is framed, and what is seen there needs no words. */
  readonly isSilent?: boolean;
  /** How much it matters in a recap: 0 is left out, 1 is usual. */
  readonly weight?: number;
  /** The seats that suffer by it; the table drops the one that acts. */
  readonly against?: readonly number[];
  /** The one that did it, if no player did. */
  readonly by?: string;
  /** The cost to them, in words. */
  readonly cost?: string;
  /** The headline of a great moment: it is celebrated. */
  readonly headline?: string;
  /** Draws what is shown large before it takes effect; returns how to take it away. */
  readonly picture?: (target: HTMLElement) => () => void;
}

/** Something that a deed does to a player and that no event of it says. */
export interface SideEffect {
  readonly at: readonly string[];
  /** The text, with the cost. */
  readonly text: string;
  readonly cost?: string;
  readonly against: number;
}

/** The events of a game that are told; the others appear in the log only. */
export interface Narration<G extends GameData = AnyGame> {
  readonly tellings: ByEvent<G['Event'], [model: TableScene<G>], Telling | null>;
  /** What a deed does to players beside what its events say, by the views before and after it. */
  harms?(before: G['View'], after: G['View'], model: TableScene<G>): readonly SideEffect[];
  /** Selectors of the panel of a player. */
  panel(seat: number): readonly string[];
  /** The colour of a player, as CSS has it: what they changed is marked in it. */
  colour?(seat: number, view: G['View']): string;
  /** What a caption keeps clear of where it can, such as the cards on the table: a selector. */
  readonly clear?: string;
  /**
   * Bring a part of the table into sight before something happens there; true if it takes a moment. `at` are the
   * selectors of what happens: what does not lie on the table stays where it is.
   */
  frame?(box: WindowBox, at?: readonly string[]): boolean;
  /** Events that begin a chapter of the log, each with its heading. */
  readonly chapters?: ByEvent<G['Event'], [model: TableScene<G>], string | null>;
}

/** The first of these elements that is shown. */
export function thingOf(selectors: readonly string[], root: ParentNode = document): Element | null {
  const found = selectors.map((selector) => root.querySelector(selector));
  return found.find((thing) => thing && hasSize(thing.getBoundingClientRect())) ?? null;
}

const hasSize = ({ width, height }: DOMRect): boolean => width > 0 || height > 0;

/** The box of the first of these elements that is shown. */
export function boxOf(selectors: readonly string[], root: ParentNode = document): WindowBox | null {
  return thingOf(selectors, root)?.getBoundingClientRect() ?? null;
}

/** Where an event happens on the screen now. */
export function placeOf({ at, box }: Telling): WindowBox | null {
  return boxOf(at) ?? box?.() ?? null;
}
