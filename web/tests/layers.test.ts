import { ESLint } from 'eslint';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAYERS } from '../layers.js';

const eslint = new ESLint();

/** What the law says to this line in that file; only its own messages. */
async function verdict(file: string, line: string): Promise<string[]> {
  const text = file.endsWith('.svelte') ? `<script lang="ts">${line}</script>` : line;
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
}

describe('the import law', () => {
  it('names every folder of src that is a layer', () => {
    const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !['dev', 'styles'].includes(entry.name) ? [entry.name] : [],
    );
    expect(folders.sort()).toEqual([...LAYERS].sort());
  });

  it.each([
    ['src/net/some.ts', "import { say } from '../app/i18n.svelte';"],
    ['src/ui/Some.svelte', "import type { TableScene } from '../table/scene';"],
    ['src/table/some.ts', "import { loadScene } from '../scenes/registry';"],
    ['src/table/some.ts', "export * from '../play/keys';"],
    ['src/play/some.ts', "const scene = import('../scenes/runedar/index');"],
    ['src/table/some.ts', "type Hall = typeof import('../pages/hall/Hall.svelte');"],
    ['src/scenes/runedar/hud/Some.svelte', "import Hall from '../../../pages/hall/Hall.svelte';"],
    ['src/scenes/runedar/hud/some.ts', "import { motion } from '../../dwar7s/motion';"],
    ['src/scenes/runedar/some.ts', "import { motion } from '../../scenes/dwar7s/motion';"],
    ['src/scenes/registry.ts', "import runedar from './runedar/index';"],
    ['src/pages/hall/Some.svelte', "import { motion } from '../../scenes/dwar7s/motion';"],
  ])('refuses in %s: %s', async (file, line) => {
    expect(await verdict(file, line)).toHaveLength(1);
  });

  it.each([
    ['src/app/some.ts', "import { Api } from '../net/api';"],
    ['src/play/some.ts', "import type { TableScene } from '../table/scene';"],
    ['src/scenes/runedar/hud/Some.svelte', "import { motion } from '../motion';"],
    ['src/scenes/runedar/words/some.ts', "import { number } from '../../../words/vocabulary';"],
    ['src/pages/hall/Some.svelte', "import { loadDoor } from '../../scenes/registry';"],
    ['src/pages/book/Some.svelte', "import Table from '../table/Table.svelte';"],
  ])('allows in %s: %s', async (file, line) => {
    expect(await verdict(file, line)).toEqual([]);
  });
});
