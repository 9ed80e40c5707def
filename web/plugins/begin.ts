/** Writes `src/begin.ts` into the page, with the names that the files of pages, languages and games have in this build. */

import type { Plugin, Rolldown } from 'vite';
import { begin, type Files } from '../src/begin.ts';

const PLACE = '<!-- begin -->';
/** Files by the names that `begin` asks for; a language is `en`, a game in it `en.runedar`. */
const NAMES: Readonly<Record<string, string>> = { Chronicles: 'chronicles', Replay: 'replay' };
const ASKED = /^(hall|table|chronicles|replay|runedar|dwar7s|[a-z]{2}(\.\w+)?)$/;
/** The cuts that nearly every page shows. */
const FONTS = /(almendra|alegreya-sans)-[^/]*\.woff2$/;

export function beginning(): Plugin {
  return {
    name: 'mattock-beginning',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        return html.replace(
          PLACE,
          () => `<script>(${begin.toString()})(${JSON.stringify(filesIn(bundle ?? {}))})</script>`,
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
  const found = chunks.map((chunk): [string, string[]] => [NAMES[chunk.name] ?? chunk.name, needed(chunk)]);
  const fonts = Object.keys(bundle).filter((file) => FONTS.test(file));
  const asked = [...found.filter(([name]) => ASKED.test(name)), ['all', fonts] as const];
  return Object.fromEntries(asked.map(([name, files]) => [name, files.map((file) => `/${file}`)]));
}
