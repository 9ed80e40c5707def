/**
 * One language's messages, out of its Fluent files.
 * What is missing is a mistake of ours: it throws where we work and test, and shows as its key where people play.
 */

import { FluentBundle, FluentNumber, type FluentResource, type Scope } from '@fluent/bundle';
import type { Arguments, Shared } from './words';

export class TextMissing extends Error {}

/** A Fluent file as it is after reading. */
export type Messages = FluentResource['body'];

/** The first number that Intl writes costs tens of milliseconds; small ones look the same without it. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

/** A name for what has no text, such as a card out of an owner's file: "deep_pick" is Deep Pick. */
export function humanised(word: string): string {
  const spaced = word.replace(/[_.-]/g, ' ');
  return spaced.replace(/\p{L}+/gu, (part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase());
}

export class Bundle implements Shared {
  private readonly fluent: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly Messages[],
    readonly strict: boolean = import.meta.env.DEV,
  ) {
    // Isolation marks are for mixed writing directions; the Python side has none, and the sentences are the same.
    this.fluent = new FluentBundle(language, { useIsolating: false });
    for (const body of sources) this.fluent.addResource({ body });
  }

  has(key: string): boolean {
    return this.fluent.hasMessage(key);
  }

  say(key: string, args: Arguments = {}): string {
    const [name = '', part] = key.split('.');
    const message = this.fluent.getMessage(name);
    const pattern = part === undefined ? message?.value : message?.attributes[part];
    if (pattern === undefined || pattern === null) return this.missing(key, 'no text');
    const errors: Error[] = [];
    const text = this.fluent.formatPattern(pattern, counted(args), errors);
    return errors[0] === undefined ? text : this.missing(key, errors[0].message);
  }

  /** All attributes of a message. */
  parts(key: string, args: Arguments = {}): Record<string, string> {
    const names = Object.keys(this.fluent.getMessage(key)?.attributes ?? {});
    return Object.fromEntries(names.map((part) => [part, this.say(`${key}.${part}`, args)]));
  }

  listed(parts: readonly string[]): string {
    if (parts.length === 0) return this.say('list-none');
    const [last = '', second, ...others] = parts.toReversed();
    if (second === undefined) return last;
    const two = this.say('list-two', { first: second, last });
    return others.reduce((rest, first) => this.say('list-more', { first, rest }), two);
  }

  /** Try to say something; where people play, data of a newer server must not break the page. */
  attempt(key: string, sentence: () => string): string {
    if (this.strict) return sentence();
    try {
      return sentence();
    } catch {
      return humanised(key);
    }
  }

  private missing(key: string, why: string): string {
    if (this.strict) throw new TextMissing(`${key} in ${this.language}: ${why}`);
    return humanised(key);
  }
}

function counted(args: Arguments): Record<string, string | Count> {
  const said: Record<string, string | Count> = {};
  for (const name in args) {
    const value = args[name] as string | number;
    said[name] = typeof value === 'number' ? new Count(value) : value;
  }
  return said;
}
