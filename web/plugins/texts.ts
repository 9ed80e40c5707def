/** `import messages from './some.ftl'` are the messages of a Fluent file, read while building: no browser has to. */

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

export function texts(): Plugin {
  return {
    name: 'mattock-texts',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const messages = JSON.stringify(new FluentResource(source).body);
      // A browser reads a long text of JSON sooner than the same as script.
      return { code: `export default JSON.parse(${JSON.stringify(messages)});`, map: null, moduleType: 'js' };
    },
  };
}
