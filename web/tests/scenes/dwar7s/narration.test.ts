/** What a telling frames, and what it finds was done to players. */

import { afterEach, expect, it, vi } from 'vitest';
import { activateCamera } from '../../../src/scenes/dwar7s/active-camera';
import type { CameraState } from '../../../src/scenes/dwar7s/camera-state.svelte';
import { narration } from '../../../src/scenes/dwar7s/narration';
import type { Dwar7s } from '../../../src/scenes/dwar7s/view';
import type { CardLaid } from '../../../src/contract/dwar7s';
import type { TableScene } from '../../../src/table/scene';
import { stub } from '../../stub';
import { PIECES, player, stack, viewOf } from './views';

afterEach(() => document.body.replaceChildren());

const words = {
  name: (_: string, id: string) => id,
  say: (key: string, params?: { card: string }) => [key, params?.card].join(' ').trim(),
};
const BOX = { x: 0, y: 0, width: 10, height: 10 };

function drawn(name: string, parent: string): void {
  const thing = document.createElement('i');
  thing.className = name;
  thing.getBoundingClientRect = () => new DOMRect(1, 2, 3, 4);
  const around = document.createElement('div');
  around.className = parent;
  around.append(thing);
  document.body.append(around);
}

it('moves the camera for what lies on the table, not for the panel of a player', () => {
  const bring = vi.fn(() => true);
  const close = activateCamera(stub<CameraState>({ bring }));
  drawn('card', 'board');
  drawn('panel', 'hud');
  expect(narration.frame?.(BOX, ['.panel'])).toBe(false);
  expect(bring).not.toHaveBeenCalled();
  expect(narration.frame?.(BOX, ['.absent', '.card'])).toBe(true);
  expect(narration.frame?.(BOX, ['.absent'])).toBe(true);
  close();
});

it('says what a laid card covers in the same manner as everything else', () => {
  const say = vi.fn((key: string, params?: object) => JSON.stringify([key, params]));
  const model = stub<TableScene<Dwar7s>>({
    view: viewOf([]),
    words: { name: words.name, say },
    name: () => '',
    standing: stub({ seats: [] }),
    pieces: PIECES,
  });
  const laid = { event: 'card_laid', seat: 0, card: 'blue_dragon', space: [0, 0], turn: 0, site: null };
  const captionOf = (event: object) => narration.tellings.card_laid?.(event as CardLaid, model)?.caption;
  expect(captionOf(laid)).toContain('telling-laid');
  expect(captionOf({ ...laid, covered: 'red_ruby_mine' })).toContain('"covered":"red_ruby_mine"');
});

it('finds the cards that a monster silences, each against its owner', () => {
  const calm = [
    stack('blue_castle', 0, 0),
    stack('red_gold_mine', 1, 0),
    stack('blue_gold_mine', 2, 0, { spell: 'silent' }),
  ];
  const struck = calm.map((one) => ({ ...one, spell: one.kind === 'castle' ? 'frozen' : 'silent' }) as typeof one);
  const [before, after] = [viewOf(calm), viewOf([...struck, stack('red_ruby_mine', 3, 0, { spell: 'silent' })])];
  const model = stub<TableScene<Dwar7s>>({ view: before, words });
  const harms = narration.harms?.(before, after, model) ?? [];
  const seatOf = (colour: string) => before.players.find((player) => player.colour === colour)?.seat;
  expect(harms.map(({ text, against }) => [text, against])).toEqual([
    ['scene-change-frozen blue_castle', seatOf('blue')],
    ['scene-change-silent red_gold_mine', seatOf('red')],
  ]);
});

it('finds the kingdoms that shrink, with what is left of them', () => {
  const seated = (blue: number, red: number) =>
    viewOf([], { players: [player(0, { kingdom_worth: blue }), player(1, { kingdom_worth: red })] });
  const [before, after] = [seated(10, 4), seated(5, 6)];
  const say = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ');
  const model = stub<TableScene<Dwar7s>>({ view: before, words: { ...words, say } });
  const harms = narration.harms?.(before, after, model) ?? [];
  expect(harms.map(({ text, against }) => [text, against])).toEqual([['telling-kingdom 10 5', 0]]);
});
