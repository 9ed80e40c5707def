/** Loads the books of rules when one is opened: a chunk for each language and game. */

import { parse, type Rules } from './parse';

const SOURCES = import.meta.glob<string>('$rules/**/*.md', { query: '?raw', import: 'default' });
const FILES: Readonly<Record<string, string>> = { runedar: 'siege-of-runedar.md', dwar7s: 'dwar7s-fall.md' };
const LETTERS: Readonly<Record<string, string>> = { R: 'runedar', D: 'dwar7s' };

/** The games that have a book. */
export const BOOKS: readonly string[] = Object.keys(FILES);

/** The game whose rules contain the paragraph; null if there is none. */
export function gameOf(paragraph: string): string | null {
  return LETTERS[paragraph.charAt(0)] ?? null;
}

export async function loadRules(language: string, game: string): Promise<Rules> {
  const file = FILES[game] ?? '';
  const end = language === 'en' ? `/rules/${file}` : `/rules/${language}/${file}`;
  const load = Object.entries(SOURCES).find(([path]) => path.endsWith(end))?.[1];
  if (load === undefined) throw new Error(`no rules at ${end}`);
  return parse(await load());
}
