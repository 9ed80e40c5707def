/** On a phone a disc on a tower or outside says where it leads. */

import { describe, expect, it } from 'vitest';
import { depthIn, discsOf, discSize, gapTo, standing } from '../../../src/scenes/runedar/disc-placement';
import { figuresOf } from '../../../src/scenes/runedar/figures';
import { labelsOf } from '../../../src/scenes/runedar/disc-labels';
import { layoutOf, onScreen } from '../../../src/scenes/runedar/layout';
import { marksOf, type Mark } from '../../../src/scenes/runedar/marks';
import { carvingOf, roundsOf } from '../../../src/scenes/runedar/name-plaques';
import { groundOf, PLACES } from '../../../src/scenes/runedar/places';
import { move, shoot, siege } from './positions';

const layout = layoutOf(390, 844);
const now = siege({ places: ['central_chamber'] });
const figures = figuresOf(now, [], layout.projection);
const discs = discsOf(layout, figures, []);
const moves = PLACES.map(move);
const shots = PLACES.map(shoot);
const marks = marksOf(moves, now, figures, discs, layout, 'move');
const tower = ({ place }: Mark) => (place?.endsWith('_tower') ? `Turm ${place}`.slice(0, 12) : '');

describe('the label of a disc', () => {
  const labels = labelsOf(marks, tower, figures.dwarfs, layout);

  it('is there for what has no other name, and for nothing else', () => {
    expect(labels).toHaveLength(3);
  });
  it('is there once for a place to which one may go and shoot', () => {
    const both = marksOf([...moves, ...shots], now, figures, discsOf(layout, figures, []), layout, null);
    const outside = ({ place }: Mark) => (place?.endsWith('_outside') ? 'Draußen' : '');
    const places = labelsOf(both, outside, [], layout).map(({ place }) => place);
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places).size).toBe(places.length);
  });
  it('lies beside every disc, within the board', () => {
    for (const label of labels) {
      for (const { x, y } of marks) expect.soft(gapTo(label, { x, y })).toBeGreaterThan(discSize(layout) - 1);
      expect(onScreen(layout, { x: label.x - label.width / 2, y: label.y }).x).toBeGreaterThan(0);
      expect(onScreen(layout, { x: label.x + label.width / 2, y: label.y }).x).toBeLessThan(390);
    }
  });
});

describe('a label outside a wall', () => {
  it('hides nothing of the name that lies free along the wall', () => {
    const names = ['Foundry Wall', 'Wehrgang der Gießerei'];
    for (const name of names) {
      const carved = roundsOf(carvingOf('foundry_wall', name, layout));
      const from = figuresOf(siege({ places: ['foundry'] }), [], layout.projection);
      const ways = marksOf(moves, now, from, discsOf(layout, from, [], carved), layout, 'move');
      const outside = ({ place }: Mark) => (place?.endsWith('_outside') ? 'Draußen' : '');
      const label = labelsOf(ways, outside, carved, layout).find(({ place }) => place === 'foundry_outside');
      for (const letter of carved) if (label) expect.soft(gapTo(label, letter)).toBeGreaterThan(letter.r - 6);
    }
  });
});

describe('a disc on the floor', () => {
  it.each(['tannery', 'foundry', 'carpenters', 'tunnel_courtyard'] as const)('of %s lies on no wall', (place) => {
    for (const wall of PLACES.filter((one) => one.endsWith('_wall'))) {
      const outline = groundOf(wall, layout.projection).region.map((spot) => layout.projection.camera.at(spot));
      expect(depthIn(outline, discs.at[place])).toBeLessThan(-0.7 * discSize(layout));
    }
  });
});

describe('a label beside the tunnel entrance', () => {
  it('covers no troll and nothing of what goblins want', () => {
    const crowd = siege({ places: ['carpenters'], goblins: ['any', 'rubble'], trolls: ['troll_3x2'] });
    const there = figuresOf(crowd, [], layout.projection);
    const ways = marksOf(moves, crowd, there, discsOf(layout, there, []), layout, 'move');
    const wall = ({ place }: Mark) => (place === 'carpenters_wall' ? 'Wehrgang' : '');
    const foes = standing(there, layout);
    for (const label of labelsOf(ways, wall, foes, layout))
      for (const foe of foes) {
        const across = Math.abs(label.x - foe.x) - (label.width + ('r' in foe ? foe.r * 2 : foe.width)) / 2;
        const down = Math.abs(label.y - foe.y) - (label.height + ('r' in foe ? foe.r * 2 : foe.height)) / 2;
        expect.soft(Math.max(across, down)).toBeGreaterThan(-7);
      }
  });
});
