import { describe, expect, it } from 'vitest';
import { cardOn, hasBoard, spaceOf, targetsOf } from '../../../src/scenes/dwar7s/targets';
import { action, actions, stack, viewOf } from './views';

const VIEW = viewOf([stack('blue_castle', 0, 0), stack('red_tavern', 1, 0)]);

describe('legal actions as things to touch', () => {
  it('a space is found beside the card that names it, or under the card that would be covered', () => {
    expect(spaceOf(action('beside:red_tavern:north'), VIEW)).toEqual({ x: 1, y: -1 });
    expect(spaceOf(action('cover:red_tavern'), VIEW)).toEqual({ x: 1, y: 0 });
    expect(spaceOf(action('beside:green_castle:north'), VIEW)).toBeNull();
  });

  it('knows the card that is meant: which is named, or to which a dwarf goes', () => {
    expect(cardOn(['play:ambush', 'ambush:red_tavern'], VIEW)).toBe('red_tavern');
    expect(cardOn(['move:blue_castle:east'], VIEW)).toBe('red_tavern');
    expect(cardOn(['play:panic', 'scare:red:red_tavern'], VIEW)).toBeNull();
    expect(cardOn([], VIEW)).toBeNull();
  });

  it('sorts each verb to its place', () => {
    const codes = ['stop', 'lay:castle', 'place:red_tavern', 'move:blue_castle:east', 'play:brute', 'buy:apples'];
    const more = ['discard:ruby', 'scare:red:red_tavern', 'steal:red:gold', 'rob:red', 'turn:2', 'cover:red_tavern'];
    const targets = targetsOf(actions(...codes, ...more, 'beside:blue_castle:west'), VIEW);
    expect(targets.plain.get('stop')?.code).toBe('stop');
    expect(targets.hand.get('castle')?.code).toBe('lay:castle');
    expect(targets.cards.get('red_tavern')?.code).toBe('place:red_tavern');
    expect(targets.moves.map(({ from, side }) => [from.card, side])).toEqual([['blue_castle', 'east']]);
    expect(targets.ogres.has('brute')).toBe(true);
    expect(targets.goals.has('apples')).toBe(true);
    expect(targets.held.has('ruby')).toBe(true);
    expect(targets.dwarfs.has('red red_tavern')).toBe(true);
    expect(targets.victims).toHaveLength(2);
    expect(targets.turns).toHaveLength(1);
    expect(targets.spaces.map(({ at, on }) => [at.x, at.y, on])).toEqual([
      [1, 0, 'red_tavern'],
      [-1, 0, null],
    ]);
  });

  it('loses none of them: each action has exactly one place', () => {
    const codes = ['end_turn', 'reveal', 'decline', 'resolve:red_tavern', 'dig:red_tavern', 'flee:blue_castle'];
    for (const code of codes) {
      const { spaces, moves, victims, turns, ...maps } = targetsOf(actions(code), VIEW);
      const lists = [spaces, moves, victims, turns].reduce((sum, list) => sum + list.length, 0);
      expect(Object.values(maps).reduce((sum, map) => sum + map.size, lists)).toBe(1);
    }
  });

  it('knows whether there is anything on the table', () => {
    expect(hasBoard(targetsOf(actions('stop', 'lay:castle'), VIEW))).toBe(false);
    expect(hasBoard(targetsOf(actions('place:red_tavern'), VIEW))).toBe(true);
  });
});
