/** The two ends, painted: daylight at the end of the tunnel, and the breached hall. The left side is left to words. */

import type { Frame, Point } from '../../src/scenes/runedar/projection';
import { boulder, Chance, flame, glow, group, mix, oval, path, poly, rect } from './ink';
import { rugged, trace } from './land';

export const END_FRAME: Frame = { x: 0, y: 0, width: 1440, height: 900 };
/** The opening in both pictures: an uneven arch on the right. */
const MOUTH: readonly [number, number][] = [
  [612, 900],
  [596, 780],
  [606, 640],
  [640, 500],
  [700, 372],
  [786, 276],
  [886, 214],
  [990, 196],
  [1096, 222],
  [1190, 290],
  [1262, 386],
  [1312, 510],
  [1336, 650],
  [1334, 790],
  [1322, 900],
];
const mouth = trace(rugged(MOUTH, 14, 7));
const FRAME = `M0,0H1440V900H0Z ${mouth}Z`;

function pines(chance: Chance, line: (x: number) => number, colour: string, size: number, number: number): string {
  return Array.from({ length: number }, () => {
    const x = chance.between(560, 1380);
    const y = line(x) + chance.between(-6, 26) * size;
    const s = size * chance.between(8, 17);
    const tree = `M${x.toFixed(1)},${(y - s * 2.1).toFixed(1)} l${(s * 0.55).toFixed(1)},${(s * 2.1).toFixed(1)} h${(-s * 1.1).toFixed(1)}Z`;
    return path(tree, mix(colour, '#16210f', chance.between(0, 0.5)));
  }).join('');
}

export function victory(): string {
  const chance = new Chance(8);
  const sun: Point = { x: 985, y: 436 };
  const far = trace(
    rugged(
      [
        [520, 500],
        [640, 420],
        [720, 372],
        [790, 430],
        [880, 352],
        [950, 420],
        [1060, 330],
        [1130, 398],
        [1230, 350],
        [1400, 480],
      ],
      4,
      6,
    ),
  );
  const near = trace(
    rugged(
      [
        [520, 560],
        [680, 500],
        [800, 540],
        [930, 500],
        [1080, 548],
        [1220, 500],
        [1400, 560],
      ],
      6,
      4,
    ),
  );
  const hill = (x: number) => 606 + 26 * Math.sin(x / 110);
  const slope = (x: number) => 700 + 30 * Math.sin(x / 150 + 2);
  const curve = (line: (x: number) => number) =>
    `${trace(Array.from({ length: 30 }, (_, i) => ({ x: 520 + i * 31, y: line(520 + i * 31) })))}L1420,900L520,900Z`;
  const rays = Array.from({ length: 11 }, (_, at) => {
    const turn = -1.15 + at * 0.23 + chance.between(-0.05, 0.05);
    const [dx, dy] = [Math.sin(turn) * 900, Math.cos(turn) * 900];
    return poly(
      [sun, { x: sun.x + dx - 46, y: sun.y + dy }, { x: sun.x + dx + 46, y: sun.y + dy }],
      '#fff0c0',
      'opacity=".16"',
    );
  });
  const relief = (d: string, filter: string, opacity: number) =>
    path(d, '#fff', `filter="url(#${filter})" style="mix-blend-mode:multiply" opacity="${opacity}"`);
  return (
    rect(0, 0, 1440, 900, 'url(#morning)') +
    glow(sun.x, sun.y, 460, 'day', 1, 380) +
    path(`${far}L1400,900L520,900Z`, 'url(#peaks)') +
    relief(`${far}L1400,900L520,900Z`, 'rock', 0.55) +
    path(`${near}L1400,900L520,900Z`, '#8f93a6') +
    relief(`${near}L1400,900L520,900Z`, 'rock', 0.6) +
    group(oval(960, 590, 420, 26, '#ffe9c4', 'opacity=".7"'), 'filter="url(#blur16)"') +
    path(curve(hill), '#8c9a54') +
    relief(curve(hill), 'ground', 0.5) +
    pines(chance, hill, '#54703a', 0.7, 150) +
    path(
      'M930,612 C900,660 1010,690 960,742 C920,790 820,820 800,900 L1010,900 C1000,830 1050,790 1030,740 C1010,690 930,668 946,612Z',
      '#d9c08a',
    ) +
    pines(chance, slope, '#3f5a2c', 1.5, 46) +
    group(oval(940, 700, 460, 22, '#fff0cc', 'opacity=".35"'), 'filter="url(#blur16)"') +
    group(rays.join(''), 'filter="url(#blur8)" style="mix-blend-mode:screen"') +
    glow(sun.x, sun.y, 150, 'day', 1) +
    path(FRAME, 'url(#inside)', 'fill-rule="evenodd"') +
    path(FRAME, '#fff', 'fill-rule="evenodd" filter="url(#rock)" style="mix-blend-mode:multiply" opacity=".9"') +
    group(
      path(`${mouth}`, 'none', 'stroke="#ffdf9a" stroke-width="26" opacity=".5"'),
      'filter="url(#blur16)" style="mix-blend-mode:screen"',
    ) +
    path(mouth, 'none', 'stroke="#fff0c4" stroke-width="3" opacity=".7" filter="url(#rough3)"') +
    timber() +
    group(
      poly(
        [
          { x: 640, y: 900 },
          { x: 1310, y: 900 },
          { x: 1180, y: 790 },
          { x: 760, y: 790 },
        ],
        '#ffd98a',
        'opacity=".35"',
      ),
      'filter="url(#blur16)" style="mix-blend-mode:screen"',
    ) +
    rect(0, 0, 1440, 900, 'url(#fall)')
  );
}

/** Posts and a lintel: dwarfs leave no tunnel without them. */
function timber(): string {
  const beam = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, '#4a3018', 3, 'stroke="#150c05" stroke-width="3"') +
    rect(x, y, w, h, '#fff', 3, 'filter="url(#grain)" style="mix-blend-mode:multiply" opacity=".8"') +
    rect(w > h ? x : x + w - 6, w > h ? y + h - 6 : y, w > h ? w : 6, w > h ? 6 : h, '#ffcf7a', 2, 'opacity=".55"');
  return beam(562, 176, 44, 730) + beam(1340, 176, 44, 730) + beam(526, 126, 894, 54);
}

/** Courses of stone with a hole in them, lit by what burns behind it. */
function wall(chance: Chance): string {
  const hole: readonly Point[] = MOUTH.map(([x, y]) => ({ x, y }));
  const isIn = (p: Point) => {
    let odd = false;
    hole.forEach((a, at) => {
      const b = hole[(at + hole.length - 1) % hole.length] as Point;
      if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
    });
    return odd;
  };
  let drawn = '';
  for (let y = -20, row = 0; y < 920; y += 46, row++)
    for (let x = -60 + (row % 2 ? 44 : 0); x < 1500;) {
      const width = chance.between(74, 104);
      const middle = { x: x + width / 2, y: y + 23 };
      const near = Math.min(...hole.map((p) => Math.hypot(p.x - middle.x, p.y - middle.y)));
      if (!isIn(middle) && !(near < 34 && chance.next() < 0.45)) {
        const heat = Math.max(0, 1 - near / 330) ** 1.7;
        const base = mix(mix('#23222b', '#2f2d36', chance.next()), '#c8602c', heat * 0.75);
        drawn += rect(x + 1.5, y + 1.5, width - 3, 43, base, 4, 'stroke="#09070a" stroke-width="2"');
        drawn += rect(x + 4, y + 3, width - 8, 3, mix(base, '#ffd0a0', 0.3 + heat * 0.3), 1, 'opacity=".55"');
      }
      x += width;
    }
  return drawn;
}

/** How far down the picture each rank of the horde stands. */
const RANKS = [612, 648, 694, 752, 826];

type Draw = (at: Point, size: number, fill: string) => string;

function warrior({ x, y }: Point, s: number, dark: string, hasSpear: boolean, orc: Draw): string {
  const body = `M${x - 24 * s},${y + 110 * s} q${-4 * s},${-98 * s} ${12 * s},${-104 * s} h${24 * s} q${16 * s},${6 * s} ${12 * s},${104 * s}Z`;
  const spear = hasSpear
    ? path(
        `M${x + 22 * s},${y + 60 * s} L${x + 28 * s},${y - 46 * s}`,
        'none',
        `stroke="${dark}" stroke-width="${2.4 * s}"`,
      )
    : '';
  return spear + path(body, dark) + orc({ x, y: y - 8 * s }, 38 * s, dark);
}

export function defeat(orc: Draw): string {
  const chance = new Chance(21);
  const hills = trace(
    rugged(
      [
        [500, 560],
        [640, 470],
        [760, 520],
        [900, 430],
        [1040, 510],
        [1180, 450],
        [1400, 560],
      ],
      3,
      6,
    ),
  );
  const fires = [
    [900, 586, 1.2],
    [1100, 592, 1.4],
    [720, 610, 1.5],
    [1260, 616, 1.6],
    [990, 664, 1.9],
    [800, 700, 2.1],
  ] as const;
  const horde = RANKS.map((y, rank) => {
    const s = 0.75 + ((y - 600) / 300) * 1.9;
    const dark = mix('#300d08', '#0c0405', rank / (RANKS.length - 1));
    const step = 62 * s;
    const orcs = Array.from({ length: Math.ceil(860 / step) }, (_, at) => {
      const x = 570 + (at + (rank % 2) / 2) * step + chance.between(-12, 12) * s;
      return warrior({ x, y: y + chance.between(-9, 9) * s }, s, dark, chance.next() < 0.5, orc);
    });
    // They stand behind a rise of the ground, and the next rank before it: nobody is cut off.
    const rise = trace(
      rugged(
        [
          [480, y + 62 * s],
          [760, y + 50 * s],
          [1010, y + 58 * s],
          [1440, y + 50 * s],
        ],
        3,
        5,
      ),
    );
    return orcs.join('') + path(`${rise}L1440,960L480,960Z`, mix('#8a2c12', '#4a160c', rank / (RANKS.length - 1)));
  });
  const burning = ([x, y, s]: readonly [number, number, number]) =>
    glow(x, y, 190 * s, 'red', 0.9, 120 * s) + flame(x, y, 26 * s);
  const rubble = Array.from({ length: 34 }, (_, at) => {
    const x = chance.between(540, 1400);
    const size = chance.between(14, 52);
    return boulder(x, chance.between(842, 900), size, at + 300, mix('#3a3234', '#6a4030', chance.next()), '#0c0809');
  });
  const smoke = Array.from({ length: 14 }, () =>
    oval(
      chance.between(560, 1380),
      chance.between(160, 420),
      chance.between(80, 200),
      chance.between(30, 70),
      '#0a0506',
      `opacity="${chance.between(0.15, 0.4).toFixed(2)}"`,
    ),
  );
  return (
    rect(0, 0, 1440, 900, 'url(#blaze)') +
    path(`${hills}L1400,900L500,900Z`, '#2a0d0a') +
    group(smoke.join(''), 'filter="url(#blur16)"') +
    horde
      .map(
        (rank, at) =>
          fires
            .slice(at * 2, at * 2 + 2)
            .map(burning)
            .join('') + rank,
      )
      .join('') +
    path(`M0,0H1440V900H0Z ${mouth}`, '#140b0b', 'fill-rule="evenodd"') +
    wall(chance) +
    rect(0, 0, 1440, 900, '#fff', 0, 'filter="url(#grit)" style="mix-blend-mode:multiply" opacity=".55"') +
    group(
      path(mouth, 'none', 'stroke="#ff7a3a" stroke-width="30" opacity=".55"'),
      'filter="url(#blur16)" style="mix-blend-mode:screen"',
    ) +
    rubble.join('') +
    rect(0, 0, 1440, 900, 'url(#fall)')
  );
}
