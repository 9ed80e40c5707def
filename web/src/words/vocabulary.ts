/**
 * From data to words: the parameters of an event, an action, a refusal or a decision as arguments for a sentence.
 * A parameter's name says what sort of thing it is. The counterpart of `mattock/texts/arguments.py`.
 */

import type { OutcomeFacts } from '../contract/messages';
import type { AnyGame, GameData, Params } from '../net/game-data';
import { humanised, type Bundle } from './bundle';

export type Forms = Record<string, string | number>;

export interface Table {
  /** The ids of those who play (dwarfs, colours), by seat. */
  readonly people: readonly string[];
  /** What the people themselves are called, by seat; null where a bot sits. */
  readonly names: readonly (string | null)[];
}

export const NOTHING = 'none';

/** The forms of a thing as arguments for a message: `$place`, and its forms `$place_in`, `$place_to`. */
export function prefixed(name: string, forms: Readonly<Forms>): Forms {
  return Object.fromEntries(Object.entries(forms).map(([form, words]) => [form ? `${name}_${form}` : name, words]));
}

/** One value under each of these names. */
export function alike<T>(names: readonly string[], value: T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** Words for one table: its language, what is printed on its pieces, and who sits at it. */
export abstract class Vocabulary<G extends GameData = AnyGame> {
  /** Parameters whose value is the id of a named thing, with its sort: `card-axe` is a text. */
  abstract readonly namedBy: Readonly<Record<string, string>>;
  /** Arguments that an event may lack, such as cards that stay hidden. */
  abstract readonly unsaid: Readonly<Record<string, number | null>>;

  constructor(
    readonly bundle: Bundle,
    /** The printed data of the pieces, if it is known. */
    readonly pieces: Partial<G['Pieces']>,
    readonly table: Table,
  ) {}

  /** The ids of those who play, by seat. */
  abstract peopleIn(view: G['View']): readonly string[];
  /** A player by what the game calls them, alone. */
  abstract called(seat: number): string;
  abstract opening(view: G['View']): string;
  abstract outcome(outcome: OutcomeFacts): string;
  /** The facts of one action as the lines that a story has of them. */
  abstract condensed(events: readonly G['Event'][]): G['Event'][];
  /** Words for a parameter that is more than a name or a number; the name says what sort of thing it is. */
  abstract phrase(name: string, value: unknown, view: G['View'] | null): string | null;
  /** Arguments of a sentence beside the parameters: from the position, or from a card in use. */
  abstract context(params: Params<G>, view: G['View'] | null): Forms;

  /** The parameters as arguments for a message, in all their forms. */
  args(params: Params<G>, view: G['View'] | null): Forms {
    const said = Object.entries(params).map(([name, value]) => prefixed(name, this.forms(name, value, view)));
    return Object.assign({}, ...said) as Forms;
  }

  /** One parameter in all its forms; the plain one has no name. */
  forms(name: string, value: unknown, view: G['View'] | null): Readonly<Forms> {
    if (value === null || value === undefined) return { '': NOTHING };
    if (typeof value === 'boolean') return { '': value ? 'yes' : 'no' };
    const phrase = this.phrase(name, value, view);
    if (phrase !== null) return { '': phrase };
    const sort = this.namedBy[name];
    if (sort !== undefined) return this.named(sort, String(value));
    if (typeof value === 'number' || typeof value === 'string') return { '': value };
    throw new TypeError(`no words for ${name}=${JSON.stringify(value)}`);
  }

  /** A thing by its sort and id in all its forms: the same at every moment, so they are found once. */
  named(sort: string, word: string): Readonly<Forms> {
    const key = `${sort} ${word}`;
    const known = this.known.get(key) ?? this.found(sort, word);
    this.known.set(key, known);
    return known;
  }
  private readonly known = new Map<string, Forms>();

  /** A thing without a text is called by its id, in every form. */
  protected found(sort: string, word: string): Forms {
    const key = `${sort}-${word}`;
    if (this.bundle.has(key)) return { '': this.bundle.say(key), id: word, ...this.bundle.parts(key) };
    const forms = Object.keys(this.bundle.parts(`${sort}-unnamed`));
    return { ...alike(['', ...forms], humanised(word)), id: word };
  }

  name(sort: string, word: string): string {
    return String(this.named(sort, word)['']);
  }

  listed(parts: readonly string[]): string {
    return this.bundle.listed(parts);
  }

  /** A player: by what the game calls them and by their own name, or by the number at the table, from 1 on. */
  seat(seat: number): string {
    if (seat >= this.table.people.length) return this.bundle.say('seat-number', { number: seat + 1 });
    const name = this.table.names[seat];
    return name ? this.bundle.say('seat-person', { seat: this.called(seat), name }) : this.nameless(seat);
  }

  /** A player whose own name is not known. */
  nameless(seat: number): string {
    return this.called(seat);
  }
}
