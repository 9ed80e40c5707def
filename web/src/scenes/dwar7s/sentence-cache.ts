/** Sentences that were found once in a position: they are asked for again with every step of the pointer. */

import type { Words } from '../../words/words';

export class SentenceCache {
  readonly #known = new Map<string, string>();
  #words: Words | undefined;

  /** The sentence of that key, found in these words unless it was before. */
  once(words: Words, key: string, find: () => string): string {
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
