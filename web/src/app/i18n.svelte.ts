/** The texts of the pages in the language that is set. A change of language needs no reload. */

import { loadShared, type Arguments, type Shared } from '../words';
import { settings } from './settings.svelte';

class I18n {
  #texts = $state.raw<Shared | null>(null);

  get isReady(): boolean {
    return this.#texts !== null;
  }

  get language(): string {
    return this.#texts?.language ?? 'en';
  }

  get texts(): Shared | null {
    return this.#texts;
  }

  /** The text of a key. */
  say = (key: string, args?: Arguments): string => this.#texts?.say(key, args) ?? '';

  has = (key: string): boolean => this.#texts?.has(key) ?? false;

  listed = (parts: readonly string[]): string => this.#texts?.listed(parts) ?? '';

  /** Load the language that is set; the old one stays until the new one is loaded. */
  async follow(): Promise<void> {
    const { language } = settings;
    const texts = await loadShared(language);
    if (language === settings.language) this.#texts = texts;
  }
}

export const i18n = new I18n();
export const say = i18n.say;
