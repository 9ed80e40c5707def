import { describe, expect, it } from 'vitest';
import { stillToCome } from '../src/scenes/runedar/siegecard';
import type { Siege } from '../src/scenes/runedar/view';

const CARD = { wave: 1, orcs: 2, place: 'carpenters' as const, tower: 1, catapult: 1, arrow: 1 };

const siege = (at: string, tower: number | null, catapult: number | null) =>
  ({
    decision: { kind: 'pause', seat: 0, params: { at } },
    engines: [
      { engine: 'siege_tower', seat: tower },
      { engine: 'catapult', seat: catapult },
    ],
  }) as unknown as Siege;

describe('a siege card that was turned over (R6.3)', () => {
  it('brings engines out of the reserve', () => {
    expect(stillToCome(CARD, siege('effect', null, null))).toEqual([
      'scene-siege-orcs',
      'scene-siege-tower',
      'scene-siege-catapult',
      'scene-siege-arrow',
    ]);
  });

  it('activates those that stand in a play area', () => {
    const told = stillToCome(CARD, siege('effect', 1, 0));
    expect(told[1]).toBe('scene-siege-tower-activated');
    expect(told[2]).toBe('scene-siege-catapult-activated');
  });

  it('does not tell again what has happened', () => {
    expect(stillToCome(CARD, siege('catapult', 0, null))).toEqual(['scene-siege-catapult', 'scene-siege-arrow']);
    expect(stillToCome(CARD, siege('arrow', 0, 0))).toEqual(['scene-siege-arrow']);
  });

  it('tells only what it shows', () => {
    expect(stillToCome({ ...CARD, orcs: 0, catapult: 0, arrow: 0 }, siege('effect', null, 3))).toEqual([
      'scene-siege-tower',
    ]);
  });
});
