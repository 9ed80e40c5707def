/** Loads the books of rules when one is opened: a chunk for each language and game. */

import { api } from '../../app/me.svelte';
import { hallEntry, SCENE_GAMES } from '../../scenes/registry';
import { parse, type Rules } from './parse';

const SOURCES = import.meta.glob<string>('$rules/**/*.md', { query: '?raw', import: 'default' });

/** The games whose books come with the client. */
export const BOOKS: readonly string[] = SCENE_GAMES;

/** The game that a paragraph is of, as far as the client knows; null for another's. */
export function gameOf(paragraph: string): string | null {
  return SCENE_GAMES.find((game) => hallEntry(game)?.letter === paragraph.charAt(0)) ?? null;
}

/** The book of a game: the client's own, or what the server has. */
export async function loadRules(language: string, game: string): Promise<Rules> {
  const file = hallEntry(game)?.book;
  if (file === undefined) return parse((await api.texts(game, language)).book);
  const end = language === 'en' ? `/rules/${file}` : `/rules/${language}/${file}`;
  const load = Object.entries(SOURCES).find(([path]) => path.endsWith(end))?.[1];
  if (load === undefined) throw new Error(`no rules at ${end}`);
  return parse(await load());
}
