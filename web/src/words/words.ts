/** Sentences from data, in one language: the same as the Python side says, out of the same files. */

import type { OutcomeFacts } from '../contract/messages';
import type { AnyGame, GameData } from '../net/game-data';
import type { Advice } from '../net/wire';

export type Arguments = Readonly<Record<string, string | number>>;

/** Texts that need no game: the hall, menus, lists. */
export interface Shared {
  readonly language: string;
  /** Any text by its key; `key.part` is one of its attributes. */
  say(key: string, args?: Arguments): string;
  has(key: string): boolean;
  /** Several things in a row: a, b and c. */
  listed(parts: readonly string[]): string;
}

/**
 * All texts of a game. A sentence that names what lies somewhere needs the view of that moment; only events say that.
 */
export interface Words<G extends GameData = AnyGame> extends Shared {
  readonly game: string;
  /** These texts for the table of this view; `names` are the people by seat, null where a bot sits. */
  atTable(view: G['View'], names?: readonly (string | null)[]): Words<G>;
  /** The name of a thing ("card", "axe"), or one of its forms. */
  name(sort: string, id: string, form?: string): string;
  /** The words for a parameter of that name. */
  phrase(name: string, value: unknown, view: G['View'] | null): string;
  /** The name of whoever sits there: "Brynja (Ylva)", "Brynja", or "Player 1" as long as nobody told us more. */
  seat(seat: number): string;
  /** The sentence about an event. It needs no view, so a story can be told at any time. */
  event(event: G['Event']): string;
  /** The paragraph of the rules behind an event, such as "R9.4". */
  rule(event: G['Event']): string;
  /** Several events in a row as the lines that a story has of them. */
  condensed(events: readonly G['Event'][]): G['Event'][];
  action(action: G['Action'], view: G['View'] | null): string;
  decision(decision: NonNullable<G['View']['decision']>, view: G['View'] | null): string;
  refusal(refusal: G['Refusal'], view: G['View'] | null): string;
  advice(advice: Advice, view: G['View'] | null): string;
  /** How it ended: the `outcome` of a view. */
  outcome(outcome: OutcomeFacts): string;
  /** The players and what they play, as the first line of a story. */
  opening(view: G['View']): string;
}
