/** What is told of others: each card with what it does, not before it; and what matters most in a recap. */

import { expect, it } from 'vitest';
import { narration } from '../../../src/scenes/runedar/narration';
import { PORTRAITS } from '../../../src/scenes/runedar/portraits';
import type { Event, Runedar } from '../../../src/scenes/runedar/view';
import type { Telling } from '../../../src/table/narration';
import type { TableScene } from '../../../src/table/scene';
import { siege } from './positions';
import { stub } from '../../stub';

function told(event: Event, view = siege()): Telling | null {
  const tell = narration.tellings[event.event] as (event: Event, model: TableScene<Runedar>) => Telling | null;
  const words = { say: (key: string) => key, name: (_: string, id: string) => id };
  return tell(event, stub<TableScene<Runedar>>({ view, words: words as never }));
}

const USED = siege({ kind: 'use', params: { card: 'spear' } });
const MOVED: Event = { event: 'dwarf_moved', seat: 0, start: 'foundry', place: 'tannery', magic: false };

it('a card has no words of its own, but is drawn over the first thing that it does', () => {
  expect(told({ event: 'card_laid', seat: 0, card: 'spear' }, USED)).toBeNull();
  const first = told(MOVED, USED);
  expect(first?.picture).toBeDefined();
  first?.picture?.(document.body)();
  expect(told({ event: 'rubble_cleared', seat: 0, count: 1, left: 2 }, USED)?.picture).toBeUndefined();
  expect(told(MOVED, { ...USED, turn: USED.turn + 1 })?.picture).toBeDefined();
});

it('what happens without a card in use has no card drawn over it', () => {
  expect(told(MOVED)?.picture).toBeUndefined();
});

it('a card that does nothing is told of', () => {
  expect(told({ event: 'card_rested', seat: 0, card: 'spear' })).toMatchObject({ weight: 0 });
});

it('what the besiegers do counts more in a recap than digging, and is said in few words', () => {
  const marched = told({ event: 'orcs_marched', start: 'foundry_wall', place: 'foundry', count: 1 });
  const dug = told({ event: 'rubble_cleared', seat: 0, count: 1, left: 2 });
  expect(marched?.text).toBe('telling-marched');
  expect(marched?.weight ?? 1).toBeGreaterThan(dug?.weight ?? 1);
});

it('what a goblin loses and that it leaves is told at the goblin', () => {
  const view = siege({ goblins: ['rubble'] });
  const [goblin] = view.goblins;
  const event = { goblin: goblin?.tile ?? '' };
  const at = `.runedar [data-spot="goblin_${goblin?.goblin}"]:not([inert] *)`;
  expect(told({ ...event, event: 'goblin_left', how: 'dug', beaten: 1 }, view)?.at[0]).toBe(at);
  expect(told({ ...event, event: 'goblin_rubble_cleared', seat: 0, count: 1, left: 1 }, view)?.at[0]).toBe(at);
});

it('what somebody changed is marked in the colour of their dwarf', () => {
  const view = siege({ places: ['foundry', 'tannery'] });
  const colours = view.dwarfs.map(({ seat }) => narration.colour?.(seat, view));
  expect(colours).toEqual(view.dwarfs.map(({ dwarf }) => PORTRAITS[dwarf].colour));
  expect(new Set(colours).size).toBe(2);
});
