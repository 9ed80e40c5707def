import { expect, test } from 'vitest';
import type { Future } from '../../../src/table/scene';
import type { Dwar7s, Event } from '../../../src/scenes/dwar7s/view';
import { isWarned, bestTaskOrder } from '../../../src/scenes/dwar7s/wasted-tasks';
import { actions, future, PIECES, viewOf } from './views';

const acting = viewOf([]);
const resolving = viewOf([], { decision: { kind: 'resolve', seat: 0, params: {} } });
const [CASTLE, TAVERN, STORE] = ['resolve:red_castle', 'resolve:red_tavern', 'resolve:red_general_store'];

/** A future with what may be done then, and the cards whose tasks have failed on the way. */
function then(codes: string[], ...failed: string[]): Future<Dwar7s> {
  const tale = failed.map((card): Event => ({ event: 'task_failed', seat: 0, card, why: 'no_gem_left' }));
  return { ...future(resolving, ...codes), tale };
}

const luck: Future<Dwar7s> = { view: null, tale: [], legal: [] };

/** What is known: paths with what they lead to. */
function looking(known: Record<string, Future<Dwar7s> | null>) {
  return (path: readonly string[]) => known[path.join(' ')];
}

const wastedIn = (known: Record<string, Future<Dwar7s> | null>, legal = ['stop']) =>
  [...bestTaskOrder([], actions(...legal), looking(known), PIECES.verb).wasted].map(([card]) => card);

test('ending the actions is looked into, and each task after that, but nothing else', () => {
  const legal = actions('place:red_tavern', 'stop');
  expect(bestTaskOrder([], legal, looking({}), PIECES.verb).trials).toEqual([['stop']]);
  const asked = looking({ stop: then([CASTLE, TAVERN]) });
  expect(bestTaskOrder([], legal, asked, PIECES.verb).trials).toEqual([['stop'], ['stop', CASTLE], ['stop', TAVERN]]);
});

test('the tasks after a choice are looked into as well', () => {
  const asked = looking({ 'place:red_castle stop': then([CASTLE]) });
  const { trials } = bestTaskOrder(['place:red_castle'], actions('stop'), asked, PIECES.verb);
  expect(trials.at(-1)).toEqual(['place:red_castle', 'stop', CASTLE]);
});

test('only tasks that fail are wasted, and as long as something is not known none is', () => {
  expect(wastedIn({ stop: then([], 'red_castle') })).toEqual(['red_castle']);
  expect(wastedIn({ stop: then([]) })).toEqual([]);
  expect(wastedIn({ stop: then([CASTLE], 'red_tavern') })).toEqual([]);
});

test('of two tasks that want the same the second is wasted, whichever that is', () => {
  const known = {
    stop: then([CASTLE, TAVERN]),
    [`stop ${CASTLE}`]: then([], 'red_tavern'),
    [`stop ${TAVERN}`]: then([], 'red_castle'),
  };
  expect(wastedIn(known)).toHaveLength(1);
});

test('a task is wasted though somebody may reveal a goal meanwhile', () => {
  const hidden = (...told: Parameters<typeof then>) => ({ ...then(...told), view: null });
  expect(wastedIn({ stop: hidden([], 'red_castle') })).toEqual(['red_castle']);
  expect(wastedIn({ stop: hidden([TAVERN]), [`stop ${TAVERN}`]: hidden([], 'red_tavern') })).toEqual(['red_tavern']);
  expect(wastedIn({ stop: hidden([TAVERN]), [`stop ${TAVERN}`]: luck })).toEqual([]);
});

test('a task that another one makes possible is not wasted', () => {
  const known = {
    [CASTLE]: then([STORE]),
    [STORE]: then([CASTLE], 'red_general_store'),
    [`${CASTLE} ${STORE}`]: then(['buy:fish', 'decline']),
    [`${CASTLE} ${STORE} buy:fish`]: then([]),
    [`${STORE} ${CASTLE}`]: then([], 'red_general_store'),
  };
  expect(wastedIn(known, [CASTLE, STORE])).toEqual([]);
  const chosen = bestTaskOrder([STORE], actions(CASTLE), looking(known), PIECES.verb);
  expect([...chosen.wasted.keys()]).toEqual(['red_general_store']);
});

test('what luck decides is not wasted, and hides nothing that is', () => {
  const known = {
    stop: then([CASTLE, TAVERN]),
    [`stop ${TAVERN}`]: luck,
    [`stop ${CASTLE}`]: then([TAVERN], 'red_castle'),
    [`stop ${CASTLE} ${TAVERN}`]: luck,
  };
  expect(wastedIn(known)).toEqual(['red_castle']);
});

test('so many tasks that nobody could try all orders are not all tried', () => {
  const tasks = [1, 2, 3, 4, 5, 6, 7].map((number) => `resolve:card_${number}`);
  const look = (path: readonly string[]) => then(tasks.filter((code) => !path.includes(code)));
  expect(bestTaskOrder([], actions(...tasks), look, PIECES.verb).trials.length).toBeLessThanOrEqual(32);
});

test('who could end the actions is warned, and who is about to, but not in the middle of something else', () => {
  expect(isWarned(acting, [], PIECES.verb)).toBe(true);
  expect(isWarned(acting, ['stop'], PIECES.verb)).toBe(true);
  expect(isWarned(acting, ['lay:tavern'], PIECES.verb)).toBe(false);
});

test('who goes about a task is warned of what that wastes', () => {
  expect(isWarned(resolving, [], PIECES.verb)).toBe(false);
  expect(isWarned(resolving, [TAVERN], PIECES.verb)).toBe(true);
});
