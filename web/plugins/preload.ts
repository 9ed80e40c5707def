/**
 * Writes `src/preload.ts` into the page, with the names that the files of pages, languages and games have in this
 * build.
 */

import type { Plugin, Rolldown } from 'vite';
import { preload, type Files } from '../src/preload.ts';

const PLACEHOLDER = '<!-- preload -->';
/** Files by the names that `preload` asks for; a language is `en`, a game in it `en.<game>`. */
const NAMES: Readonly<Record<string, string>> = { Chronicles: 'chronicles', Replay: 'replay' };
const PRELOADED = /^(hall|table|chronicles|replay|[a-z]{2}(\.\w+)?)$/;
/** The file of a game is named after it. */
const SCENE = /\/scenes\/(\w+)\/index\.ts$/;
/** The cuts that nearly every page shows. */
const FONTS = /(almendra|alegreya-sans)-[^/]*\.woff2$/;

export function preloading(): Plugin {
  return {
    name: 'mattock-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`);
        return html.replace(
          PLACEHOLDER,
          () => `<script>(${preload.toString()})(${JSON.stringify(filesIn(bundle ?? {}))})</script>`,
        );
      },
    },
  };
}

function filesIn(bundle: Rolldown.OutputBundle): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry)?.fileName;
  const needed = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) =>
    [fileName, ...imports, ...(viteMetadata?.importedCss ?? [])].filter((file) => file !== entry);
  const games = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => SCENE.exec(id)?.[1] ?? []));
  const found = chunks.map((chunk): [string, string[]] => [NAMES[chunk.name] ?? chunk.name, needed(chunk)]);
  const fonts = Object.keys(bundle).filter((file) => FONTS.test(file));
  const asked = [...found.filter(([name]) => PRELOADED.test(name) || games.includes(name)), ['all', fonts] as const];
  return Object.fromEntries(asked.map(([name, files]) => [name, files.map((file) => `/${file}`)]));
}
