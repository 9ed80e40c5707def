import { expect, it } from 'vitest';
import type { View } from '../../src/net/wire';
import { DisplayedView } from '../../src/table/displayed-view.svelte';
import { deepCopy, shareUnchanged } from '../../src/table/structural-sharing';

const tree = () => ({ gold: 13, places: [{ orcs: 2 }, { orcs: 0 }], hand: { cards: ['axe'], size: 1 } });

it('takes an equal tree for the old one', () => {
  const old = tree();
  expect(shareUnchanged(old, tree())).toBe(old);
});

it('keeps every branch that did not change', () => {
  const old = tree();
  const mixed = shareUnchanged(old, { ...tree(), places: [{ orcs: 2 }, { orcs: 1 }] });
  expect(mixed).toEqual({ ...old, places: [{ orcs: 2 }, { orcs: 1 }] });
  expect([mixed.hand === old.hand, mixed.places[0] === old.places[0]]).toEqual([true, true]);
  expect(mixed.places).not.toBe(old.places);
});

it.each([
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [{ a: null }, { a: {} }],
  [null, { a: 1 }],
])('does not take %j for %j', (old, fresh) => {
  expect(shareUnchanged<unknown>(old, fresh)).toEqual(fresh);
  expect(Array.isArray(shareUnchanged<unknown>(old, fresh))).toBe(Array.isArray(fresh));
});

it('copies so that the original stays as it was', () => {
  const old = tree();
  const copy = deepCopy(old);
  copy.hand.cards.push('pick');
  expect(old).toEqual(tree());
});

const view = (more: object) => ({ game: 'runedar', to_move: 0, ...more }) as View;

it('draws what is watched, and holds back what is not until the tale is over', () => {
  const drawing = new DisplayedView();
  drawing.settle(view(tree()));
  const before = drawing.view;
  drawing.change((drawn) => (drawn['gold'] = 12), true);
  expect([drawing.view?.['gold'], before?.['gold']]).toEqual([12, 13]);
  expect(drawing.view?.['hand']).toBe(before?.['hand']);
  drawing.change((drawn) => (drawn['gold'] = 11), false);
  drawing.change((drawn) => (drawn['gold'] = Number(drawn['gold']) - 1), false);
  expect(drawing.view?.['gold']).toBe(12);
  drawing.settle(view({ ...tree(), gold: 10 }));
  expect([drawing.view?.['gold'], drawing.view?.['places'] === before?.['places']]).toEqual([10, true]);
});
