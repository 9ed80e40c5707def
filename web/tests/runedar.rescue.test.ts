/** When an upgrade should be saved: before the catapult strikes, and not where it only comes. */

import { describe, expect, it } from 'vitest';
import { isCatapultNear } from '../src/scenes/runedar/rescue';
import { siege } from './runedar.positions';

function standing(kind: string, at: string, catapult: { seat?: number; due?: boolean }) {
  const position = siege({ kind, params: { at } });
  return {
    ...position,
    engines: position.engines.map((one) => (one.engine === 'catapult' ? { ...one, ...catapult } : one)),
  };
}

describe('the catapult', () => {
  it.each([
    ['it stands before somebody and is on the card', standing('pause', 'reveal', { seat: 1 }), true, true],
    ['it stands there and is not on the card', standing('pause', 'reveal', { seat: 1 }), false, false],
    ['it only comes with this card', standing('pause', 'reveal', {}), true, false],
    ['it is about to strike', standing('pause', 'catapult', { seat: 0 }), true, true],
    ['it is about to shoot at the start of a turn', standing('pause', 'shot', { seat: 0 }), false, true],
    ['it is due', standing('engines', '', { seat: 0, due: true }), false, true],
    ['it has struck, and orcs march', standing('pause', 'arrow', { seat: 1 }), true, false],
    ['cards are played', standing('cards', '', { seat: 0 }), false, false],
  ])('is near: %s', (_, position, isOnCard, isNear) => {
    expect(isCatapultNear(position, isOnCard)).toBe(isNear);
  });
});
