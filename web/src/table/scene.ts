/** The interface between the table and a scene. A scene draws and knows no rule. */

import type { Component } from 'svelte';
import type { SoundName } from '../app/sound';
import type { AnyGame, GameData } from '../net/game-data';
import type { Advice, Presence, Standing } from '../net/wire';
import type { Words } from '../words/words';
import type { HelpEntry } from './help';
import type { Narration } from './narration';

/**
 * The position after a path of actions, and what could be done then. `view` is null where luck decides: then `certain`
 * is the position with all that changes whatever luck does, if that is known.
 */
export interface Future<G extends GameData> {
  view: G['View'] | null;
  tale: G['Event'][];
  legal: G['Action'][];
  certain?: G['View'] | null;
  /** What ends there whatever luck brings: the player's turn, or even the game. */
  ends?: 'turn' | 'game' | null;
}

/** The table as a scene sees it. Properties are reactive (Svelte runes behind getters). */
export interface TableScene<G extends GameData = AnyGame> {
  /** The name of the table, the same after a reload. */
  readonly table: string;
  readonly game: string;
  /** The seat that looks; null for an onlooker. */
  readonly seat: number | null;
  /** The view that is drawn. It follows the events one by one, so it may lag behind the table. */
  readonly view: G['View'];
  /** The legal actions of this seat; empty while others are to move or motion plays. */
  readonly legal: readonly G['Action'][];
  readonly standing: Standing;
  /** The people who are connected; empty in a replay. */
  readonly presence: readonly Presence[];
  readonly words: Words<G>;
  /** What is printed on the pieces: `pieces.card.axe.cost`. */
  readonly pieces: G['Pieces'];
  /** The coach's last advice; empty if none was asked for since the position changed. */
  readonly advice: readonly Advice[];
  /** A deed was sent and is not answered yet. */
  readonly waiting: boolean;
  readonly free_steps: number;
  /** The page shows something over the scene, and Escape closes that. */
  readonly isOverlaid: boolean;
  /** Others' deeds are being told at reading pace; a key or a tap shows all of it at once. */
  readonly isTold: boolean;
  /** The last lines of the story, newest last. */
  readonly log: readonly { event: G['Event']; text: string }[];
  /** The name of the player in a seat, as in the log. */
  name(seat: number): string;
  /** Play a deed: the codes of its actions, each legal after the one before. */
  send(...codes: string[]): void;
  /** Take back this player's last deed, with what bots did after it; where it is more than that, ask first. */
  undo(): void;
  /** What an undo takes back, in words. */
  readonly undoText: string;
  /** Why the action is illegal now, or after these actions; null if it is legal. Any action code of the game. */
  why(code: string, after?: readonly string[]): Promise<G['Refusal'] | null>;
  /** Show the answer of `why` in a bubble beside the element, as a sentence with its rule. */
  explain(code: string, beside: Element): void;
  /** Where each path of actions leads; null for an illegal one. */
  preview(paths: readonly (readonly string[])[]): Promise<(Future<G> | null)[]>;
  /** Open the book of rules at a paragraph. */
  rule(paragraph: string): void;
}

/** The tools for the motion of an event. */
export interface Stage<G extends GameData = AnyGame> {
  readonly model: TableScene<G>;
  /** 1 is the usual pace; 0 means no movement: a short fade or nothing. */
  readonly pace: number;
  /** Resolves after that many ms at the pace, or at once when the player skips. */
  pause(ms: number): Promise<void>;
  /** Change the drawn view now, e.g. when a piece has arrived where its motion ended. */
  show(change: (view: G['View']) => void): void;
  sound(name: SoundName): void;
}

/** A table by the names of events: each entry is given its own kind of event. */
export type ByEvent<E extends { event: string }, Rest extends unknown[], Result> = {
  readonly [Name in E['event']]?: (event: Extract<E, { event: Name }>, ...rest: Rest) => Result;
};

/** The entry for an event. TypeScript cannot express that the entry takes this very kind of event. */
export function entryFor<E extends { event: string }, Rest extends unknown[], Result>(
  table: ByEvent<E, Rest, Result>,
  event: E,
): ((event: E, ...rest: Rest) => Result) | undefined {
  return table[event.event as E['event']] as ((event: E, ...rest: Rest) => Result) | undefined;
}

/** How each kind of event is shown. An event without an entry appears in the log only. */
export type Motion<G extends GameData = AnyGame> = ByEvent<G['Event'], [stage: Stage<G>], Promise<void> | void>;

export interface SceneModule<G extends GameData = AnyGame> {
  Scene: Component<{ model: TableScene<G> }>;
  /** The end of the game, over the table: victory or defeat, the final score. */
  Ending: Component<{ model: TableScene<G> }>;
  motion: Motion<G>;
  /** How its events are told while others play; without it they are only logged. */
  narration?: Narration<G>;
  /** Its keys for the menu, each with the name of what it does: a text `keys-<name>`. */
  keys?: readonly (readonly [keys: string, meaning: string])[];
  /** What its things are, for whoever points at them and asks. */
  help?: readonly HelpEntry[];
}

/** The picture behind a game's door in the hall. It is drawn in `acts` steps, so that the page answers meanwhile. */
export interface Door {
  Picture: Component<{ act: number }>;
  acts: number;
}
