import { describe, expect, it } from 'vitest';
import { stillToCome } from '../../../src/scenes/runedar/upcoming';
import type { EngineId, Siege, SiegeCard } from '../../../src/scenes/runedar/view';
import { siege } from './positions';

const TOWER = { effect: 'tower', engine: 'siege_tower' } as const;
const CATAPULT = { effect: 'catapult', engine: 'catapult' } as const;
const CARD: Pick<SiegeCard, 'effects'> = {
  effects: [{ effect: 'orcs', engine: null }, TOWER, CATAPULT, { effect: 'arrow', engine: null }],
};

type Engine = Siege['engines'][number];

/** A position with these engines; the others lie in the reserve. */
function standing(kind: string, at: string, engines: Partial<Record<EngineId, Partial<Engine>>>): Siege {
  const position = siege({ kind, params: { at } });
  return { ...position, engines: position.engines.map((one) => ({ ...one, ...engines[one.engine] })) };
}

const as = (seat: number | null): Partial<Engine> => ({ seat, if_shown: seat === null ? 'comes' : 'is_activated' });

const after = (at: string, tower: number | null, catapult: number | null) =>
  standing('pause', at, { siege_tower: as(tower), catapult: as(catapult) });

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
    expect(stillToCome({ effects: [TOWER] }, after('effect', null, 3))).toEqual(['scene-siege-tower']);
  });
});
