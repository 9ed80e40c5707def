import { expect, it } from 'vitest';
import { cleanName } from '../../src/app/me.svelte';

it.each([
  ['a mark of direction', '\u200Fשלום', 'שלום'],
  ['joiners in a picture', '👩\u200D👧', '👩👧'],
  ['blanks of all kinds', ' Ylva\u00A0\u2003 Stonehand ', 'Ylva Stonehand'],
  ['a line break', 'Ylva\nStonehand', 'YlvaStonehand'],
])('a name goes without %s', (_, name, written) => {
  expect(cleanName(name)).toBe(written);
});

it('keeps letters of every writing', () => {
  const names = ['Ñuñoa', 'Þórr', '李四', 'Ольга', 'عربي'];
  expect(names.map(cleanName)).toEqual(names);
});
