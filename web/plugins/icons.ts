/** `import axe from 'icon:battle-axe'` is the path of that one game icon, picked while building. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: IconSet | null = null;
  return {
    name: 'mattock-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
      if (!icon) this.error(`no game icon is called ${name}`);
      // A path alone is set as an attribute: the page parses no markup for its some hundred icons.
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
      if (!path) this.error(`the game icon ${name} is more than one path`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
