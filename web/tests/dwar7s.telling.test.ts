import { expect, test } from 'vitest';
import type { Difference } from '../src/scenes/dwar7s/difference';
import { linesOf, rowsOf, spoken } from '../src/scenes/dwar7s/hud/telling';
import type { Stack } from '../src/scenes/dwar7s/lore';
import type { Plan } from '../src/scenes/dwar7s/plan.svelte';
import { stack, viewOf } from './dwar7s.views';

const words = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  name: (_: string, id: string) => id,
};
const NOTHING: Difference = {
  kingdoms: [],
  scores: [],
  closed: 0,
  opened: 0,
  spells: [],
  actions: null,
  ready: [],
  goals: null,
  goal: false,
  wasted: [],
};

function planOf(...shown: string[]): Plan {
  const beneath = [{ card: 'red_castle' }, { card: 'red_gold_mine' }] as Stack['beneath'];
  const view = viewOf([stack('blue_tavern', 0, 0, { beneath })]);
  const seats = view.players.map(() => ({ owner: null }));
  return { model: { words, seat: 0, view, standing: { seats } }, view, shown } as unknown as Plan;
}

test('kingdoms are told before scores, and what stays the same is not told', () => {
  const kingdom = { seat: 0, colour: 'blue', points: [4, 4], cards: [4, 3] } as const;
  const grown = { ...kingdom, points: [4, 6] } as const;
  const score = { seat: 0, points: [9, 12] } as const;
  const texts = (found: object) => rowsOf(planOf(), { ...NOTHING, ...found }).map(({ text }) => text);
  expect(texts({ kingdoms: [kingdom], scores: [score] })).toEqual([]);
  expect(texts({ kingdoms: [grown], scores: [score] })).toEqual(['scene-change-worth blue 4 6']);
  expect(texts({ scores: [score] })).toEqual(['scene-change-score blue 9 12']);
});

test('who falls silent is told as a threat', () => {
  const spells = [{ card: 'red_gold_mine', spell: 'silent', was: null }] as Difference['spells'];
  expect(linesOf(planOf(), { ...NOTHING, spells })).toMatchObject([
    { text: 'scene-change-silent red_gold_mine', tone: 'threat' },
  ]);
});

test('many that fall silent at once are counted, and told one by one to those who do not see the table', () => {
  const spells = ['a', 'b', 'c'].map((card) => ({ card, spell: 'silent', was: null })) as Difference['spells'];
  const lines = linesOf(planOf(), { ...NOTHING, spells });
  expect(lines.map(({ text }) => text)).toEqual(['scene-change-silent-many 3']);
  expect(lines.flatMap(spoken)).toEqual(['a', 'b', 'c'].map((card) => `scene-change-silent ${card}`));
});

test('who digs sees what comes up', () => {
  expect(linesOf(planOf('dig:blue_tavern'), NOTHING).map(({ text }) => text)).toEqual(['scene-beneath red_gold_mine']);
});
