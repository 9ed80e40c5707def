import { readdirSync } from 'node:fs';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { importLaw } from './layers.js';

const scenes = readdirSync(new URL('src/scenes', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default ts.config(
  { ignores: ['node_modules', 'fixtures', 'src/contract'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  ...importLaw(scenes),
);
