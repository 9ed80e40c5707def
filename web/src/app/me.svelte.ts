/** Who plays in this browser. Nobody signs up: a name is found, and the key to it stays in the browser's storage. */

import { Api, Refused } from '../net/api';
import type { NewPerson } from '../contract/messages';
import type { Person } from '../net/wire';
import { i18n } from './i18n.svelte';
import { readStored, writeStored } from './storage';

const STORAGE_KEY = 'mattock.me';
const FIRST_NAMES = [
  'Ylva',
  'Brokk',
  'Eira',
  'Tordan',
  'Runa',
  'Bofrik',
  'Sigga',
  'Torvin',
  'Dagny',
  'Hreidar',
  'Alvis',
  'Ingrun',
];

class Me {
  #kept = $state.raw<NewPerson | null>(read());
  #asking: Promise<Person> | null = null;
  readonly api = new Api(() => this.#kept?.key ?? null);

  get person(): Person | null {
    return this.#kept && { id: this.#kept.id, name: this.#kept.name };
  }

  get key(): string {
    return this.#kept?.key ?? '';
  }

  /** Somebody, enrolled if need be. */
  known(): Promise<Person> {
    if (this.#kept) return Promise.resolve(this.#kept);
    this.#asking ??= this.introduce(freshName()).finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** The server may have forgotten us, or know our name better. */
  async check(): Promise<void> {
    if (!this.#kept) return;
    try {
      const { name } = await this.api.myself();
      this.#keep({ ...this.#kept, name });
    } catch (error) {
      if (isUnknownKey(error)) this.forget();
    }
  }

  forget(): void {
    this.#keep(null);
  }

  /** Go by this name from now on. */
  async rename(name: string): Promise<void> {
    if (!this.#kept) return void (await this.introduce(name));
    if (this.#kept.name === cleanName(name)) return;
    const person = await withCleanName(name, this.api.rename);
    this.#keep({ ...this.#kept, name: person.name });
  }

  /** Become the person of another device. */
  async follow(secret: string): Promise<void> {
    this.#keep(await this.api.followDevice(secret));
  }

  /** Somebody new says their name. */
  async introduce(name: string): Promise<Person> {
    const person = await withCleanName(name, this.api.enrol);
    this.#keep(person);
    return person;
  }

  #keep(kept: NewPerson | null): void {
    this.#kept = kept && { id: kept.id, name: kept.name, key: kept.key };
    writeStored(STORAGE_KEY, this.#kept);
  }
}

/** Without storage one is somebody new at each visit. */
function read(): NewPerson | null {
  const { id, name, key } = Object(readStored(STORAGE_KEY)) as Partial<NewPerson>;
  return id && name && key ? { id, name, key } : null;
}

/** A name as it can be written anywhere: what nobody sees in it, such as marks of direction and joiners, is left out. */
export function cleanName(name: string): string {
  return name
    .replace(/\p{Z}+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
}

/** The server calls a bad name a bad option, as of a game; a person is told that it is the name. */
async function withCleanName<T>(name: string, ask: (name: string) => Promise<T>): Promise<T> {
  const bad = new Refused({ answer: 'bad_name' });
  if (!cleanName(name)) throw bad;
  try {
    return await ask(cleanName(name));
  } catch (error) {
    throw error instanceof Refused && error.answer.answer === 'bad_option' ? bad : error;
  }
}

/** "Ylva Stonehand": the byname is in the language of the page. */
export function dwarfName(bynames: readonly string[], chance: () => number = Math.random): string {
  const pick = (names: readonly string[]) => names[Math.floor(chance() * names.length)] ?? '';
  return `${pick(FIRST_NAMES)} ${pick(bynames)}`.trim();
}

/** A name to begin with. */
export function freshName(): string {
  return dwarfName(i18n.say('name-bynames').split(/\s*,\s*/));
}

/** The server does not know the key of this browser, as after a fresh start with another database. */
export function isUnknownKey(error: unknown): boolean {
  return error instanceof Refused && error.answer.answer === 'unrecognised';
}

export const me = new Me();
export const api = me.api;
