import { expect, test } from 'vitest';
import type { Difference } from '../../../../src/scenes/dwar7s/difference';
import { headOf, linesOf, rowsOf, spokenLines } from '../../../../src/scenes/dwar7s/hud/difference-text';
import type { Stack } from '../../../../src/scenes/dwar7s/view';
import type { Plan } from '../../../../src/scenes/dwar7s/plan.svelte';
import { NO_DIFFERENCE, PIECES, stack, viewOf } from '../views';
import { stub } from '../../../stub';

const words = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  name: (_: string, id: string) => id,
  listed: (all: string[]) => all.join(' '),
};

function planOf(...shown: string[]): Plan {
  const beneath = [{ card: 'red_castle' }, { card: 'red_gold_mine' }] as Stack['beneath'];
  const view = viewOf([stack('blue_tavern', 0, 0, { beneath })]);
  const seats = view.players.map(() => ({ owner: null }));
  const model = { words, seat: 0, view, standing: { seats }, pieces: PIECES };
  return stub<Plan>({ model, view, shown, ahead: null });
}

test('kingdoms are told before scores, and what stays the same is not told', () => {
  const kingdom = { seat: 0, colour: 'blue', points: [4, 4], cards: [4, 3] } as const;
  const grown = { ...kingdom, points: [4, 6] } as const;
  const score = { seat: 0, points: [9, 12] } as const;
  const texts = (found: object) =>
    rowsOf(planOf('resolve:red_gold_mine'), { ...NO_DIFFERENCE, ...found }).map(({ text }) => text);
  expect(texts({ kingdoms: [kingdom], scores: [score] })).toEqual([]);
  expect(texts({ kingdoms: [grown], scores: [score] })).toEqual(['scene-change-worth blue 4 6']);
  expect(texts({ scores: [score] })).toEqual(['scene-change-score blue 9 12']);
});

test('what a revealed goal is worth is told', () => {
  const scores = [{ seat: 0, points: [15, 25] }] as Difference['scores'];
  expect(rowsOf(planOf('reveal'), { ...NO_DIFFERENCE, scores }).map(({ points }) => points)).toEqual([[15, 25]]);
});

test('the last goal begins the last round, or ends the game where nobody is left to play', () => {
  const texts = (ends: 'turn' | 'game') => {
    const plan = { ...planOf('buy:apples'), future: { view: null, tale: [], legal: [], ends } };
    return linesOf(stub<Plan>(plan), { ...NO_DIFFERENCE, isLast: true }).map(({ text }) => text);
  };
  expect(texts('turn')).toContain('scene-change-last');
  expect(texts('game')).toContain('scene-change-over');
});

test('who falls silent is told as a threat', () => {
  const spells = [{ card: 'red_gold_mine', spell: 'silent', was: null }] as Difference['spells'];
  expect(linesOf(planOf(), { ...NO_DIFFERENCE, spells })).toMatchObject([
    { text: 'scene-change-silent red_gold_mine', tone: 'threat' },
  ]);
});

test('many that fall silent at once are counted, and told one by one to those who do not see the table', () => {
  const spells = ['a', 'b', 'c'].map((card) => ({ card, spell: 'silent', was: null })) as Difference['spells'];
  const lines = linesOf(planOf(), { ...NO_DIFFERENCE, spells });
  expect(lines.map(({ text }) => text)).toEqual(['scene-change-silent-many 3']);
  expect(lines.flatMap(spokenLines)).toEqual(['a', 'b', 'c'].map((card) => `scene-change-silent ${card}`));
});

test('it is told what a card covers, what comes up again, what comes in and who comes home', () => {
  const texts = (found: Partial<Difference>) =>
    linesOf(planOf('resolve:red_gold_mine'), { ...NO_DIFFERENCE, ...found }).map(({ text }) => text);
  expect(texts({ buried: ['red_tavern'] })).toContain('scene-change-buried red_tavern');
  expect(texts({ surfaced: ['red_gold_mine'] })).toContain('scene-change-surfaced red_gold_mine');
  expect(texts({ gains: [{ gem: 'ruby', count: 2 }] })).toContain('scene-change-gains amount-ruby 2');
  expect(texts({ home: [{ seat: 1, count: 3 }] })).toContain('scene-change-home red 3');
});

test('at the command of an ogre it is told who goes where', () => {
  const walks = [{ seat: 1, from: 'blue_tavern', to: 'red_gold_mine' }];
  const texts = (...path: string[]) => linesOf(planOf(...path), { ...NO_DIFFERENCE, walks }).map(({ text }) => text);
  expect(texts('play:panic', 'scare:red:blue_tavern', 'flee:red_gold_mine')).toEqual([
    'scene-change-walk red blue_tavern red_gold_mine',
  ]);
  expect(texts('move:blue_tavern:east')).toEqual([]);
});

test('the Crown tells how many ogre cards it brings, and from whom', () => {
  const ogres: Difference['ogres'] = [
    { seat: 0, count: [2, 4] },
    { seat: 1, count: [3, 0] },
  ];
  const texts = (...path: string[]) => linesOf(planOf(...path), { ...NO_DIFFERENCE, ogres }).map(({ text }) => text);
  expect(texts('play:crown', 'rob:red')).toEqual(['scene-change-spoils 3', 'scene-change-ogres red 3 0']);
  expect(texts('play:thief', 'steal:red:gold')).toEqual([]);
});

test('the card is named to which something is done', () => {
  expect(headOf(planOf('play:ambush', 'ambush:blue_tavern'))).toBe('blue_tavern');
  expect(headOf(planOf('lay:castle'))).toBe('');
});

test('a task that follows by itself is named with the one that is chosen', () => {
  const resolved = ['blue_tavern', 'red_gold_mine'];
  expect(headOf(planOf('resolve:blue_tavern'), resolved)).toBe('blue_tavern red_gold_mine');
  expect(headOf(planOf('stop'), ['red_gold_mine'])).toBe('red_gold_mine');
  expect(headOf(planOf('place:blue_tavern'), ['red_gold_mine'])).toBe('blue_tavern');
});

test('a trade tells what it costs before it is made', () => {
  expect(linesOf(planOf('buy:apples'), NO_DIFFERENCE).map(({ text }) => text)).toEqual([
    'scene-change-price amount-ruby 1 amount-gold 2',
  ]);
});

test('of a task that luck decides it is told what is printed on the card', () => {
  expect(linesOf(planOf('resolve:blue_tavern'), NO_DIFFERENCE).map(({ text }) => text)).toEqual([
    'scene-gives-tavern 2 1 0',
  ]);
});

test('a dwarf that arrives tells how many there are, what for, and which monster stops it', () => {
  const mine = stack('red_gold_mine', 0, 0, { needs: 2, dwarfs: { blue: 1 }, spell: 'silent', area: 3 });
  const dragon = stack('red_dragon', 1, 0, { area: 3 });
  const plan = planOf('place:red_gold_mine');
  const view = viewOf([mine, dragon]);
  const texts = linesOf(stub<Plan>({ ...plan, view }), NO_DIFFERENCE).map(({ text }) => text);
  expect(texts[0]).toBe('scene-change-crew 2 2');
  expect(texts[1]).toMatch(/^scene-gives-gold_mine/);
  expect(texts[2]).toBe('scene-change-stopped red_dragon');
});

test('a deed is not said to bring what only follows it by itself', () => {
  const later = {
    ...NO_DIFFERENCE,
    gains: [{ gem: 'diamond' as const, count: 1 }],
    home: [{ seat: 0, count: 2 }],
    scores: [{ seat: 0, points: [4, 6] as [number, number] }],
  };
  const plan = planOf('lay:tavern', 'beside:blue_tavern:east', 'turn:0');
  expect([...linesOf(plan, later), ...rowsOf(plan, later)]).toEqual([]);
});

test('a hand that would overflow is told as a threat', () => {
  expect(linesOf(planOf('place:blue_tavern'), { ...NO_DIFFERENCE, overflow: 1 })).toContainEqual(
    expect.objectContaining({ text: 'scene-change-overflow 1', tone: 'threat' }),
  );
});
