import { expect, it } from 'vitest';
import { briefly } from '../../src/shell/tableline';

it.each([
  ['Ylva Steinhand', 'Ylva Steinhand'],
  ['Bofrik der Überaus Langbärtige', 'Bofrik der…'],
  ['Donaudampfschifffahrtskapitän', 'Donaudampfschifffa…'],
])('%s is %s on a note', (name, brief) => {
  expect(briefly(name)).toBe(brief);
});
