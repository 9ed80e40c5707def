/** What is pointed at is explained by the nearest thing that has an explanation. */

import { describe, expect, it } from 'vitest';
import { helpFor, type HelpEntry } from '../../src/table/help';
import { help as runedar } from '../../src/scenes/runedar/help';
import { help as dwar7s } from '../../src/scenes/dwar7s/help';

const HELP: readonly HelpEntry[] = [
  { on: '.socket', text: 'help-socket', rule: 'R1' },
  { on: 'li', text: 'help-space', rule: 'R2' },
];

describe('help in place', () => {
  it('takes the nearest thing that is explained', () => {
    document.body.innerHTML = '<ul><li><span class="socket"><i></i></span><b></b></li></ul>';
    const of = (selector: string) => helpFor(document.querySelector(selector) as Element, HELP)?.entry.text;
    expect([of('i'), of('b'), of('ul')]).toEqual(['help-socket', 'help-space', undefined]);
  });
  it.each([
    ['runedar', runedar],
    ['dwar7s', dwar7s],
  ])('has selectors that can be read and one text for each entry of %s', (_, help) => {
    for (const { on } of help) expect(() => document.body.matches(on)).not.toThrow();
    expect(new Set(help.map(({ text }) => text)).size).toBe(help.length);
  });
});
