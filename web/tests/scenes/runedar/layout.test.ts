/** Where things lie: the two projections, the places, the figures on them and the discs that can be tapped. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nearestAhead } from '../../../src/play/arrow-keys';
import { fanOf } from '../../../src/scenes/runedar/hand-fan';
import { depthIn, discsOf, discSize, gapTo, standing } from '../../../src/scenes/runedar/disc-placement';
import { figuresOf } from '../../../src/scenes/runedar/figures';
import { layoutOf, onScreen, type Layout } from '../../../src/scenes/runedar/layout';
import { marksOf } from '../../../src/scenes/runedar/marks';
import {
  carvingOf,
  givesWay,
  halves,
  isCrossed,
  hasPlaque,
  lengthOf,
  nameKey,
  nameSize,
  namesRoom,
  plaqueOf,
  roundsOf,
  SIDE_WALLS,
  yieldingRoom,
} from '../../../src/scenes/runedar/name-plaques';
import { fan, groundOf, PLACES } from '../../../src/scenes/runedar/places';
import {
  along,
  Camera,
  stretch,
  TALL,
  tunnelFrame,
  WIDE,
  type Point,
  type Spot,
} from '../../../src/scenes/runedar/projection';
import { assignFigures, assignSettled, type Settled } from '../../../src/scenes/runedar/figure-ids';
import type { PlaceId } from '../../../src/scenes/runedar/view';
import { action, move, shoot, siege, MARCH } from './positions';

const PROJECTIONS = [WIDE, TALL];
const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;
const ON_WALLS = { foundry_wall: 1, carpenters_wall: 1, tannery_wall: 1 };
const texts = ['en', 'de', 'es'].map((language) =>
  readFileSync(`../src/mattock/games/runedar/words/${language}/scene.ftl`, 'utf8'),
);
const nameIn = (text: string, key: string) => new RegExp(`^${key} = (.+)$`, 'm').exec(text)?.[1] ?? '';

describe('the camera', () => {
  const camera = new Camera({ x: 100, y: 100 }, 50, 50);

  it('shows what is farther away smaller and higher', () => {
    expect(camera.zoom(5)).toBeLessThan(camera.zoom(-5));
    expect(camera.at([0, 5]).y).toBeLessThan(camera.at([0, -5]).y);
  });
  it('lifts what stands on a wall', () => {
    expect(camera.at([3, 0, 1]).y).toBeLessThan(camera.at([3, 0, 0]).y);
  });
});

describe.each(PROJECTIONS)('the $name projection', (projection) => {
  const { core } = projection;

  it('has every place, name and figure within what must be seen', () => {
    for (const place of PLACES) {
      const ground = groundOf(place, projection);
      for (const spot of [ground.mark, ...ground.dwarfs, ...ground.foes]) {
        const { x, y } = projection.camera.at(spot);
        expect.soft(x, place).toBeGreaterThan(core.x - 1);
        expect.soft(x, place).toBeLessThan(core.x + core.width + 1);
        expect.soft(y, place).toBeGreaterThan(core.y);
        expect.soft(y, place).toBeLessThan(core.y + core.height);
      }
    }
  });

  it('keeps discs of different places a finger apart', () => {
    const marks = PLACES.map((place) => projection.camera.at(groundOf(place, projection).mark));
    const finger = projection.name === 'wide' ? 44 : 34;
    marks.forEach((one, at) => {
      for (const [other, mark] of marks.slice(at + 1).entries()) {
        const gap = Math.hypot(one.x - mark.x, one.y - mark.y);
        expect.soft(gap, `${PLACES[at]} and ${PLACES[at + 1 + other]}`).toBeGreaterThan(finger);
      }
    });
  });

  it('opens the tunnel from the gate to the far end, chamber by chamber', () => {
    const middles = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => along(projection.tunnel, t).x);
    expect(middles).toEqual([...middles].sort((a, b) => a - b));
    const frame = tunnelFrame(projection);
    for (const { x, y } of stretch(projection.tunnel, 0, 1, -0.6, 0.6)) {
      expect(x).toBeGreaterThan(frame.x);
      expect(y).toBeGreaterThan(frame.y);
    }
  });

  it('never lets two figures stand on the same point, whoever is there', () => {
    const crowded = siege({
      orcs: { tannery: 3, tannery_wall: 2, foundry_outside: 5 },
      trolls: ['troll_4x1', 'troll_5x1', 'troll_3x2'],
      goblins: ['named', 'hits'],
      places: ['tannery', 'tannery', 'tunnel_courtyard', 'tunnel_courtyard'],
    });
    const figures = figuresOf(crowded, assignFigures([], crowded.orcs, MARCH), projection);
    const all = [...figures.dwarfs, ...figures.orcs, ...figures.goblins, ...figures.trolls];
    expect(all).toHaveLength(4 + 10 + 2 + 3);
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r * 0.5);
    });
  });
});

describe.each([
  [390, 844],
  [820, 1180],
  [1440, 900],
])('discs at %i x %i', (width, height) => {
  const layout = layoutOf(width, height);
  const position = siege({
    places: ['tunnel_tower'],
    orcs: { tannery_wall: 1, tannery_outside: 3, foundry_outside: 2, carpenters: 1 },
    trolls: ['troll_4x1'],
    goblins: ['hits', 'named'],
  });
  const orcs = assignFigures([], position.orcs, MARCH);
  const figures = figuresOf(position, orcs, layout.projection);
  const discs = discsOf(layout, figures, []);
  const isOnScreen = ({ x, y }: Point) => {
    const spot = onScreen(layout, { x, y });
    expect.soft(spot.x).toBeGreaterThan(13);
    expect.soft(spot.x).toBeLessThan(width - 13);
    expect.soft(spot.y).toBeGreaterThan(layout.board.top);
    expect.soft(spot.y).toBeLessThan(layout.board.top + layout.board.height);
  };

  it('to walk are all within reach and none lies on another', () => {
    const marks = marksOf(PLACES.map(move), position, figures, discs, layout, null);
    expect(marks).toHaveLength(PLACES.length);
    marks.forEach(isOnScreen);
    expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(marks.length);
  });
  it.each(['tannery_wall', 'tannery_outside', 'foundry_outside'] as const)('to shoot lie on the orcs: %s', (place) => {
    const marks = marksOf([shoot(place), ...PLACES.map(move)], position, figures, discs, layout, null);
    const shots = marks.filter((mark) => mark.action.verb === 'shoot');
    const there = figures.orcs.filter((orc) => orc.place === place);
    expect(shots.map(({ x, y, around }) => ({ x, y, r: around }))).toEqual(there.map(({ x, y, r }) => ({ x, y, r })));
    expect(shots.map(({ isTwin }) => isTwin)).toEqual(there.map((_, at) => at > 0));
    shots.forEach(isOnScreen);
  });
  it('to shoot into the courtyard lie on trolls and on goblins that can be attacked', () => {
    const shots = marksOf([shoot('tunnel_courtyard')], position, figures, discs, layout, null);
    const foes = [figures.trolls[0], figures.goblins[0]];
    expect(shots.map(({ x, y }) => ({ x, y }))).toEqual(foes.map((foe) => ({ x: foe?.x, y: foe?.y })));
    shots.forEach(isOnScreen);
  });
  it('to attack lie on the foes beside whom the dwarf stands', () => {
    const beside = siege({ places: ['carpenters'], orcs: position.orcs });
    const marks = marksOf([action('close'), action('direct')], beside, figures, discs, layout, null);
    expect(marks.map(({ action: { verb }, x }) => [verb, x])).toEqual([
      ['close', figures.orcs.find(({ place }) => place === 'carpenters')?.x],
    ]);
  });
});

describe.each(SIZES)('the discs to walk anywhere at %i x %i', (width, height) => {
  const layout = layoutOf(width, height);
  const r = discSize(layout);

  it.each([
    ['all in the chamber', ['central_chamber', 'central_chamber', 'central_chamber', 'central_chamber'], {}],
    ['a dwarf and an orc on each wall', ['foundry_wall', 'carpenters_wall', 'tannery_wall'], ON_WALLS],
    ["two in the carpenter's and the tannery", ['carpenters', 'carpenters', 'tannery', 'tannery'], { foundry: 2 }],
    ['a goblin and a troll in the court', ['tunnel_courtyard', 'foundry'], { tannery: 1, carpenters_outside: 3 }],
  ] as const)('lie in their places, on nobody and on no name: %s', (_, places, orcs) => {
    const now = siege({ places: [...places], orcs, goblins: ['named'], trolls: ['troll_3x2'] });
    const figures = figuresOf(now, assignFigures([], orcs, MARCH), layout.projection);
    for (const text of texts) {
      const names = namesRoom(layout, now, (key) => nameIn(text, key));
      const { at } = discsOf(layout, figures, names);
      const things = [...standing(figures, layout), ...names];
      for (const place of PLACES) {
        const outline = groundOf(place, layout.projection).region.map((spot) => layout.projection.camera.at(spot));
        expect.soft(depthIn(outline, at[place]), `${place} within`).toBeGreaterThan(0);
        const gaps = things.map((thing) => gapTo(thing, at[place]) - r);
        expect.soft(Math.min(...gaps), place).toBeGreaterThan(-5);
      }
    }
  });
});

describe('where to go', () => {
  const now = siege({ places: ['central_chamber', 'central_chamber'] });
  const discsIn = (text: string, layout: Layout) => {
    const say = (key: string) => nameIn(text, key);
    const figures = figuresOf(now, [], layout.projection);
    return discsOf(layout, figures, namesRoom(layout, now, say), yieldingRoom(layout, say)).at;
  };

  it.each([
    [360, 740],
    [390, 844],
    [820, 1180],
  ])('lie discs a finger apart at %i x %i', (width, height) => {
    const layout = layoutOf(width, height);
    for (const text of texts) {
      const spots = Object.values(discsIn(text, layout)).map((spot) => onScreen(layout, spot));
      spots.forEach((one, at) => {
        for (const other of spots.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(43.9);
      });
    }
  });

  it('the side walls of a phone keep their names', () => {
    const layout = layoutOf(390, 844);
    for (const text of texts) {
      const discs = Object.values(discsIn(text, layout)).map((spot) => ({ ...spot, r: discSize(layout) }));
      for (const wall of SIDE_WALLS) {
        const carving = carvingOf(wall, nameIn(text, nameKey(wall, layout)), layout);
        expect.soft(isCrossed(carving, discs), wall).toBe(false);
        expect.soft(isCrossed(carving, [{ x: carving.x, y: carving.y, r: 5 }]), wall).toBe(true);
      }
    }
  });
});

describe.each(SIZES)('figures on a wall at %i x %i', (width, height) => {
  const layout = layoutOf(width, height);
  const at = (place: PlaceId, dwarfs: number, count: number) => {
    const orcs = { [place]: count };
    const now = siege({ places: Array.from({ length: dwarfs }, () => place), orcs });
    return figuresOf(now, assignFigures([], orcs, MARCH), layout.projection);
  };

  it.each(PLACES.filter((place) => place.endsWith('_wall')))('stand on %s and on no tower', (place) => {
    const towers = PLACES.filter((one) => one.endsWith('_tower')).map((tower) =>
      groundOf(tower, layout.projection).region.map((spot) => layout.projection.camera.at(spot)),
    );
    for (const [dwarfs, orcs] of [
      [1, 3],
      [2, 2],
      [0, 5],
    ] as const) {
      const figures = at(place, dwarfs, orcs);
      for (const figure of [...figures.dwarfs, ...figures.orcs])
        for (const tower of towers)
          expect.soft(depthIn(tower, figure), `${dwarfs} and ${orcs}`).toBeLessThan(-figure.r * 0.9);
    }
  });

  it.each(PLACES.filter((place) => place.endsWith('_wall')))('stand side by side on %s, four of them', (place) => {
    const { dwarfs, orcs } = at(place, 1, 3);
    const all = [...dwarfs, ...orcs];
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan((one.r + other.r) * 0.85);
    });
  });
});

describe('whoever stays', () => {
  it('stands where they stood when another leaves', () => {
    const [all, left] = [
      ['central_chamber', 'central_chamber', 'central_chamber'],
      ['tannery', 'central_chamber', 'central_chamber'],
    ] as const;
    const [before, after] = [siege({ places: [...all] }), siege({ places: [...left] })];
    const spots = assignSettled([], all);
    const stands = (now: typeof before, at: readonly Settled[]) =>
      figuresOf({ ...now, to_move: 0 }, [], WIDE, at).dwarfs.filter(({ seat }) => seat > 0);
    const later = assignSettled(spots, left);
    expect(stands(after, later)).toEqual(expect.arrayContaining(stands(before, spots)));
    expect(assignSettled(later, all)).toEqual(spots);
  });
});

describe('fanning out', () => {
  const spots: Spot[] = [
    [0, 0],
    [1, 0],
    [2, 1],
  ];

  it('uses the spots as long as there are enough', () => {
    expect(fan(spots, 2)).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  it('stands along the line through them when there are more', () => {
    const five = fan(spots, 5);
    expect(five[0]?.slice(0, 2)).toEqual([0, 0]);
    expect(five[2]?.slice(0, 2)).toEqual([1, 0]);
    expect(five[3]?.slice(0, 2)).toEqual([1.5, 0.5]);
    expect(five[4]?.slice(0, 2)).toEqual([2, 1]);
  });
  it('makes a row out of a single spot', () => {
    const xs = fan([[4, 2]], 3).map(([x]) => x);
    expect(new Set(xs).size).toBe(3);
  });
});

describe('the layout', () => {
  it.each([
    [390, 844, 'phone', 'tall'],
    [820, 1180, 'tablet', 'tall'],
    [1440, 900, 'wide', 'wide'],
    [2560, 1440, 'wide', 'wide'],
    [720, 450, 'phone', 'tall'],
    [844, 390, 'phone', 'tall'],
  ] as const)('of %i x %i is for a %s, %s', (width, height, mode, projection) => {
    const layout = layoutOf(width, height);
    expect([layout.mode, layout.projection.name]).toEqual([mode, projection]);
  });

  it.each([
    [390, 844],
    [820, 1180],
    [1440, 900],
    [2560, 1440],
    [1280, 1024],
    [720, 450],
    [844, 390],
  ])('shows all of the fortress at %i x %i', (width, height) => {
    const layout = layoutOf(width, height);
    const { core } = layout.projection;
    const [first, last] = [
      onScreen(layout, core),
      onScreen(layout, { x: core.x + core.width, y: core.y + core.height }),
    ];
    expect(first.x).toBeGreaterThan(-1);
    expect(last.x).toBeLessThan(width + 1);
    expect(first.y).toBeGreaterThan(0);
    expect(last.y).toBeLessThanOrEqual(height);
  });
});

describe('larger letters', () => {
  it.each(SIZES)('leave no name smaller at %i x %i', (width, height) => {
    const [usual, large] = [1, 1.3]
      .map((text) => layoutOf(width, height, text))
      .map((one) => nameSize(one) * one.scale);
    expect(large).toBeGreaterThanOrEqual((usual ?? 0) - 0.1);
  });
  it('enlarge the names where there is room for that', () => {
    expect(nameSize(layoutOf(1440, 900, 1.3))).toBeGreaterThan(1.05 * nameSize(layoutOf(1440, 900)));
  });
  it('take a little of the board of a small screen, and none of a wide one', () => {
    expect(layoutOf(390, 844, 1.3).scale).toBeLessThan(layoutOf(390, 844).scale);
    expect(layoutOf(1440, 900, 1.3).scale).toBe(layoutOf(1440, 900).scale);
  });
});

describe('who stands outside a side wall', () => {
  it.each([
    [390, 844],
    [820, 1180],
    [720, 450],
  ])('is on the screen as a whole at %i x %i', (width, height) => {
    const layout = layoutOf(width, height);
    for (const place of ['foundry_outside', 'carpenters_outside'] as const)
      for (const { x, y, r } of figuresOf(siege({ places: [place] }), [], layout.projection).dwarfs) {
        // A dwarf wears its rune at the right.
        expect.soft(onScreen(layout, { x: x - 1.3 * r, y }).x, place).toBeGreaterThan(0);
        expect.soft(onScreen(layout, { x: x + 1.3 * r, y }).x, place).toBeLessThan(layout.board.width);
      }
  });
});

describe('the foes in the courtyard of a phone', () => {
  const layout = layoutOf(390, 844);
  const crowd = siege({ goblins: ['hits', 'named'], trolls: ['troll_4x1'] });
  const figures = figuresOf(crowd, [], layout.projection);

  it('stand clear of each other, with what they need', () => {
    const foes = [...figures.goblins, ...figures.trolls];
    foes.forEach((one, at) => {
      for (const other of foes.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r);
    });
  });
  it('show their faces while hits are shared out', () => {
    const legal = [action('wound:1', { goblin: 1 }), action('cover:troll_4x1:1', { troll: 'troll_4x1', hits: 1 })];
    const discs = discsOf(layout, figures, []);
    const [goblin, troll] = marksOf(legal, crowd, figures, discs, layout, null);
    expect(goblin?.around).toBe(figures.goblins[0]?.r);
    expect(troll?.around).toBeNull();
    const face = figures.trolls[0] as (typeof figures.trolls)[number];
    expect(gapTo({ ...face, r: face.r * 0.5 }, troll as Point)).toBeGreaterThan(discSize(layout) * 0.6);
  });
});

describe('a small screen that is wider than high', () => {
  it('has its furniture beside the board', () => {
    const { isSideways, board, column, height } = layoutOf(720, 450);
    expect(isSideways).toBe(true);
    expect(board.width + column).toBe(720);
    expect(board.top + board.height).toBe(height);
  });
  it('is not what a phone or a tablet held upright is', () => {
    expect([layoutOf(390, 844), layoutOf(820, 1180), layoutOf(1440, 900)].map((one) => one.isSideways)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the hand', () => {
  const xs = (places: readonly string[]) => places.map((place) => Number(/translate\((-?[\d.]+)px/.exec(place)?.[1]));

  it.each([
    [390, 844],
    [720, 450],
    [820, 1180],
    [1440, 900],
  ])('has room for five cards at %i x %i', (width, height) => {
    const layout = layoutOf(width, height);
    const { unit, places } = fanOf(5, layout);
    const [first = 0] = xs(places);
    expect(2 * -first + 132 * unit).toBeLessThan(layout.column);
  });
  it('lies around its middle, its ends lower', () => {
    const { places } = fanOf(4, layoutOf(1440, 900));
    const [a = 0, b = 0, c = 0, d = 0] = xs(places);
    expect([a, b]).toEqual([-d, -c]);
    expect(fanOf(5, layoutOf(1440, 900)).height).toBeGreaterThan(fanOf(3, layoutOf(1440, 900)).height);
  });
});

describe('names', () => {
  const DIGITS: Partial<Record<PlaceId, number>> = {
    central_chamber: 2,
    carpenters: 2,
    tannery: 2,
    foundry: 2,
    tunnel_courtyard: 1,
  };
  const inside = PLACES.filter((place) => !place.endsWith('_outside') && !place.endsWith('_wall'));

  it.each([
    [390, 844, 1],
    [720, 450, 1],
    [820, 1180, 1],
    [1440, 900, 1],
    [2560, 1440, 1],
    [390, 844, 1.3],
    [820, 1180, 1.3],
    [1440, 900, 1.3],
  ])('are never under a figure at %i x %i with letters %f times as large, in any language', (width, height, text) => {
    const layout = layoutOf(width, height, text);
    const plaques = texts.flatMap((text) =>
      inside
        .filter((place) => hasPlaque(place, layout))
        .map((place) => {
          const name = nameIn(text, nameKey(place, layout));
          expect(name).not.toBe('');
          return { place, ...plaqueOf(place, name, DIGITS[place] ?? 0, layout) };
        }),
    );
    for (const place of PLACES)
      for (const count of [1, 2, 3, 4]) {
        // Orcs never climb a tower; in the courtyard stand others, and whoever robs the chamber leaves it.
        const isFoe = !/tower|courtyard|chamber/.test(place);
        const crowd = siege({
          places: Array.from({ length: count }, () => place),
          orcs: isFoe ? { [place]: count } : {},
        });
        const { dwarfs, orcs } = figuresOf(crowd, assignFigures([], crowd.orcs, MARCH), layout.projection);
        for (const figure of [...dwarfs, ...orcs])
          for (const plaque of plaques) {
            const across = Math.max(0, Math.abs(figure.x - plaque.x) - plaque.width / 2);
            const down = Math.max(0, Math.abs(figure.y - plaque.y) - plaque.height / 2);
            const gap = Math.hypot(across, down) - figure.r;
            // Of larger letters a crowd may hide the rim of their plaque.
            expect.soft(gap, `${count} at ${place} over ${plaque.place}`).toBeGreaterThan(text > 1 ? -7.5 : -2.5);
          }
      }
  });
});

describe('the names of the side walls', () => {
  it.each([
    [820, 1180],
    [1440, 900],
    [2560, 1440],
  ])('are written in full at %i x %i, under nobody on the wall or outside, on no tower', (width, height) => {
    const layout = layoutOf(width, height);
    for (const text of texts)
      for (const place of SIDE_WALLS) {
        const carving = carvingOf(place, nameIn(text, nameKey(place, layout)), layout);
        expect(carving.lines).toEqual([nameIn(text, `scene-place-${place}`)]);
        const orcs = { [place]: 3, [place.replace('wall', 'outside')]: 4 };
        const { dwarfs, orcs: there } = figuresOf(
          siege({ places: [place, place], orcs }),
          assignFigures([], orcs, MARCH),
          layout.projection,
        );
        for (const letter of roundsOf(carving)) {
          for (const figure of [...dwarfs, ...there])
            expect.soft(gapTo(figure, letter) - letter.r, place).toBeGreaterThan(-3);
          for (const tower of ['tunnel_tower', 'second_tower', 'third_tower'] as const) {
            const top = groundOf(tower, layout.projection).region.map((spot) => layout.projection.camera.at(spot));
            expect.soft(depthIn(top, letter), `${place} on ${tower}`).toBeLessThan(-letter.r * 0.5);
          }
        }
      }
  });

  it('are in two lines on the walls of a phone, where they give way', () => {
    const layout = layoutOf(390, 844);
    expect(givesWay(layout)).toBe(true);
    expect(carvingOf('carpenters_wall', 'Wehrgang der Schreinerei', layout).lines).toEqual([
      'Wehrgang der',
      'Schreinerei',
    ]);
    expect(halves('Muro')).toEqual(['Muro']);
  });
});

describe('names on a phone', () => {
  it.each([
    [390, 844],
    [360, 740],
  ])('are on the board at %i x %i, and none lies on another', (width, height) => {
    const layout = layoutOf(width, height);
    const rooms = PLACES.filter((place) => hasPlaque(place, layout) && !place.endsWith('_wall'));
    expect(rooms).toHaveLength(5);
    const plaques = rooms.map((place) => plaqueOf(place, 'Carpintería', place === 'tunnel_courtyard' ? 1 : 2, layout));
    plaques.forEach((one, at) => {
      expect(onScreen(layout, { x: one.x - one.width / 2, y: one.y }).x).toBeGreaterThan(0);
      for (const other of plaques.slice(at + 1)) {
        const across = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
        const down = Math.abs(one.y - other.y) - (one.height + other.height) / 2;
        expect.soft(Math.max(across, down), `${rooms[at]}`).toBeGreaterThan(-5);
      }
    });
  });

  it('are as long as they are painted', () => {
    expect(lengthOf('Carpintería')).toBeCloseTo(5.13, 0);
    expect(lengthOf('Schatzkammer')).toBeCloseTo(6.57, 0);
    expect(lengthOf('Muro')).toBeLessThan(lengthOf('Patio del túnel'));
  });
});

describe('walking with arrow keys', () => {
  const marks = PLACES.map((place) => ({ place, ...WIDE.camera.at(groundOf(place, WIDE).mark) }));
  const at = (place: PlaceId) => marks.find((mark) => mark.place === place) ?? { x: 0, y: 0 };

  it.each([
    ['central_chamber', 'up', 'tunnel_courtyard'],
    ['central_chamber', 'right', 'carpenters'],
    ['central_chamber', 'left', 'foundry'],
    ['tannery', 'down', 'tannery_wall'],
    ['tannery_wall', 'down', 'tannery_outside'],
    ['carpenters', 'right', 'carpenters_wall'],
  ] as const)('from %s %s leads to %s', (from, direction, to) => {
    expect(nearestAhead(at(from), `arrow${direction}`, marks)?.place).toBe(to);
  });
  it('reaches every place from the chamber', () => {
    const seen = new Set<PlaceId>(['central_chamber']);
    const open: PlaceId[] = ['central_chamber'];
    for (let here = open.pop(); here; here = open.pop())
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nearestAhead(at(here), `arrow${direction}`, marks)?.place;
        if (next && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    expect([...seen].sort()).toEqual([...PLACES].sort());
  });
});
