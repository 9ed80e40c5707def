/** Texts are loaded when they are needed: one chunk for what a language shares, one for each of its games. */

import { Bundle, type Messages } from './bundle';
import type { Pieces, Table } from './vocabulary';
import { Sentences, type Paragraphs, type Vocabularies } from './sentences';
import type { Shared, Words } from './words';

export type { Arguments, Shared, Words } from './words';
export type { Pieces } from './vocabulary';
export { TextMissing } from './bundle';

type Sources = Readonly<Record<string, Messages>>;

const SOURCES = import.meta.glob<Sources>('./sources/*.ts', { import: 'default' });
const PARAGRAPHS = import.meta.glob<Paragraphs>('$games/*/words/paragraphs.json', { import: 'default' });
const VOCABULARIES: Readonly<Record<string, () => Promise<Vocabularies>>> = {
  runedar: async () => (await import('./runedar')).RunedarVocabulary,
  dwar7s: async () => (await import('./dwar7s')).Dwar7sVocabulary,
};
const SHARED = Object.keys(SOURCES).flatMap((path) => /\/(\w+)\.ts$/.exec(path)?.[1] ?? []);

/** The languages there are texts in. */
export const LANGUAGES: readonly string[] = SHARED;

/** Texts that need no game. */
export async function loadShared(language: string): Promise<Shared> {
  return new Bundle(language, await sources(language));
}

/** All texts of a game; `people` are the ids of those who play, by seat (see also `atTable`). */
export async function loadWords(
  language: string,
  game: string,
  printed: Pieces | Promise<Pieces> = {},
  people: readonly string[] = [],
): Promise<Words> {
  const table: Table = { people, names: [] };
  const vocabulary = VOCABULARIES[game];
  if (vocabulary === undefined) throw new Error(`no texts for ${game}`);
  const [pieces, shared, own, Vocabulary, paragraphs] = await Promise.all([
    printed,
    sources(language),
    sources(`${language}.${game}`),
    vocabulary(),
    loaded(PARAGRAPHS, `/${game}/words/paragraphs.json`),
  ]);
  return new Sentences(game, new Bundle(language, [...shared, ...own]), Vocabulary, paragraphs, pieces, table);
}

async function sources(name: string): Promise<Messages[]> {
  return Object.values(await loaded(SOURCES, `./sources/${name}.ts`));
}

/** What a path that ends like that brings. */
async function loaded<T>(found: Readonly<Record<string, () => Promise<T>>>, end: string): Promise<T> {
  const path = Object.keys(found).find((one) => one.endsWith(end));
  const load = path === undefined ? undefined : found[path];
  if (load === undefined) throw new Error(`no texts at ${end}`);
  return load();
}
