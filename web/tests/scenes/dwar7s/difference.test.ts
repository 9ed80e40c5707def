import { describe, expect, it } from 'vitest';
import { bordersOf, differenceOf } from '../../../src/scenes/dwar7s/difference';
import type { Event } from '../../../src/scenes/dwar7s/view';
import { lacking, printedGoal } from '../../../src/scenes/dwar7s/printed';
import { pointsFrom, SOURCES } from '../../../src/scenes/dwar7s/score';
import { actions, NO_DIFFERENCE, PIECES, player, stack, viewOf } from './views';

const castle = stack('blue_castle', 0, 0, { walls: ['north', 'east'] });
const before = viewOf([castle], {
  players: [player(0, { kingdom: ['blue_castle'], kingdom_size: 1, kingdom_worth: 2, score: 2 }), player(1)],
  actions_allowed: 4,
});

describe('the difference of two views', () => {
  it('is nothing between equal ones', () => {
    const now = { view: before, legal: actions('stop') };
    expect(differenceOf(now, now, 0)).toEqual(NO_DIFFERENCE);
  });

  it('tells points and cards of each kingdom that changes, borders, actions and goals', () => {
    const giant = stack('red_frost_giant', 0, 1, { open: ['north'] });
    const after = viewOf([{ ...castle, open: ['south'], spell: 'frozen' }, giant, stack('red_tavern', 1, 0)], {
      players: [player(0, { kingdom_size: 3, kingdom_worth: 5, score: 5 }), player(1)],
      actions_allowed: 3,
    });
    const found = differenceOf(
      { view: before, legal: actions('stop') },
      { view: after, legal: actions('stop', 'reveal') },
      0,
    );
    expect(found.kingdoms).toEqual([{ seat: 0, colour: 'blue', points: [2, 5], cards: [1, 3] }]);
    expect(found.scores).toEqual([{ seat: 0, points: [2, 5] }]);
    expect([found.opened, found.closed]).toEqual([1, 1]);
    expect(found.spells).toEqual([{ card: 'blue_castle', spell: 'frozen', was: null }]);
    expect(found.actions).toEqual([4, 3]);
    expect(found.goal).toBe(true);
  });

  it('tells that the card itself would be silent, laid or dug up', () => {
    const mine = stack('blue_gold_mine', 1, 0, { spell: 'silent' });
    const then = { view: viewOf([castle, mine]), legal: [] };
    const silent = [{ card: 'blue_gold_mine', spell: 'silent', was: null }];
    expect(differenceOf({ view: viewOf([castle]), legal: [] }, then, 0).spells).toEqual(silent);
    const buried = stack('red_tavern', 1, 0, { beneath: [{ card: 'blue_gold_mine', turn: 0 }] });
    expect(differenceOf({ view: viewOf([castle, buried]), legal: [] }, then, 0).spells).toEqual(silent);
  });

  it('tells that a goal begins the last round, once', () => {
    const having = (isEnough: boolean, last_round = false) => ({
      view: viewOf([castle], { enough_goals: isEnough ? [0] : [], last_round }),
      legal: [],
    });
    expect(differenceOf(having(false), having(true), 0).isLast).toBe(true);
    expect(differenceOf(having(true), having(true), 0).isLast).toBe(false);
    expect(differenceOf(having(false, true), having(true, true), 0).isLast).toBe(false);
    expect(differenceOf(having(false), having(true), 1).isLast).toBe(false);
  });

  it('tells which card has enough dwarfs now, and only of that seat', () => {
    const after = viewOf([{ ...castle, ready: ['blue'] }], { players: before.players, actions_allowed: 4 });
    const [now, then] = [
      { view: before, legal: [] },
      { view: after, legal: [] },
    ];
    expect(differenceOf(now, then, 0).ready).toEqual(['blue_castle']);
    expect(differenceOf(now, then, 1).ready).toEqual([]);
  });

  it('tells what a new card covers, and what lies on top when one is gone', () => {
    const bare = { view: viewOf([castle]), legal: [] };
    const dragon = stack('red_dragon', 0, 0, { beneath: [{ card: 'blue_castle', turn: 0 }] });
    const covered = { view: viewOf([dragon]), legal: [] };
    expect(differenceOf(bare, covered, 0)).toMatchObject({ buried: ['blue_castle'], surfaced: [] });
    expect(differenceOf(covered, bare, 0)).toMatchObject({ buried: [], surfaced: ['blue_castle'] });
  });

  it('tells the gems that a seat gets, and who comes home', () => {
    const after = viewOf([castle], {
      players: [player(0, { gems: { ruby: 2, emerald: 0, diamond: 0, gold: 0 }, dwarfs: 5 }), player(1, { dwarfs: 7 })],
    });
    const was = viewOf([castle], { players: [player(0, { dwarfs: 6 }), player(1, { dwarfs: 4 })] });
    const found = differenceOf({ view: was, legal: [] }, { view: after, legal: [] }, 0);
    expect(found.gains).toEqual([{ gem: 'ruby', count: 2 }]);
    expect(found.home).toEqual([{ seat: 1, count: 3 }]);
  });

  it('tells who goes from one card to another', () => {
    const at = (red: number, there: number) => ({
      view: viewOf([
        stack('blue_tavern', 0, 0, { dwarfs: { red } }),
        stack('red_castle', 1, 0, { dwarfs: { red: there } }),
      ]),
      legal: [],
    });
    const walk = { seat: 1, from: 'blue_tavern', to: 'red_castle' };
    expect(differenceOf(at(2, 0), at(1, 1), 0).walks).toEqual([walk]);
    expect(differenceOf(at(2, 0), at(2, 1), 0).walks).toEqual([]);
  });

  it('warns of tasks that come to nothing', () => {
    const tale: Event[] = [{ event: 'task_failed', seat: 0, card: 'blue_gold_mine', why: 'dragon_in_area' }];
    const now = { view: before, legal: [] };
    expect(differenceOf(now, now, 0, tale).wasted).toEqual([{ card: 'blue_gold_mine', why: 'dragon_in_area' }]);
  });

  it('tells whose tasks are resolved, also those that follow by themselves', () => {
    const cards = ['blue_gold_mine', 'red_tavern'];
    const tale: Event[] = cards.map((card) => ({ event: 'card_resolved', seat: 0, card }));
    const now = { view: before, legal: [] };
    expect(differenceOf(now, now, 0, tale).resolved).toEqual(cards);
  });

  it('sees each border once', () => {
    const table = [stack('blue_castle', 0, 0, { open: ['east'] }), stack('red_tavern', 1, 0, { open: ['west'] })];
    expect([...bordersOf(viewOf(table))]).toEqual([['0,0 east', 'open']]);
  });
});

describe('points and prices', () => {
  it('both sorts of goals are one source while it is played', () => {
    const rich = player(0, { kingdom_worth: 6, score_parts: { gems: 11, trading: 8, secret: 10, monsters: 3 } });
    expect(SOURCES.map((source) => pointsFrom(source, rich))).toEqual([6, 11, 18, 3]);
    expect(pointsFrom('secret', rich)).toBe(10);
  });

  it('a goal lacks what is not held, gem by gem', () => {
    const goal = printedGoal(PIECES, 'apples');
    expect(lacking(goal, { ruby: 0, emerald: 5, diamond: 0, gold: 1 })).toEqual(['ruby', 'gold']);
    expect(lacking(goal, { ruby: 1, emerald: 0, diamond: 0, gold: 2 })).toEqual([]);
  });
});

it('tells how many ogre cards change hands, whichever they are', () => {
  const holding = (mine: number, theirs: number) => ({
    view: { ...before, players: [player(0, { ogre_count: mine }), player(1, { ogre_count: theirs })] },
    legal: [],
  });
  expect(differenceOf(holding(2, 3), holding(4, 0), 0).ogres).toEqual([
    { seat: 0, count: [2, 4] },
    { seat: 1, count: [3, 0] },
  ]);
});
