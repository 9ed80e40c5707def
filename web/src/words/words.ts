/** Sentences from data, in one language: the same as the Python side says, out of the same files. */

import type { Advice, Refusal, TaleEvent } from '../net/wire';

export type Arguments = Readonly<Record<string, string | number>>;
/** Data with any facts, which has a word under that name: an action has its `verb`, whatever its parameters are. */
export type Data<Name extends string> = Readonly<Record<Name, string>> | Readonly<Record<Name, string> & Facts>;
type Facts = Record<string, unknown>;

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
export interface Words extends Shared {
  readonly game: string;
  /** These texts for the table of this view; `names` are the people by seat, null where a bot sits. */
  atTable(view: object, names?: readonly (string | null)[]): Words;
  /** The name of a thing ("card", "axe"), or one of its forms. */
  name(sort: string, id: string, form?: string): string;
  /** The words for a parameter of that name. */
  phrase(name: string, value: unknown, view: object | null): string;
  /** The name of whoever sits there: "Brynja (Ylva)", "Brynja", or "Player 1" as long as nobody told us more. */
  seat(seat: number): string;
  /** The sentence about an event. It needs no view, so a story can be told at any time. */
  event(event: Data<'event'>): string;
  /** The paragraph of the rules behind an event, such as "R9.4". */
  rule(event: Data<'event'>): string;
  /** Several events in a row as the lines that a story has of them. */
  condensed(events: readonly TaleEvent[]): TaleEvent[];
  action(action: Data<'verb'>, view: object | null): string;
  decision(decision: { kind: string; params: object }, view: object | null): string;
  refusal(refusal: Refusal, view: object | null): string;
  advice(advice: Advice, view: object | null): string;
  /** How it ended: the `outcome` of a view. */
  outcome(outcome: Data<'reason'>): string;
  /** The players and what they play, as the first line of a story. */
  opening(view: object): string;
}
