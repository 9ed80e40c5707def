import { beforeEach, expect, it } from 'vitest';
import type { Level, Standing, View } from '../../../src/net/wire';
import { chooseStep, offeredStep, rememberStep, stepNumber, stepOf } from '../../../src/pages/hall/ladder';
import { playNow } from '../../../src/pages/hall/start';
import { stub } from '../../stub';

beforeEach(() => localStorage.clear());

const me = { owner: { id: 'me', name: 'Ylva' }, bot: null };
const bots = (...levels: Level[]) => levels.map((bot) => ({ owner: null, bot }));
const standing = (game: string, levels: Level[], options = {}) =>
  stub<Standing>({ game, options, seats: [me, ...bots(...levels)] });
const ended = (winners: number[], scores: number[]) => stub<View>({ outcome: { winners, scores } });

it('a newcomer begins against apprentices, and at an easy siege', () => {
  expect(stepOf('dwar7s').level).toBe('apprentice');
  expect(playNow('dwar7s', 4)).toMatchObject({ fill: 'apprentice', options: { players: 4 } });
  expect(playNow('runedar', 4)).toMatchObject({ options: { difficulty: 'easy', players: 4 } });
});

it('remembers the step of each game, and does not trust what is stored', () => {
  chooseStep('dwar7s', 1);
  expect([stepNumber('dwar7s'), stepNumber('runedar')]).toEqual([1, 0]);
  localStorage.setItem('mattock.steps', '{"dwar7s": 99, "runedar": "x"}');
  expect([stepNumber('dwar7s'), stepNumber('runedar')]).toEqual([4, 0]);
});

it('offers the step up after a win, the step down after a bad loss, and neither after a close one', () => {
  const journeymen = standing('dwar7s', ['journeyman', 'journeyman']);
  expect(offeredStep(journeymen, ended([0], [30, 20, 10]), 0)).toBe(3);
  expect(offeredStep(journeymen, ended([1], [10, 30, 20]), 0)).toBe(1);
  expect(offeredStep(journeymen, ended([1], [25, 30, 20]), 0)).toBeNull();
});

it('offers a harder siege after a victory and an easier one after a defeat', () => {
  const siege = (difficulty: string) => standing('runedar', ['journeyman'], { difficulty });
  expect(offeredStep(siege('easy'), ended([0, 1], []), 0)).toBe(1);
  expect(offeredStep(siege('normal'), ended([], []), 0)).toBe(0);
  expect(offeredStep(siege('easy'), ended([], []), 0)).toBeNull();
});

it('offers nothing beyond the last step, to onlookers, with friends, or among bots of several levels', () => {
  const won = ended([0], [30, 20]);
  expect(offeredStep(standing('dwar7s', ['master']), won, 0)).toBeNull();
  expect(offeredStep(standing('dwar7s', ['apprentice']), won, null)).toBeNull();
  expect(offeredStep(standing('dwar7s', ['apprentice', 'master']), won, 0)).toBeNull();
  const friends = stub<Standing>({ game: 'dwar7s', options: {}, seats: [me, { ...me, owner: { id: 'you' } }] });
  expect(offeredStep(friends, won, 0)).toBeNull();
});

it('whoever sets up a game as hard as a step plays at that step from then on', () => {
  rememberStep('dwar7s', 'master', { players: 3 });
  expect(stepOf('dwar7s').level).toBe('master');
  rememberStep('runedar', stepOf('runedar', 2).level, { difficulty: 'hard' });
  expect(stepNumber('runedar')).toBe(2);
  rememberStep('runedar', 'apprentice', { difficulty: 'no such step' });
  expect(stepNumber('runedar')).toBe(2);
});
