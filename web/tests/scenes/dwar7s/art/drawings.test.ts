import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whole } from '../../../../src/scenes/dwar7s/art/drawings';
import { address, picture, prepare, shown } from '../../../../src/scenes/dwar7s/art/painter';
import {
  buildingOf,
  crateOf,
  dwarfOf,
  foodOf,
  gemOf,
  markOf,
  spellOf,
} from '../../../../src/scenes/dwar7s/art/pictures';
import { land, plain, relief, tint } from '../../../../src/scenes/dwar7s/board/card-faces';
import { COLOURS, GEMS, SIDES } from '../../../../src/scenes/dwar7s/view';
import { GROUNDS } from '../../../../src/scenes/dwar7s/colours';

// Style sheets are empty where nothing is built; the colours of the owners stand in one.
vi.mock('../../../../src/scenes/dwar7s/owner-colours.css?raw', () => ({
  default: readFileSync('src/scenes/dwar7s/owner-colours.css', 'utf8'),
}));

const KINDS = Object.keys(GROUNDS);
const FOODS = ['apples', 'bread', 'cheese', 'fish', 'mushroom_stew', 'harvest_pie', 'ham', 'roast_goose'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function everything() {
  const cards = KINDS.flatMap((kind) =>
    COLOURS.map((colour) => ({
      kind,
      colour,
      walls: SIDES.slice(0, 2),
      slots: 3,
      needs: 2,
      points: 1,
      symbol: 'giant',
    })),
  );
  return [
    ...cards.flatMap((card) => [land(card), relief(card), plain(card), buildingOf(card.kind, card.colour)]),
    ...COLOURS.flatMap((colour) => [tint(colour), dwarfOf(colour), markOf(colour)]),
    ...GEMS.flatMap((gem) => [gemOf(gem), crateOf(gem, 11)]),
    ...[...FOODS, 'barrel_of_mead', 'winter_feast'].map(foodOf),
    ...(['silent', 'frozen', 'idle'] as const).map(spellOf),
  ];
}

test('every picture is whole: what it uses is written out, and every paint it names is there', () => {
  for (const { key, draw } of everything()) {
    const text = whole(draw());
    expect(text, key).toMatch(/<(path|rect|circle|ellipse)/);
    expect(text, key).not.toMatch(/<use|var\(|NaN|undefined/);
    const named = [...text.matchAll(/url\(#([\w-]+)\)/g)].map(([, name]) => name);
    for (const name of named) expect(text, key).toContain(`id="${name}"`);
  }
});

test('an owner’s things are in the colours of that owner', () => {
  expect(whole(dwarfOf('red').draw())).toContain('#b3261e');
  expect(whole(buildingOf('castle', 'green').draw())).toContain('#4fc79a');
});

test('an image shows its picture when it is painted, and at once when it was painted before', () => {
  const dot = picture('dot', [0, 0, 1, 1], () => '<circle r="1"/>');
  const [first, second] = [new Image(), new Image()];
  shown(dot)(first);
  expect(first.getAttribute('src')).toBeNull();
  vi.runAllTimers();
  expect(first.getAttribute('src')).toMatch(/^blob:/);
  shown(dot)(second);
  expect(second.src).toBe(first.src);
});

test('an image that is gone, or shows something else by now, is left alone', () => {
  const image = new Image();
  const leave = shown(picture('gone', [0, 0, 1, 1], () => '<circle r="2"/>'))(image);
  leave?.();
  vi.runAllTimers();
  expect(image.getAttribute('src')).toBeNull();
});

test('what was prepared is painted once', () => {
  const draw = vi.fn(() => '<circle r="3"/>');
  const known = picture('known', [0, 0, 1, 1], draw);
  prepare(known);
  vi.runAllTimers();
  expect(address(known)).toMatch(/^blob:/);
  expect(draw).toHaveBeenCalledOnce();
});
