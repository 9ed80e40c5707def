import { expect, test } from 'vitest';
import type { Preview } from '../src/net/wire';
import { trialsOf, warned, wastedBy } from '../src/scenes/dwar7s/warning';
import { action, future, stack, viewOf } from './dwar7s.views';

const fails = (card: string, why: string) =>
  ({ tale: [{ event: 'task_failed', seat: 0, card, why }], view: null, legal: [] }) as unknown as Preview;
const works = { tale: [{ event: 'gems_taken', seat: 0 }], view: null, legal: [] } as unknown as Preview;
const table = [stack('red_castle', 0, 0), stack('red_tavern', 1, 0)];
const acting = viewOf(table);
const resolving = viewOf(table, { decision: { kind: 'resolve', seat: 0, params: {} } });

test('ending the actions and every task are looked into before they are chosen', () => {
  const legal = ['place:red_tavern', 'stop', 'resolve:red_castle'].map(action);
  expect(trialsOf(legal, () => undefined)).toEqual([['stop'], ['resolve:red_castle']]);
});

test('where several tasks would be asked for after that, each is looked into', () => {
  const asked = future(resolving, 'resolve:red_castle', 'resolve:red_tavern');
  const look = (path: readonly string[]) => (path.at(-1) === 'stop' ? asked : undefined);
  const tasks = ['resolve:red_castle', 'resolve:red_tavern'].map((code) => ['place:red_castle', 'stop', code]);
  expect(trialsOf([action('stop')], look, ['place:red_castle'])).toEqual([['place:red_castle', 'stop'], ...tasks]);
});

test('only tasks that fail are wasted; what is not known yet is not', () => {
  const wasted = wastedBy([fails('red_castle', 'nothing_to_dig'), works, null, undefined]);
  expect([...wasted]).toEqual([['red_castle', 'nothing_to_dig']]);
});

test('who could end the actions is warned, and who is about to, but not in the middle of something else', () => {
  const wasted = wastedBy([fails('red_castle', 'nothing_to_dig')]);
  expect(warned(wasted, acting, [])).toHaveLength(1);
  expect(warned(wasted, acting, ['stop'])).toHaveLength(1);
  expect(warned(wasted, acting, ['lay:tavern'])).toEqual([]);
});

test('who chooses a task in vain is warned of that one', () => {
  const wasted = wastedBy([fails('red_castle', 'nothing_to_dig'), fails('red_tavern', 'no_ogres_left')]);
  expect(warned(wasted, resolving, [])).toEqual([]);
  expect(warned(wasted, resolving, ['resolve:red_tavern'])).toEqual([['red_tavern', 'no_ogres_left']]);
});
