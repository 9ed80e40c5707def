/** The fortress, from the floors up: what stands still in it. Goods, gold and figures are drawn alive by the scene. */

import { HALL, type Camera, type Point } from '../../src/scenes/runedar/projection';
import { Chance, flame, glow, line, mix, oval, poly, rect, shade } from './ink';
import { lit, TORCHES } from './light';
import { arc, block, merlons, partition, paving, STONE, tower } from './masonry';

const FLOORS = { court: '#9ba0a8', carpenters: '#c98a48', tannery: '#a07a48', foundry: '#4b5266', hall: '#98a2ba' };
type Room = keyof typeof FLOORS;
const CORNERS: readonly Point[] = [
  { x: -5.2, y: 5 },
  { x: 5.2, y: 5 },
  { x: -5.2, y: -4 },
  { x: 5.2, y: -4 },
];

function room(x: number, y: number): Room {
  const [dx, dy] = [x - HALL.x, y - HALL.y];
  if (Math.hypot(dx, dy) < HALL.radius) return 'hall';
  const side: Room = dx > 0 ? 'carpenters' : 'foundry';
  if (dy > 0) return Math.abs(dx) / 5.2 < dy / 4.7 ? 'court' : side;
  return Math.abs(dx) / 5.2 < -dy / 4.3 ? 'tannery' : side;
}

function floors(camera: Camera): string {
  const chance = new Chance(3);
  const slab = (x0: number, x1: number, y0: number, y1: number) =>
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ].map(([x, y]) => camera.at([x ?? 0, y ?? 0]));
  let drawn = poly(slab(-5.2, 5.2, -4, 5.2), '#0e1118');
  const size = 0.42;
  for (let y = -4, row = 0; y < 5.2; y += size, row++) {
    for (let x = -5.2 - (row % 2 ? size / 2 : 0); x < 5.2;) {
      const width = size * (chance.next() < 0.34 ? 1.4 : 1);
      const [from, to] = [Math.max(-5.2, x), Math.min(5.2, x + width)];
      x += width;
      const [mx, my] = [(from + to) / 2, y + size / 2];
      const kind = room(mx, my);
      if (to - from < 0.05 || kind === 'carpenters' || kind === 'hall') continue;
      const base = kind === 'foundry' && chance.next() < 0.1 ? mix(FLOORS.foundry, '#b0552a', 0.3) : FLOORS[kind];
      const wear = () => chance.between(0, 0.02);
      const corners = [
        camera.at([from + 0.018 + wear(), y + 0.018]),
        camera.at([to - 0.018, y + 0.018 + wear()]),
        camera.at([to - 0.018 - wear(), y + size - 0.018]),
        camera.at([from + 0.018, y + size - 0.018]),
      ];
      drawn += poly(corners, lit(shade(base, 1 + chance.between(-0.18, 0.18)), [mx, my, 0]));
    }
  }
  for (let y = -4; y < 5; y += 0.25) {
    for (let x = 0.9 - chance.between(0, 0.8); x < 5.2;) {
      const [from, to] = [x, Math.min(5.2, x + 1.2 * chance.between(0.8, 1.3))];
      x = to;
      const [mx, my] = [(from + to) / 2, y + 0.12];
      const isPlank = room(mx, my) === 'carpenters' || (room(to, my) === 'carpenters' && room(from, my) !== 'hall');
      if (!isPlank) continue;
      const colour = lit(shade(FLOORS.carpenters, 1 + chance.between(-0.2, 0.2)), [mx, my, 0]);
      drawn += poly(slab(from + 0.012, to - 0.012, y + 0.01, y + 0.235), colour);
    }
  }
  const ringed = (at: number, stone: number) => (at === 3 && stone % 2 ? '#b08d4a' : FLOORS.hall);
  return drawn + paving(camera, HALL, 0, [8, 12, 18, 24, 30], ringed, chance);
}

/** Dark where wall meets floor: that gives more depth than any texture. */
function contact(camera: Camera, unit: number): string {
  const soft = (spots: [number, number][], width: number, opacity: number) => {
    const extra = `stroke-linejoin="round" opacity="${opacity}" filter="url(#blur4)"`;
    return line(
      spots.map(([x, y]) => camera.at([x, y])),
      '#05060c',
      width * unit,
      extra,
    );
  };
  const round = Array.from({ length: 49 }, (_, i): [number, number] => [
    HALL.x + (HALL.radius + 0.32) * Math.cos((i * Math.PI) / 24),
    HALL.y - 0.06 + (HALL.radius + 0.32) * Math.sin((i * Math.PI) / 24),
  ]);
  let drawn = soft(
    [
      [-5.1, 5],
      [-5.1, -3.95],
      [5.1, -3.95],
      [5.1, 5],
    ],
    20,
    0.62,
  );
  drawn +=
    soft(
      [
        [-5.1, 5],
        [5.1, 5],
      ],
      9,
      0.45,
    ) + soft(round, 17, 0.6);
  for (const corner of CORNERS) {
    const turn = Math.atan2(corner.y > 0 ? 4.7 : -4.3, corner.x);
    const start: [number, number] = [
      HALL.x + HALL.radius * Math.cos(turn) + 0.1,
      HALL.y + HALL.radius * Math.sin(turn) - 0.12,
    ];
    drawn += soft([start, [corner.x + 0.1, corner.y - 0.12]], 9, 0.4);
  }
  return drawn;
}

function partitions(camera: Camera, isBack: boolean): string {
  return CORNERS.filter((corner) => corner.y > 0 === isBack)
    .map((corner, at) => {
      const turn = Math.atan2(corner.y > 0 ? 4.7 : -4.3, corner.x);
      const r = HALL.radius + 0.2;
      const start = { x: HALL.x + r * Math.cos(turn), y: HALL.y + r * Math.sin(turn) };
      return partition(camera, start, corner, at + (isBack ? 1 : 3));
    })
    .join('');
}

function forge(camera: Camera, unit: number): string {
  const mouth = [
    camera.at([-4.95, 0.5, 0.1]),
    camera.at([-4.3, 0.5, 0.1]),
    camera.at([-4.3, 0.5, 0.55]),
    camera.at([-4.95, 0.5, 0.55]),
  ];
  const heart = camera.at([-4.62, 0.5, 0.2]);
  const chimney = camera.at([-4.62, 1, 0.75]);
  const ember = (rx: number, ry: number, colour: string) => oval(chimney.x, chimney.y, rx * unit, ry * unit, colour);
  return (
    block(camera, { x: [-5.1, -4.15], y: [0.5, 1.5], z: [0, 0.75] }, '#7a6f6c', 3, 33) +
    poly(mouth, '#ff9a3a') +
    poly(
      mouth.map((p) => ({ x: p.x + (heart.x - p.x) * 0.35, y: p.y + (heart.y - p.y) * 0.35 })),
      '#ffe7a0',
    ) +
    ember(22, 12, '#1c0d06') +
    ember(18, 9, '#ff7a22') +
    ember(11, 5, '#ffd98a')
  );
}

/** Floors, inner walls, the side walls and what stands in the workshops. */
export function inner(
  camera: Camera,
  unit: number,
  icon: (name: string, at: Point, size: number, fill: string) => string,
) {
  const gap = 0.27;
  const quarter = Math.PI / 2;
  const arcs = (from: number, seed: number) =>
    [0, 1].map((at) => arc(camera, from + at * quarter + gap, from + (at + 1) * quarter - gap, seed + at)).join('');
  const grit = poly(
    [camera.at([-5.2, -4]), camera.at([5.2, -4]), camera.at([5.2, 5.2]), camera.at([-5.2, 5.2])],
    '#fff',
    'filter="url(#grit)" style="mix-blend-mode:multiply" opacity=".6"',
  );
  const shadow = (p: Point, rx: number, ry: number) => oval(p.x, p.y, rx * unit, ry * unit, '#000', 'opacity=".5"');
  const [saw, anvil, frame] = [camera.at([3.6, -1.5]), camera.at([-3.35, 0.75]), camera.at([2.3, -3])];
  const beam = (x: number, y: number, w: number, h: number, fill: string) =>
    rect(frame.x + x * unit, frame.y + y * unit, w * unit, h * unit, fill, 1);
  return (
    floors(camera) +
    grit +
    contact(camera, unit) +
    partitions(camera, true) +
    block(camera, { x: [-6.2, -5.2], y: [-4.2, 5], z: [0, 1] }, STONE, 4, 10) +
    block(camera, { x: [5.2, 6.2], y: [-4.2, 5], z: [0, 1] }, STONE, 4, 20) +
    merlons(camera, { x: [-6.2, -5.95], y: [-3.6, 5], z: [1, 1.3] }, STONE, 11, 'y') +
    merlons(camera, { x: [5.95, 6.2], y: [-3.6, 3.8], z: [1, 1.3] }, STONE, 10, 'y') +
    arcs(0, 3) +
    glow(camera.at([HALL.x, HALL.y]).x, camera.at([HALL.x, HALL.y]).y, 120 * unit, 'gold', 0.8, 80 * unit) +
    arcs(Math.PI, 5) +
    forge(camera, unit) +
    partitions(camera, false) +
    shadow({ x: saw.x, y: saw.y + 13 * unit }, 22, 6) +
    icon('hand-saw', saw, 36 * unit, '#dfe6ee') +
    shadow({ x: anvil.x, y: anvil.y + 13 * unit }, 19, 6) +
    icon('anvil', anvil, 38 * unit, 'url(#silver)') +
    shadow({ x: frame.x, y: frame.y + 15 * unit }, 24, 5) +
    beam(-22, -20, 4, 36, '#8a5a30') +
    beam(18, -20, 4, 36, '#8a5a30') +
    beam(-24, -21, 48, 4, '#a8733f') +
    icon('animal-hide', { x: frame.x, y: frame.y - unit }, 35 * unit, '#f0b07a')
  );
}

/** The tunnel tower, the southern wall and its towers. */
export function outer(camera: Camera, unit: number): string {
  const [left, right] = [camera.at([-5.6, -5.1]), camera.at([5.6, -5.1])];
  const shadows = [-5.7, 5.7]
    .map((x) => camera.at([x + 0.5, -5]))
    .map((p) => oval(p.x, p.y, 82 * unit, 40 * unit, '#000', 'opacity=".7" filter="url(#blur8)"'))
    .join('');
  return (
    tower(camera, 5.75, 4.75, 1.12, 1.75, 3) +
    shadows +
    rect(left.x, left.y - 6 * unit, right.x - left.x, 22 * unit, '#000', 4, 'opacity=".6" filter="url(#blur8)"') +
    block(camera, { x: [-5.9, 5.9], y: [-5, -4], z: [0, 1] }, STONE, 4, 50, 0.62) +
    merlons(camera, { x: [-4.6, 4.6], y: [-5, -4.78], z: [1, 1.3] }, STONE, 13, 'x') +
    tower(camera, -5.7, -4.5, 1.15, 1.75, 5) +
    tower(camera, 5.7, -4.5, 1.15, 1.75, 6)
  );
}

/** Torches and the light they throw. */
export function torches(camera: Camera, unit: number): string {
  const held = TORCHES.filter((torch) => torch.isFlame).map(({ at: [x, y, z] }) => {
    const p = camera.at([x, y, z + 0.12]);
    return (
      rect(p.x - 1.6 * unit, p.y - unit, 3.2 * unit, 11 * unit, '#4a2f18', 1) +
      rect(p.x - 3 * unit, p.y - 2 * unit, 6 * unit, 3.4 * unit, '#2b2f38', 1) +
      flame(p.x, p.y - 4 * unit, 7 * unit)
    );
  });
  const light = TORCHES.map(({ at: [x, y, z], power }) => {
    const p = camera.at([x, y, z + 0.2]);
    return glow(p.x, p.y, 59 * power * unit, 'warm', 0.42, 45 * power * unit);
  });
  return `${held.join('')}<g style="mix-blend-mode:screen">${light.join('')}</g>`;
}
