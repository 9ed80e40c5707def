import { describe, expect, it } from 'vitest';
import source from '../../../../src/mattock/games/dwar7s/events.py?raw';
import { change } from '../../../src/scenes/dwar7s/changes';
import type { Event } from '../../../src/scenes/dwar7s/view';
import { motion } from '../../../src/scenes/dwar7s/motion';
import { PIECES, player, stack, viewOf } from './views';

function after(view: ReturnType<typeof viewOf>, event: Event) {
  change(view, event, PIECES);
  return view;
}

describe('motion', () => {
  it('has a movement for every event of the game', () => {
    const events = [...source.matchAll(/EventKind\("(\w+)"/g)].map((found) => found[1]);
    expect(events.length).toBeGreaterThan(30);
    expect(Object.keys(motion).sort()).toEqual(events.sort());
  });
});

describe('what an event does to the drawn table', () => {
  it('a laid card lies with its walls turned, on what it covers, and has left the hand', () => {
    const view = viewOf([stack('red_tavern', 1, 0)], {
      players: [player(0, { kingdom_cards: ['tavern'] }), player(1)],
    });
    after(view, {
      event: 'card_laid',
      seat: 0,
      card: 'blue_tavern',
      space: [1, 0],
      turn: 1,
      site: { on: 'red_tavern' },
    });
    expect(view.table).toHaveLength(1);
    expect(view.table[0]).toMatchObject({ card: 'blue_tavern', walls: ['north', 'east', 'south'], free: 3 });
    expect(view.table[0]?.beneath).toEqual([{ card: 'red_tavern', turn: 0 }]);
    expect(view.players[0]?.kingdom_cards).toEqual([]);
    expect(view.actions_used).toBe(1);
  });

  it('dwarfs leave their pile, move, change places and come home', () => {
    const view = viewOf([
      stack('blue_castle', 0, 0),
      stack('red_tavern', 1, 0, { dwarfs: { blue: 0, red: 1 }, free: 2 }),
    ]);
    after(view, { event: 'dwarf_placed', seat: 0, card: 'blue_castle' });
    expect(view.players[0]?.dwarfs).toBe(6);
    after(view, { event: 'dwarfs_swapped', seat: 0, start: 'blue_castle', owner: 1, card: 'red_tavern' });
    expect(view.table.map(({ dwarfs }) => dwarfs)).toEqual([
      { blue: 0, red: 1 },
      { blue: 1, red: 0 },
    ]);
    after(view, { event: 'dwarf_moved', seat: 0, start: 'red_tavern', card: 'blue_castle' });
    after(view, { event: 'dwarfs_returned', owner: 0, card: 'blue_castle', count: 1 });
    expect(view.players[0]?.dwarfs).toBe(7);
    expect(view.table.map(({ free }) => free)).toEqual([2, 3]);
  });

  it('a dug card goes to the bottom, and a beaten monster uncovers what it lay on', () => {
    const beneath = [{ card: 'red_gold_mine', turn: 0 }];
    const dug = viewOf([stack('blue_gold_mine', 0, 0, { beneath })]);
    after(dug, { event: 'stack_dug', seat: 0, buried: 'blue_gold_mine', card: 'red_gold_mine' });
    expect(dug.table[0]).toMatchObject({ card: 'red_gold_mine', beneath: [{ card: 'blue_gold_mine', turn: 0 }] });
    const beaten = viewOf([stack('red_dragon', 0, 0, { beneath }), stack('blue_dragon', 1, 0)]);
    after(beaten, { event: 'monster_defeated', seat: 1, card: 'red_dragon' });
    expect(beaten.table.map(({ card }) => card)).toEqual(['red_gold_mine', 'blue_dragon']);
    after(beaten, { event: 'monster_defeated', seat: 1, card: 'blue_dragon' });
    expect(beaten.table).toHaveLength(1);
    expect(beaten.players[1]?.monsters).toEqual(['red_dragon', 'blue_dragon']);
  });

  it('no gem is lost between pile and hands', () => {
    const view = viewOf([]);
    const all = () => view.gems.gold + view.players.reduce((sum, { gems }) => sum + gems.gold, 0);
    after(view, { event: 'gems_taken', seat: 0, gem: 'gold', count: 2, left: 8 });
    after(view, { event: 'gem_stolen', seat: 1, victim: 0, gem: 'gold' });
    expect(view.players.map(({ gems }) => gems.gold)).toEqual([1, 1]);
    after(view, { event: 'gem_discarded', seat: 1, gem: 'gold' });
    expect([all(), view.gems.gold]).toEqual([10, 9]);
  });

  it('a bought goal leaves the market and its place is filled', () => {
    const view = viewOf([]);
    after(view, { event: 'goal_bought', seat: 0, goal: 'apples' });
    expect(view.market).toEqual([null, null, null]);
    after(view, { event: 'goal_offered', goal: 'ham', left: 6 });
    expect(view.market).toEqual(['ham', null, null]);
    expect(view.players[0]).toMatchObject({ goals: ['apples'], goal_count: 1 });
  });
});
