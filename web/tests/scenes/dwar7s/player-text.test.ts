import { expect, test } from 'vitest';
import type { Dwar7s } from '../../../src/scenes/dwar7s/view';
import { nameOf } from '../../../src/scenes/dwar7s/player-text';
import type { TableScene } from '../../../src/table/scene';
import { keepNames } from '../../../src/table/screen-names';
import { stub } from '../../stub';

const [YLVA, RUNA] = [
  { id: 'a', name: 'Ylva' },
  { id: 'b', name: 'Runa' },
];

function tableOf(...owners: (typeof YLVA | null)[]): TableScene<Dwar7s> {
  const words = { name: (_: string, colour: string) => `the ${colour} one` };
  const players = (['blue', 'red', 'green'] as const).map((colour, seat) => ({ colour, seat }));
  return stub<TableScene<Dwar7s>>({
    table: 'evening',
    view: { players },
    words,
    standing: { seats: owners.map((owner) => ({ owner })) },
  });
}

const namesAt = (model: TableScene<Dwar7s>) => [0, 1, 2].map((seat) => nameOf(model, seat));

test('people go by their names and bots by their colours', () => {
  expect(namesAt(tableOf(YLVA, null, RUNA))).toEqual(['Ylva', 'the red one', 'Runa']);
});

test('whoever sits on several seats is told apart by colour', () => {
  expect(namesAt(tableOf(YLVA, RUNA, YLVA))).toEqual(['the blue one', 'Runa', 'the green one']);
});

test('players at one screen go by the names that they gave', () => {
  keepNames('evening', ['Ada', '', '  Bo ']);
  expect(namesAt(tableOf(YLVA, RUNA, YLVA))).toEqual(['Ada', 'Runa', 'Bo']);
  expect(namesAt(tableOf(YLVA, YLVA, null))).toEqual(['Ada', 'the red one', 'the green one']);
});
