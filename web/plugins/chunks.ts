/**
 * In which file a module is sent. A page comes in few files: each costs a slow processor more than its way on the wire.
 * What several pages need lies in a file below them, so no page brings along another.
 */

import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Pages by the module they begin with. */
const PAGES: Readonly<Record<string, RegExp>> = {
  main: /\/index\.html$/,
  hall: /\/pages\/hall\/Hall\.svelte$/,
  table: /\/pages\/table\/TablePage\.svelte$/,
};
/** A game's words and rules are wanted whenever its scene is: they come in one file, named after the game. */
const GAMES = [/\/scenes\/(\w+)\/(?:index|words\/vocabulary)\.ts$/, /\/(\w+)\/words\/paragraphs\.json$/];
/** The texts of a game in one language. */
const TEXTS = /\/scenes\/(\w+)\/words\/([a-z]{2})\.ts$/;

/** The hall shows a door of each game, with things of its scene: what doors share with several scenes lies below them. */
const DOOR = /\/scenes\/\w+\/door\//;

/** A few lines that every other file needs. */
const HELPERS = '\0rolldown/runtime.js';

export function chunkOf(id: string, modules: Modules): string | null {
  if (id === HELPERS) return 'main';
  const beginnings = [...beginningsOf(id, modules)];
  const pages = new Set(beginnings.map(pageOf));
  const isElse = pages.delete(undefined);
  const isInHall = pages.has('hall') || beginnings.some((beginning) => DOOR.test(beginning));
  if (pages.has('main') || (isInHall && pages.size > 1)) return 'main';
  if (pages.has('table') || pages.size > 1) return 'table';
  if (pages.has('hall') || !isElse) return [...pages][0] ?? null;
  return pages.size || beginnings.length > 1 ? null : textsOf(beginnings[0] ?? '');
}

function pageOf(beginning: string): string | undefined {
  const page = Object.entries(PAGES).find(([, begins]) => begins.test(beginning))?.[0];
  return page ?? GAMES.map((begins) => begins.exec(beginning)?.[1]).find(Boolean);
}

function textsOf(beginning: string): string | null {
  const [, game, language] = TEXTS.exec(beginning) ?? [];
  return game ? `${language}.${game}` : null;
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
