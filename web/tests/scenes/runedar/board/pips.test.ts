/** What goblins want is written below them, and covers nobody's face. */

import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../src/scenes/runedar/figures';
import { layoutOf } from '../../../../src/scenes/runedar/layout';
import { pipSize, rowBelow, wantsOf } from '../../../../src/scenes/runedar/board/pips';
import { siege } from '../positions';

const layout = layoutOf(390, 844);
const pip = pipSize(layout.projection, layout.scale);
const all = { wood: 1, leather: 1, metal: 2 };
const now = siege({ places: ['tunnel_courtyard', 'tunnel_courtyard'], goblins: ['named', 'named'] });
const goblins = now.goblins.map((goblin) => ({ ...goblin, needs: all }));
const figures = figuresOf(now, [], layout.projection);

describe('on a phone the row of a goblin that wants three resources', () => {
  it.each(goblins)('covers no dwarf and no other goblin ($goblin)', (goblin) => {
    const [figure, ...none] = figures.goblins.filter((one) => one.goblin === goblin.goblin);
    if (!figure || none.length) throw new Error('each goblin stands there once');
    const others = [...figures.dwarfs, ...figures.goblins.filter((one) => one !== figure)];
    const pips = wantsOf(goblin, null);
    expect(pips).toHaveLength(3);
    const row = rowBelow(figure, pips, pip, others);
    for (const one of others) {
      const isBeside = Math.abs(one.y - row.y) >= one.r + row.height / 2;
      expect.soft(isBeside || Math.abs(one.x - row.x) >= one.r + row.width / 2).toBe(true);
    }
  });
  it('lies below its goblin where nobody is in the way', () => {
    const alone = { x: 200, y: 100, r: 12 };
    expect(rowBelow(alone, [{ icon: 'x', text: '1' }], pip, []).x).toBeCloseTo(alone.x);
  });
});
