/** Caches the sentences of a position: every move of the pointer asks for them again. */

import type { Dwar7s } from './view';
import type { Words } from '../../words/words';

export class SentenceCache {
  readonly #known = new Map<string, string>();
  #words: Words<Dwar7s> | undefined;

  /** The cached sentence of a key; `find` makes it the first time. */
  once(words: Words<Dwar7s>, key: string, find: () => string): string {
    if (this.#words !== words) this.forget();
    this.#words = words;
    const said = this.#known.get(key) ?? find();
    this.#known.set(key, said);
    return said;
  }

  forget(): void {
    this.#known.clear();
  }
}
