import { expect, it } from 'vitest';
import { chaptersOf } from '../../src/table/chapters';

it('begins a chapter where the heading changes, and not with every event that names it', () => {
  const events = ['Round 1', '', 'Round 1', 'Round 2', ''].map((event) => ({ event }));
  const chapters = chaptersOf(events, ({ event }) => event || null);
  expect(events.map((event) => chapters.get(event) ?? '')).toEqual(['Round 1', '', '', 'Round 2', '']);
});
