/**
 * A module finds its test by its own name: `src/net/api.ts` in `tests/net/api.test.ts`. Declarations need none, and
 * neither do components, which a browser tests (`tests/web` of the repository).
 *
 * A module that is driven as a part of another one stands in `ELSEWHERE` with the test whose imports lead to it; one that
 * no test here reaches in `IN_THE_BROWSER`: it draws, sounds or listens. Both tables only get shorter.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { ELSEWHERE, IN_THE_BROWSER } from './mirror';

const MAX_ELSEWHERE = 59;
const MAX_IN_THE_BROWSER = 37;

const NOT_OURS = ['contract/', 'words/sources/'];
/** Comments, and imports of types alone: they bring no code along. */
const NO_CODE = /\/\*[^]*?\*\/|^\s*\/\/.*$|^\s*import type [^;]*;/gm;
const LOGIC = /\bfunction\b|=>|\bclass\b|\bget \w+\(/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
/** A module by its name without an ending. */
const ENDINGS = ['.ts', '.svelte.ts', '.svelte', '/index.ts'];

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)] : [],
  );
const nameOf = (file: string) => file.replace(/^src\//, '').replace(/(\.svelte)?\.ts$/, '');
const sourceOf = (file: string) => readFileSync(file, 'utf8').replace(NO_CODE, '');
const testOf = (module: string) => `tests/${module}.test.ts`;

const modules = files('src')
  .filter((file) => file.endsWith('.ts') && !NOT_OURS.some((folder) => file.startsWith(`src/${folder}`)))
  .filter((file) => LOGIC.test(sourceOf(file)))
  .map(nameOf);

function fileOf(path: string): string | undefined {
  const endings = /\.\w+$/.test(path) ? ['', ...ENDINGS] : ENDINGS;
  return endings.map((ending) => path + ending).find((file) => existsSync(file) && !file.endsWith('/'));
}

/** All files that a file imports, and those that these import. */
function reached(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of sourceOf(file).matchAll(IMPORT)) {
    const next = fileOf(posix.join(posix.dirname(file), path));
    if (next?.startsWith('src/') || next?.startsWith('tests/')) reached(next, found);
  }
  return found;
}

it('a module has a test of its own name, or is in one of the tables', () => {
  const known = new Set([...Object.keys(ELSEWHERE), ...IN_THE_BROWSER]);
  expect(modules.filter((module) => !existsSync(testOf(module)) && !known.has(module))).toEqual([]);
});

it('a test lies where its module lies', () => {
  const tests = files('tests').filter((file) => file.endsWith('.test.ts'));
  const ours = tests.map((file) => file.replace(/^tests\//, '').replace(/\.test\.ts$/, ''));
  const homes = (name: string) => [
    ...ENDINGS.map((ending) => `src/${name}${ending}`),
    `${name}.js`,
    `tests/${name}.ts`,
  ];
  expect(ours.filter((name) => !homes(name).some((file) => existsSync(file)))).toEqual([]);
});

it('the tables name modules that have no test of their own, and they only get shorter', () => {
  const listed = [...Object.keys(ELSEWHERE), ...IN_THE_BROWSER];
  expect(listed.filter((module) => !modules.includes(module) || existsSync(testOf(module)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(Object.keys(ELSEWHERE).length).toBeLessThanOrEqual(MAX_ELSEWHERE);
  expect(IN_THE_BROWSER.length).toBeLessThanOrEqual(MAX_IN_THE_BROWSER);
});

it.each(Object.entries(ELSEWHERE))('%s is reached by the test of %s', (module, test) => {
  expect([...reached(testOf(test))].map(nameOf)).toContain(module);
});
