/**
 * In which file a module is sent. A page comes in few files: each costs a slow processor more than its way on the wire.
 * What several pages need lies in a file below them, so no page brings along another.
 */

import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Pages by what they begin with; a game's words and rules are wanted whenever its scene is. */
const PAGES = {
  main: /\/index\.html$/,
  hall: /\/hall\/Hall\.svelte$/,
  table: /\/shell\/TablePage\.svelte$/,
  runedar: /\/(scenes\/runedar\/index|words\/runedar)\.ts$|\/runedar\/words\/paragraphs\.json$/,
  dwar7s: /\/(scenes\/dwar7s\/index|words\/dwar7s)\.ts$|\/dwar7s\/words\/paragraphs\.json$/,
};

/** A few lines that every other file needs. */
const HELPERS = '\0rolldown/runtime.js';

export function chunkOf(id: string, modules: Modules): string | null {
  if (id === HELPERS) return 'main';
  const beginnings = [...beginningsOf(id, modules)];
  const pageOf = (one: string) => Object.entries(PAGES).find(([, begins]) => begins.test(one))?.[0];
  const pages = new Set(beginnings.map(pageOf));
  const isElse = pages.delete(undefined);
  if (pages.has('main') || (pages.has('hall') && pages.size > 1)) return 'main';
  if (pages.has('table') || pages.size > 1) return 'table';
  return pages.has('hall') || !isElse ? ([...pages][0] ?? null) : null;
}

/** The modules that somebody fetches, be it the page itself, to get this one. */
function beginningsOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(id)) return found;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  if (info?.isEntry || info?.dynamicImporters.length) found.add(id);
  for (const importer of info?.importers ?? [])
    for (const beginning of beginningsOf(importer, modules, seen)) found.add(beginning);
  return found;
}
