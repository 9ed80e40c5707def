/** What a scene is to the table, and the table to a scene. A scene draws; it knows no rule. */

import type { Component } from 'svelte';
import type { SoundName } from '../app/sound';
import type { Advice, LegalAction, Presence, Refusal, Standing, TaleEvent, View } from '../net/wire';
import type { Words } from '../words/words';

/** The data of one game: its scene names the one that `contract/<game>.ts` declares, generated from the server's types. */
export interface GameData {
  View: { game: string; to_move: number };
  Event: { event: string };
  Action: { code: string; verb: string };
  Pieces: object;
}

/** Any game, as the table knows it. */
export interface AnyGame {
  View: View;
  Event: TaleEvent;
  Action: LegalAction;
  Pieces: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
}

/** The position after a path of actions, and what could be done then; `view` is null where luck decides. */
export interface Future<G extends GameData> {
  view: G['View'] | null;
  tale: G['Event'][];
  legal: G['Action'][];
}

/** The table as a scene sees it. Properties are reactive (Svelte runes behind getters). */
export interface TableScene<G extends GameData = AnyGame> {
  /** The name of the table, the same after a reload. */
  readonly table: string;
  readonly game: string;
  /** Whose eyes: null for an onlooker. */
  readonly seat: number | null;
  /** What is drawn; it follows the tale, event by event, so it may lag behind the table. */
  readonly view: G['View'];
  /** What may be done now through these eyes; empty while others are asked, or while motion plays. */
  readonly legal: readonly G['Action'][];
  readonly standing: Standing;
  /** Who is connected just now; nobody where a game is seen again. */
  readonly presence: readonly Presence[];
  readonly words: Words;
  /** What is printed on the pieces: `pieces.card.axe.cost`. */
  readonly pieces: G['Pieces'];
  /** The coach's answer to the last question, [] when none was asked since the position changed. */
  readonly advice: readonly Advice[];
  /** A deed was sent and is not answered yet. */
  readonly waiting: boolean;
  readonly free_steps: number;
  /** Something of the page lies over the scene: Escape is meant for that. */
  readonly isOverlaid: boolean;
  /** The last lines of the story, newest last. */
  readonly log: readonly { event: G['Event']; text: string }[];
  /** The name of who sits there, as the log calls them. */
  name(seat: number): string;
  /** Do a deed: the codes of actions, each legal after the one before. */
  send(...codes: string[]): void;
  /** One's own last deed, with what bots did after it. */
  undo(): void;
  /** Why can this not be done now, or after these actions? null: it can. Any action code of the game. */
  why(code: string, after?: readonly string[]): Promise<Refusal | null>;
  /** The same, shown to the player as a bubble beside the element, in words and with the rule. */
  ask(code: string, beside: Element): void;
  /** What each path of legal actions leads to; null for one that is not legal. */
  preview(paths: readonly (readonly string[])[]): Promise<(Future<G> | null)[]>;
  /** Open the book of rules at a paragraph. */
  rule(paragraph: string): void;
}

/** Where motion happens. */
export interface Stage<G extends GameData = AnyGame> {
  readonly model: TableScene<G>;
  /** 1 is the usual pace; 0 means no movement: a short fade or nothing. */
  readonly pace: number;
  /** Resolves after that many ms at the pace, or at once when the player skips. */
  pause(ms: number): Promise<void>;
  /** Change the drawn view now, e.g. so that a piece has arrived where its movement ended. */
  show(change: (view: G['View']) => void): void;
  sound(name: SoundName): void;
}

/** A table by the names of events: each entry is given its own kind of event. */
export type ByEvent<E extends { event: string }, Rest extends unknown[], Result> = {
  readonly [Name in E['event']]?: (event: Extract<E, { event: Name }>, ...rest: Rest) => Result;
};

/** The entry for an event. That it is given its own kind, which the table promises, cannot be said in types. */
export function entryFor<E extends { event: string }, Rest extends unknown[], Result>(
  table: ByEvent<E, Rest, Result>,
  event: E,
): ((event: E, ...rest: Rest) => Result) | undefined {
  return table[event.event as E['event']] as ((event: E, ...rest: Rest) => Result) | undefined;
}

/** How an event is shown. Events without an entry are only told. */
export type Motion<G extends GameData = AnyGame> = ByEvent<G['Event'], [stage: Stage<G>], Promise<void> | void>;

export interface SceneModule<G extends GameData = AnyGame> {
  Scene: Component<{ model: TableScene<G> }>;
  /** The end of the game as a scene of its own, over the table: victory or defeat, the final score. */
  Ending: Component<{ model: TableScene<G> }>;
  motion: Motion<G>;
  /** Its keys for the menu, each with the name of what it does: a text `keys-<name>`. */
  keys?: readonly (readonly [keys: string, meaning: string])[];
}

/** The picture behind the door of a game in the hall. It is drawn in so many acts, so that the page answers meanwhile. */
export interface Door {
  Picture: Component<{ act: number }>;
  acts: number;
}
