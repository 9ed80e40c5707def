/** Sentences from data, in one language for one game: the same as the Python side says, out of the same files. */

import type { Advice, Data, Decision, LegalAction, Refusal, TaleEvent, View } from '../net/wire';

export interface Words {
  readonly language: string;
  /** Any text by its key. */
  say(key: string, args?: Record<string, string | number>): string;
  has(key: string): boolean;
  /** The name of a thing ("card", "axe"), or one of its forms. */
  name(sort: string, id: string, form?: string): string;
  seat(seat: number): string;
  listed(parts: readonly string[]): string;
  event(event: TaleEvent, view: View | null): string;
  /** Several events in a row as the lines that a story has of them. */
  condensed(events: readonly TaleEvent[]): TaleEvent[];
  action(action: LegalAction | Data, view: View | null): string;
  decision(decision: Decision, view: View | null): string;
  refusal(refusal: Refusal, view: View | null): string;
  advice(advice: Advice, view: View | null): string;
}
