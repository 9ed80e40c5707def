import { expect, it } from 'vitest';
import { shortName } from '../../src/table/table-events';

it.each([
  ['Ylva Steinhand', 'Ylva Steinhand'],
  ['Bofrik der Überaus Langbärtige', 'Bofrik der…'],
  ['Donaudampfschifffahrtskapitän', 'Donaudampfschifffa…'],
])('%s is %s on a note', (name, brief) => {
  expect(shortName(name)).toBe(brief);
});
