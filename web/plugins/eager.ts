/**
 * Nearly all functions of a page run as it appears. Chromium compiles each at its first call, on the thread that draws,
 * unless the first line of a file says this: then it compiles all of them elsewhere, while they still arrive.
 */

import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

export function eager(): Plugin {
  return {
    name: 'mattock-eager',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
