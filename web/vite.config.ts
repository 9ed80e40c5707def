import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { preloading } from './plugins/preload.ts';
import { chunkOf } from './plugins/chunks.ts';
import { eager } from './plugins/eager.ts';
import { icons } from './plugins/icons.ts';
import { texts } from './plugins/texts.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The build goes into the package; the server serves it from there. `MATTOCK_SERVER` is where `vite dev` finds one.
export default defineConfig({
  plugins: [svelte(), icons(), texts(), eager(), preloading()],
  resolve: {
    alias: {
      $texts: at('../src/mattock/texts'),
      $games: at('../src/mattock/games'),
      $rules: at('../docs/rules'),
    },
    // Tests mount components, so they need the browser's build of Svelte.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: at('../src/mattock/web_client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false } },
    },
  },
  server: {
    fs: { allow: [at('..')] },
    proxy: { '/api': { target: process.env['MATTOCK_SERVER'] ?? 'http://127.0.0.1:8420', ws: true } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
