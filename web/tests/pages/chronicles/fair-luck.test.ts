import { expect, test } from 'vitest';
import { checkLuck, type Draw } from '../../../src/pages/chronicles/fair-luck';

// Drawn by the rules engine from the secret 00 01 02 … 1f.
const SECRET = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
const COMMITMENT = 'e35d70b085ec796128b2aecabcb71b02b5002e885a8c7a4bb0a714f4f72dfbea';
const DRAWS: Draw[] = [
  ['dice', 6, 5],
  ['dice', 6, 4],
  ['hand:2', 13, 3],
  ['dice', 6, 2],
  ['hand:2', 12, 8],
  ['x', 2 ** 40, 758554436218],
  ['x', 3, 0],
];

test('numbers that follow from the promised secret are found true', async () => {
  expect(await checkLuck(SECRET, COMMITMENT, DRAWS)).toEqual({ isPromised: true, checked: DRAWS.length, wrong: null });
});

test('another secret than the promised one is found out', async () => {
  const other = `ff${SECRET.slice(2)}`;
  expect((await checkLuck(other, COMMITMENT, [])).isPromised).toBe(false);
});

test('the first number that was not drawn fairly is named', async () => {
  const forged = DRAWS.map((draw, at): Draw => (at === 3 ? [draw[0], draw[1], (draw[2] + 1) % draw[1]] : draw));
  expect(await checkLuck(SECRET, COMMITMENT, forged)).toEqual({ isPromised: true, checked: 3, wrong: forged[3] });
});
