/** Texts are loaded when they are needed: one chunk for what a language shares, one for each of its games. */

import { Api } from '../net/api';
import { Bundle, type Messages } from './bundle';
import { Sentences, type Paragraphs, type Vocabularies } from './sentences';
import type { PrintedPieces } from '../contract/messages';
import type { Table } from './vocabulary';
import type { Shared, Words } from './words';

export type { Arguments, Shared, Words } from './words';
export { TextMissing } from './bundle';

type Sources = Readonly<Record<string, Messages>>;
type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

const SHARED: Loaders<Sources> = import.meta.glob<Sources>('./sources/*.ts', { import: 'default' });
/** The texts in the folders of the scenes. */
const OWN: Loaders<Sources> = import.meta.glob<Sources>('../scenes/*/words/[a-z][a-z].ts', { import: 'default' });
const VOCABULARIES: Loaders<Vocabularies> = import.meta.glob<Vocabularies>('../scenes/*/words/vocabulary.ts', {
  import: 'default',
});
const PARAGRAPHS: Loaders<Paragraphs> = import.meta.glob<Paragraphs>('$games/*/words/paragraphs.json', {
  import: 'default',
});

/** The texts of guided tours: those of the notes, and each game's. */
const TOURS: Loaders<Messages> = import.meta.glob<Messages>(['$texts/*/tour.ftl', '$games/*/words/*/tour.ftl'], {
  import: 'default',
});

/** The languages there are texts in. */
export const LANGUAGES: readonly string[] = Object.keys(SHARED).flatMap((path) => /\/(\w+)\.ts$/.exec(path)?.[1] ?? []);

/** Texts that need no game. */
export async function loadShared(language: string): Promise<Shared> {
  return new Bundle(language, Object.values(await load(SHARED, `/${language}.ts`)));
}

/** All texts of a game; `people` are the ids of those who play, by seat (see also `atTable`). */
export async function loadWords(
  language: string,
  game: string,
  printed: PrintedPieces | Promise<PrintedPieces> = {},
  people: readonly string[] = [],
): Promise<Words> {
  const table: Table = { people, names: [] };
  if (!has(VOCABULARIES, `/${game}/words/vocabulary.ts`)) return loadForeignWords(language, game, printed, table);
  const [pieces, shared, own, Vocabulary, paragraphs] = await Promise.all([
    printed,
    load(SHARED, `/${language}.ts`),
    load(OWN, `/${game}/words/${language}.ts`),
    load(VOCABULARIES, `/${game}/words/vocabulary.ts`),
    load(PARAGRAPHS, `/${game}/words/paragraphs.json`),
  ]);
  const messages = [...Object.values(shared), ...Object.values(own)];
  return new Sentences(game, new Bundle(language, messages), Vocabulary, paragraphs, pieces, table);
}

/** The texts of a game's guided tour, with the names that they use. */
export async function loadTourWords(language: string, game: string): Promise<Shared> {
  const [own, shared, tour] = await Promise.all([
    load(OWN, `/${game}/words/${language}.ts`),
    load(TOURS, `/texts/${language}/tour.ftl`),
    load(TOURS, `/${game}/words/${language}/tour.ftl`),
  ]);
  return new Bundle(language, [...Object.values(own), shared, tour]);
}

/** The texts of a game that the client does not know; the server refuses one that it does not know either. */
async function loadForeignWords(
  language: string,
  game: string,
  printed: PrintedPieces | Promise<PrintedPieces>,
  table: Table,
): Promise<Words> {
  const [pieces, shared, texts, { declaredWords }] = await Promise.all([
    printed,
    load(SHARED, `/${language}.ts`),
    new Api(() => null).texts(game, language),
    import('./declared'),
  ]);
  return declaredWords(game, texts, Object.values(shared), pieces, table);
}

function has(loaders: Loaders<unknown>, end: string): boolean {
  return Object.keys(loaders).some((path) => path.endsWith(end));
}

/** Load the module whose path ends like this. */
async function load<T>(loaders: Loaders<T>, end: string): Promise<T> {
  const found = Object.entries(loaders).find(([path]) => path.endsWith(end))?.[1];
  if (found === undefined) throw new Error(`no texts at ${end}`);
  return found();
}
