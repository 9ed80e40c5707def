import { describe, expect, it } from 'vitest';
import { isCatapultNear, stillToCome } from '../../../src/scenes/runedar/upcoming';
import type { EngineId, Siege } from '../../../src/scenes/runedar/view';
import { siege } from './positions';

const CARD = { wave: 1, orcs: 2, place: 'carpenters' as const, tower: 1, catapult: 1, arrow: 1 };

type Engine = Siege['engines'][number];

/** A position with these engines; the others lie in the reserve. */
function standing(kind: string, at: string, engines: Partial<Record<EngineId, Partial<Engine>>>): Siege {
  const position = siege({ kind, params: { at } });
  return { ...position, engines: position.engines.map((one) => ({ ...one, ...engines[one.engine] })) };
}

const after = (at: string, tower: number | null, catapult: number | null) =>
  standing('pause', at, { siege_tower: { seat: tower }, catapult: { seat: catapult } });

describe('a siege card that was turned over (R6.3)', () => {
  it('brings engines out of the reserve', () => {
    expect(stillToCome(CARD, after('effect', null, null))).toEqual([
      'scene-siege-orcs',
      'scene-siege-tower',
      'scene-siege-catapult',
      'scene-siege-arrow',
    ]);
  });

  it('activates those that stand in a play area', () => {
    const told = stillToCome(CARD, after('effect', 1, 0));
    expect(told[1]).toBe('scene-siege-tower-activated');
    expect(told[2]).toBe('scene-siege-catapult-activated');
  });

  it('does not tell again what has happened', () => {
    expect(stillToCome(CARD, after('catapult', 0, null))).toEqual(['scene-siege-catapult', 'scene-siege-arrow']);
    expect(stillToCome(CARD, after('arrow', 0, 0))).toEqual(['scene-siege-arrow']);
  });

  it('tells only what it shows', () => {
    expect(stillToCome({ ...CARD, orcs: 0, catapult: 0, arrow: 0 }, after('effect', null, 3))).toEqual([
      'scene-siege-tower',
    ]);
  });
});

/** When an upgrade should be saved: before the catapult strikes, and not where it only comes. */
describe('the catapult', () => {
  it.each([
    [
      'it stands before somebody and is on the card',
      standing('pause', 'reveal', { catapult: { seat: 1 } }),
      true,
      true,
    ],
    ['it stands there and is not on the card', standing('pause', 'reveal', { catapult: { seat: 1 } }), false, false],
    ['it only comes with this card', standing('pause', 'reveal', { catapult: {} }), true, false],
    ['it is about to strike', standing('pause', 'catapult', { catapult: { seat: 0 } }), true, true],
    ['it is about to shoot at the start of a turn', standing('pause', 'shot', { catapult: { seat: 0 } }), false, true],
    ['it is due', standing('engines', '', { catapult: { seat: 0, due: true } }), false, true],
    ['it has struck, and orcs march', standing('pause', 'arrow', { catapult: { seat: 1 } }), true, false],
    ['cards are played', standing('cards', '', { catapult: { seat: 0 } }), false, false],
  ])('is near: %s', (_, position, isOnCard, isNear) => {
    expect(isCatapultNear(position, isOnCard)).toBe(isNear);
  });
});
