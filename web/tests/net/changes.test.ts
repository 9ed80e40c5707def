import { expect, it } from 'vitest';
import { applyChanges } from '../../src/net/changes';
import type { Changes, Look, News, Operation, View } from '../../src/net/wire';

/** Whoever touches it hears of it. */
function frozen<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null) Object.values(Object.freeze(tree)).forEach(frozen);
  return tree;
}

const look = (seat: number | null): Look => ({
  seat,
  view: {
    game: 'runedar',
    options: {},
    components: '',
    first: 0,
    seat: 0,
    to_move: 0,
    decision: null,
    result: null,
    gold: 13,
    cards: ['axe', 'pick', 'rope'],
    orcs: [{ at: 1 }, { at: 2 }],
    end: null,
  },
  legal: [{ code: 'dig', verb: 'dig' }],
});

const BEFORE: News = frozen({
  answer: 'news',
  table: 't',
  version: 41,
  standing: { game: 'runedar', deeds: 16, host: 'me', seats: [] as unknown } as News['standing'],
  happenings: [{ number: 41, at: 0, what: { kind: 'abandoned', by: { id: 'me', name: 'Ylva' } } }],
  looks: [look(0), look(1)],
  free_steps: 2,
  omitted: 0,
});

const told = (patch: Operation[], more: Partial<Changes> = {}): Changes =>
  frozen({
    answer: 'changes',
    table: 't',
    since: 41,
    version: 42,
    standing: null,
    deeds: 17,
    happenings: [
      { number: 42, at: 1, what: { kind: 'action_played', seat: 0, is_bot: false, tale: [], actions: ['dig'] } },
    ],
    looks: [
      { seat: 0, patch, legal: [] },
      { seat: 1, patch: [], legal: [{ code: 'hire', verb: 'hire' }] },
    ],
    free_steps: 1,
    ...more,
  });

const views = (news: News) => news.looks.map(({ view }) => view) as [View, View];
const [OLD] = views(BEFORE);
const patched = (...patch: Operation[]) => views(applyChanges(BEFORE, told(patch)))[0];

it('makes whole news: what is told anew is taken, the rest is as it was', () => {
  const changes = told([{ op: 'replace', path: '/gold', value: 12 }]);
  expect(applyChanges(BEFORE, changes)).toEqual({
    answer: 'news',
    table: 't',
    version: 42,
    standing: { ...BEFORE.standing, deeds: 17 },
    happenings: changes.happenings,
    looks: [
      { seat: 0, view: { ...OLD, gold: 12 }, legal: [] },
      { seat: 1, view: OLD, legal: [{ code: 'hire', verb: 'hire' }] },
    ],
    free_steps: 1,
    omitted: 0,
  });
});

it('takes a new standing as it is, and keeps the old one where nothing was played', () => {
  const standing = { ...BEFORE.standing, host: 'you', deeds: 17 };
  expect(applyChanges(BEFORE, told([], { standing })).standing).toBe(standing);
  expect(applyChanges(BEFORE, told([], { deeds: 16 })).standing).toBe(BEFORE.standing);
});

it.each<[string, Operation[], object]>([
  ['a new member', [{ op: 'add', path: '/siege', value: { rubble: 1 } }], { siege: { rubble: 1 } }],
  ['another member', [{ op: 'replace', path: '/gold', value: 0 }], { gold: 0 }],
  ['a member that is nothing now', [{ op: 'replace', path: '/gold', value: null }], { gold: null }],
  ['a member in place of nothing', [{ op: 'add', path: '/end', value: 'won' }], { end: 'won' }],
  ['another list', [{ op: 'replace', path: '/cards', value: [] }], { cards: [] }],
  ['another element', [{ op: 'replace', path: '/cards/1', value: 'hat' }], { cards: ['axe', 'hat', 'rope'] }],
  [
    'an element that is nothing now',
    [{ op: 'replace', path: '/cards/0', value: null }],
    { cards: [null, 'pick', 'rope'] },
  ],
  [
    'an element that is a list',
    [{ op: 'replace', path: '/cards/0', value: [1, 2] }],
    { cards: [[1, 2], 'pick', 'rope'] },
  ],
  [
    'an element at the front',
    [{ op: 'add', path: '/cards/0', value: 'hat' }],
    { cards: ['hat', 'axe', 'pick', 'rope'] },
  ],
  ['one in the middle', [{ op: 'add', path: '/cards/2', value: 'hat' }], { cards: ['axe', 'pick', 'hat', 'rope'] }],
  ['one at the end', [{ op: 'add', path: '/cards/3', value: 'hat' }], { cards: ['axe', 'pick', 'rope', 'hat'] }],
  ['one less', [{ op: 'remove', path: '/cards/1' }], { cards: ['axe', 'rope'] }],
  [
    'one after the other',
    [
      { op: 'remove', path: '/cards/0' },
      { op: 'remove', path: '/cards/0' },
      { op: 'add', path: '/cards/1', value: 'hat' },
      { op: 'replace', path: '/cards/0', value: 'lamp' },
    ],
    { cards: ['lamp', 'hat'] },
  ],
  ['a member of an element', [{ op: 'replace', path: '/orcs/1/at', value: 7 }], { orcs: [{ at: 1 }, { at: 7 }] }],
  [
    'members of elements, one by one',
    [
      { op: 'add', path: '/orcs/0/name', value: 'Grub' },
      { op: 'remove', path: '/orcs/0/at' },
      { op: 'add', path: '/orcs/0', value: { at: 0 } },
      { op: 'replace', path: '/orcs/0/at', value: 5 },
    ],
    { orcs: [{ at: 5 }, { name: 'Grub' }, { at: 2 }] },
  ],
  [
    'the tenth and later',
    [
      { op: 'replace', path: '/cards', value: [...'abcdefghijkl'] },
      { op: 'remove', path: '/cards/10' },
      { op: 'add', path: '/cards/11', value: 'm' },
    ],
    { cards: [...'abcdefghijlm'] },
  ],
])('patches a view: %s', (_, patch, now) => {
  expect(patched(...patch)).toEqual({ ...OLD, ...now });
});

it('takes members out', () => {
  const rest = { ...OLD };
  Reflect.deleteProperty(rest, 'gold');
  expect(patched({ op: 'remove', path: '/gold' })).toEqual(rest);
});

it('shares all that did not change', () => {
  const next = applyChanges(BEFORE, told([{ op: 'add', path: '/orcs/1', value: { at: 3 } }]));
  const [mine, theirs] = views(next);
  expect(theirs).toBe(views(BEFORE)[1]);
  expect(next.standing.seats).toBe(BEFORE.standing.seats);
  expect(mine['cards']).toBe(OLD['cards']);
  const [orcs, before] = [mine['orcs'], OLD['orcs']] as [object[], object[]];
  expect([orcs[0] === before[0], orcs[2] === before[1], orcs === before]).toEqual([true, true, false]);
});

it('copies only the element of which a member changed', () => {
  const orcs = patched({ op: 'replace', path: '/orcs/1/at', value: 7 })['orcs'] as object[];
  expect(orcs[0]).toBe((OLD['orcs'] as object[])[0]);
});

it('leaves the news before as they were, and a list that came with the changes too', () => {
  const copy = structuredClone(BEFORE);
  const value = ['hat'];
  const next = patched(
    { op: 'remove', path: '/cards/0' },
    { op: 'replace', path: '/cards', value },
    { op: 'add', path: '/cards/1', value: 'lamp' },
    { op: 'remove', path: '/gold' },
  );
  expect(next['cards']).toEqual(['hat', 'lamp']);
  expect([BEFORE, value]).toEqual([copy, ['hat']]);
});
