/**
 * The person who plays in this browser. Nobody signs up: a name is made up, and its key stays in the browser's storage.
 */

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

  /** The person; enrolled under a made-up name if there is none yet. */
  known(): Promise<Person> {
    if (this.#kept) return Promise.resolve(this.#kept);
    this.#asking ??= this.introduce(freshName()).finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Ask the server for our name; forget the person if the server does not know the key. */
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

  /** Use this name from now on. */
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

  /** Enrol a new person under this name. */
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

/** Without storage every visit begins as a new person. */
function read(): NewPerson | null {
  const { id, name, key } = Object(readStored(STORAGE_KEY)) as Partial<NewPerson>;
  return id && name && key ? { id, name, key } : null;
}

/** A name without invisible characters such as direction marks and joiners, and with single spaces. */
export function cleanName(name: string): string {
  return name
    .replace(/\p{Z}+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
}

/** Ask with a cleaned name. The server reports a bad name as a bad option; the person is told that it is the name. */
async function withCleanName<T>(name: string, ask: (name: string) => Promise<T>): Promise<T> {
  const bad = new Refused({ answer: 'bad_name' });
  if (!cleanName(name)) throw bad;
  try {
    return await ask(cleanName(name));
  } catch (error) {
    throw error instanceof Refused && error.answer.answer === 'bad_option' ? bad : error;
  }
}

/** A name such as "Ylva Stonehand"; the byname is in the language of the page. */
export function dwarfName(bynames: readonly string[], chance: () => number = Math.random): string {
  const pick = (names: readonly string[]) => names[Math.floor(chance() * names.length)] ?? '';
  return `${pick(FIRST_NAMES)} ${pick(bynames)}`.trim();
}

/** A made-up name in the language of the page. */
export function freshName(): string {
  return dwarfName(i18n.say('name-bynames').split(/\s*,\s*/));
}

/** Whether the server does not know the key of this browser, as after a start with another database. */
export function isUnknownKey(error: unknown): boolean {
  return error instanceof Refused && error.answer.answer === 'unrecognised';
}

export const me = new Me();
export const api = me.api;
