import { expect, it } from 'vitest';
import type { Happening } from '../../src/net/wire';
import { undoPlan } from '../../src/table/undo';

const deed = (number: number, seat: number, is_bot = false): Happening => ({
  number,
  at: 0,
  what: { kind: 'action_played', seat, is_bot, tale: [] },
});
const planned = (deeds: readonly Happening[], own: number[], seat: number, undone: readonly Happening[] = []) => {
  const plan = undoPlan(deeds, new Set(undone), own, seat);
  return { numbers: plan.deeds.map(({ number }) => number), others: plan.others };
};

it('takes back my last deed alone', () => {
  expect(planned([deed(1, 1, true), deed(2, 0), deed(3, 0)], [0], 0)).toEqual({ numbers: [3], others: [] });
});

it('names the bots whose turn would go with it', () => {
  const deeds = [deed(1, 0), deed(2, 1, true), deed(3, 1, true), deed(4, 2, true)];
  expect(planned(deeds, [0], 0)).toEqual({ numbers: [1, 2, 3, 4], others: [1, 2] });
});

it('at one screen it names the other player whose turn it would open', () => {
  expect(planned([deed(1, 0)], [0, 1], 1)).toEqual({ numbers: [1], others: [0] });
});

it('takes back the very last deed if another person has played since', () => {
  expect(planned([deed(1, 0), deed(2, 1), deed(3, 1)], [0], 0)).toEqual({ numbers: [3], others: [1] });
});

it('passes over what was taken back', () => {
  const gone = deed(2, 0);
  expect(planned([deed(1, 0), gone], [0], 0, [gone])).toEqual({ numbers: [1], others: [] });
});
