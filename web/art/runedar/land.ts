/** Sky, mountain and the field where the horde camps, for each of the two projections. */

import type { Frame, Point } from '../../src/scenes/runedar/projection';
import { Chance, flame, glow, group, mix, oval, path, poly, rect } from './ink';

type Pair = readonly [number, number];

export interface Land {
  horizon: number;
  moon: { at: Pair; size: number };
  far: readonly Pair[];
  ridge: readonly Pair[];
  foot: readonly Pair[];
  /** Peaks with the spine below them and how far its lit and its dark side reach. */
  facets: readonly { peak: Pair; spine: readonly Pair[]; lit: number; dark: number }[];
  snow: readonly (readonly [x: number, y: number, width: number, height: number])[];
  camps: readonly (readonly [x: number, y: number, size: number])[];
  /** Where no silhouettes stand: the fortress. */
  keep: { left: number; right: number; top: number };
  boulders: readonly (readonly [x: number, y: number, size: number])[];
  scale: number;
  rough: string;
}

export const WIDE_LAND: Land = {
  horizon: 232,
  moon: { at: [318, 112], size: 21 },
  far: [
    [-200, 170],
    [-90, 130],
    [0, 182],
    [110, 140],
    [220, 175],
    [330, 135],
    [420, 170],
    [1060, 150],
    [1150, 118],
    [1250, 160],
    [1340, 120],
    [1440, 165],
    [1540, 128],
    [1640, 170],
  ],
  ridge: [
    [205, 352],
    [262, 300],
    [300, 252],
    [345, 205],
    [400, 170],
    [440, 130],
    [490, 92],
    [540, 72],
    [585, 100],
    [640, 84],
    [700, 66],
    [770, 82],
    [850, 68],
    [930, 78],
    [1010, 72],
    [1075, 80],
    [1130, 92],
    [1180, 118],
    [1230, 175],
    [1300, 240],
    [1380, 310],
  ],
  foot: [
    [1300, 330],
    [1180, 300],
    [1090, 262],
    [1010, 256],
    [955, 246],
    [860, 238],
    [720, 238],
    [570, 240],
    [490, 258],
    [462, 292],
    [446, 336],
    [414, 356],
    [370, 366],
    [320, 372],
    [260, 364],
  ],
  facets: [
    {
      peak: [540, 72],
      spine: [
        [548, 110],
        [538, 150],
        [556, 195],
        [548, 245],
      ],
      lit: 90,
      dark: 75,
    },
    {
      peak: [400, 168],
      spine: [
        [410, 205],
        [398, 250],
        [414, 300],
        [404, 350],
      ],
      lit: 80,
      dark: 60,
    },
    {
      peak: [700, 66],
      spine: [
        [708, 90],
        [698, 112],
        [706, 140],
      ],
      lit: 60,
      dark: 55,
    },
    {
      peak: [850, 68],
      spine: [
        [858, 80],
        [850, 96],
      ],
      lit: 50,
      dark: 40,
    },
    {
      peak: [640, 84],
      spine: [
        [634, 120],
        [646, 160],
        [636, 200],
      ],
      lit: 34,
      dark: 30,
    },
    {
      peak: [1130, 92],
      spine: [
        [1142, 150],
        [1134, 200],
        [1150, 260],
      ],
      lit: 60,
      dark: 60,
    },
    {
      peak: [1010, 72],
      spine: [
        [1016, 84],
        [1010, 98],
      ],
      lit: 40,
      dark: 30,
    },
    {
      peak: [475, 108],
      spine: [
        [480, 150],
        [470, 200],
        [482, 250],
      ],
      lit: 40,
      dark: 30,
    },
  ],
  snow: [
    [540, 72, 44, 40],
    [700, 66, 52, 34],
    [850, 68, 46, 24],
    [400, 168, 34, 30],
    [475, 108, 24, 24],
    [1130, 92, 28, 22],
    [640, 84, 24, 22],
  ],
  camps: [
    [-120, 350, 1],
    [-60, 480, 1.2],
    [60, 330, 1],
    [160, 312, 0.8],
    [90, 420, 1.2],
    [30, 560, 1.4],
    [205, 395, 0.9],
    [110, 640, 1.3],
    [250, 560, 1.1],
    [300, 690, 1.2],
    [1130, 300, 0.7],
    [1140, 620, 1.1],
    [1150, 400, 0.8],
    [1260, 470, 1.1],
    [1390, 380, 1],
    [1330, 640, 1.3],
    [1520, 520, 1.2],
    [1580, 360, 0.9],
  ],
  keep: { left: 345, right: 1095, top: 296 },
  boulders: [
    [476, 262, 15],
    [460, 286, 17],
    [450, 314, 15],
    [436, 342, 14],
    [494, 248, 10],
    [470, 314, 9],
  ],
  scale: 1,
  rough: 'rough',
};

export const TALL_LAND: Land = {
  horizon: 108,
  moon: { at: [40, 30], size: 10 },
  far: [
    [-130, 90],
    [-70, 60],
    [0, 84],
    [60, 70],
    [330, 60],
    [400, 70],
    [460, 50],
    [520, 80],
  ],
  ridge: [
    [-60, 150],
    [-10, 128],
    [20, 105],
    [50, 70],
    [85, 38],
    [120, 16],
    [150, 32],
    [185, 12],
    [220, 4],
    [260, 16],
    [300, 4],
    [345, 8],
    [400, 18],
    [440, 60],
    [480, 110],
  ],
  foot: [
    [460, 150],
    [400, 140],
    [345, 125],
    [250, 110],
    [195, 110],
    [110, 112],
    [66, 126],
    [50, 160],
    [30, 170],
    [-20, 168],
  ],
  facets: [
    {
      peak: [120, 16],
      spine: [
        [126, 40],
        [118, 70],
        [128, 110],
      ],
      lit: 46,
      dark: 36,
    },
    {
      peak: [220, 4],
      spine: [
        [226, 20],
        [218, 40],
        [228, 70],
      ],
      lit: 36,
      dark: 30,
    },
    {
      peak: [50, 70],
      spine: [
        [56, 100],
        [50, 130],
        [58, 160],
      ],
      lit: 34,
      dark: 24,
    },
    {
      peak: [300, 4],
      spine: [
        [306, 16],
        [298, 30],
      ],
      lit: 26,
      dark: 22,
    },
    {
      peak: [400, 18],
      spine: [
        [406, 50],
        [398, 90],
      ],
      lit: 26,
      dark: 22,
    },
  ],
  snow: [
    [120, 16, 24, 20],
    [220, 4, 26, 18],
    [300, 4, 22, 14],
  ],
  camps: [
    [-80, 180, 0.6],
    [-50, 300, 0.7],
    [14, 160, 0.5],
    [16, 250, 0.55],
    [376, 220, 0.5],
    [372, 315, 0.6],
    [110, 372, 0.6],
    [20, 350, 0.7],
    [300, 376, 0.6],
    [440, 240, 0.6],
    [470, 330, 0.8],
  ],
  keep: { left: 28, right: 362, top: 130 },
  boulders: [
    [60, 126, 8],
    [52, 138, 9],
    [48, 154, 8],
    [70, 118, 6],
  ],
  scale: 0.55,
  rough: 'rough3',
};

const point = ([x, y]: Pair): Point => ({ x, y });
export const trace = (list: readonly Point[]) =>
  `M${list.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;

/** A line of hills as nature cuts it. */
export function rugged(list: readonly Pair[], seed: number, jag: number): Point[] {
  const chance = new Chance(seed);
  const found: Point[] = [];
  list.slice(1).forEach(([x1, y1], at) => {
    const [x0, y0] = list[at] as Pair;
    const steps = Math.max(1, Math.floor(Math.abs(x1 - x0) / 11));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      found.push({ x: x0 + (x1 - x0) * t + chance.between(-3, 3), y: y0 + (y1 - y0) * t + chance.between(-jag, jag) });
    }
  });
  return [...found, point(list.at(-1) as Pair)];
}

export function sky(land: Land, frame: Frame): string {
  const chance = new Chance(1);
  const { x, y, width, height } = frame;
  const stars = Array.from({ length: 150 }, () => {
    const r = [0.5, 0.7, 1, 1.3][Math.floor(chance.next() * 4)] ?? 1;
    const [sx, sy] = [chance.between(x, x + width), chance.between(y, y + land.horizon)];
    return oval(sx, sy, r, r, '#dfe9ff', `opacity="${chance.between(0.2, 0.9).toFixed(2)}"`);
  });
  const [mx, my] = land.moon.at;
  const { size } = land.moon;
  const crater = (dx: number, dy: number, r: number) =>
    oval(mx + dx * size, my + dy * size, r * size, r * size, '#c3d2ec', 'opacity=".55"');
  const far = trace(rugged(land.far, 5, 6 * land.scale));
  const hills = `${far}L${x + width},${land.horizon + 100}L${x},${land.horizon + 100}Z`;
  return (
    rect(x, y, width, height, 'url(#sky)') +
    stars.join('') +
    glow(mx, my, size * 10, 'moon') +
    oval(mx, my, size, size, '#eef4ff') +
    crater(-0.33, -0.28, 0.19) +
    crater(0.28, 0.28, 0.26) +
    crater(0.19, -0.43, 0.12) +
    path(hills, 'url(#hills)') +
    path(hills, '#fff', 'filter="url(#rock)" style="mix-blend-mode:multiply" opacity=".55"')
  );
}

export function field(land: Land, frame: Frame): string {
  const chance = new Chance(12);
  const { x, y, width, height } = frame;
  const low = height + y - land.horizon;
  const fires = land.camps.map(
    ([cx, cy, size]) => glow(cx, cy, 74 * size, 'red', 0.85, 40 * size) + flame(cx, cy, 4 * size),
  );
  const horde = land.camps
    .flatMap(([cx, cy, size]) =>
      Array.from({ length: 22 }, () => ({ cx, cy, x: chance.around(cx, 48 * size), y: chance.around(cy, 20 * size) })),
    )
    .filter((orc) => (orc.x < land.keep.left || orc.x > land.keep.right) && orc.y > land.keep.top)
    .sort((a, b) => a.y - b.y)
    .map((orc) => {
      const s = land.scale * (0.55 + ((orc.y - land.keep.top) / height) * 0.95);
      const rim = Math.max(0, 1 - Math.hypot(orc.x - orc.cx, (orc.y - orc.cy) * 2) / (90 * land.scale)) * 0.6;
      const body = `M${(orc.x - 4 * s).toFixed(1)},${orc.y.toFixed(1)} q0,${(-9 * s).toFixed(1)} ${(4 * s).toFixed(1)},${(-10 * s).toFixed(1)} q${(4 * s).toFixed(1)},${s.toFixed(1)} ${(4 * s).toFixed(1)},${(10 * s).toFixed(1)}Z`;
      const spear = `M${(orc.x + 4 * s).toFixed(1)},${orc.y.toFixed(1)} l${(2 * s).toFixed(1)},${(-22 * s).toFixed(1)}`;
      const drawn =
        path(body, mix('#0b0c10', '#7a2a10', rim)) +
        oval(orc.x, orc.y - 12 * s, 3 * s, 3 * s, mix('#0b0c10', '#a03a14', rim)) +
        path(spear, 'none', `stroke="#0b0d12" stroke-width="${(1.1 * s).toFixed(1)}"`);
      return group(drawn, `opacity="${chance.between(0.55, 0.9).toFixed(2)}"`);
    });
  return (
    rect(x, land.horizon, width, low, 'url(#field)') +
    rect(
      x,
      land.horizon,
      width,
      low,
      '#fff',
      0,
      'filter="url(#ground)" style="mix-blend-mode:multiply" opacity=".85"',
    ) +
    fires.join('') +
    horde.join('')
  );
}

export function mountain(land: Land): string {
  const crest = rugged(land.ridge, 8, 5 * land.scale);
  const outline = `${trace(crest)}L${land.foot.map((p) => p.join(',')).join('L')}Z`;
  const rough = `filter="url(#${land.rough})"`;
  const lit = crest.filter(({ y }) => y < land.horizon * 0.8);
  const facets = land.facets.map(({ peak, spine, lit: left, dark: right }) => {
    const down = [peak, ...spine].map(point);
    const side = (way: number, drop: number) =>
      spine.map(([x, y], at) => ({ x: x + (way * (at + 1)) / spine.length, y: y + drop }));
    return (
      poly(
        [point(peak), ...side(-left, 4), ...[...down].reverse()],
        '#bcd2ff',
        `opacity=".26" ${rough} style="mix-blend-mode:screen"`,
      ) + poly([...down, ...side(right, -4).reverse()], '#03060f', `opacity=".55" ${rough}`)
    );
  });
  const snow = land.snow.map(([x, y, w, h]) => {
    const cap: Pair[] = [
      [0, -0.1],
      [-0.55, 0.5],
      [-0.8, 1],
      [-0.5, 0.72],
      [-0.28, 1.05],
      [-0.08, 0.66],
      [0.1, 0.9],
      [0.3, 0.5],
      [0.6, 0.62],
      [0.4, 0.25],
    ];
    return poly(
      cap.map(([dx, dy]) => ({ x: x + dx * w, y: y + dy * h })),
      '#e6efff',
      'opacity=".62" filter="url(#rough3)"',
    );
  });
  return (
    path(outline, '#05070c', 'transform="translate(0,10)" opacity=".7" filter="url(#blur8)"') +
    path(outline, 'url(#mountain)', rough) +
    path(outline, '#fff', 'filter="url(#rock)" style="mix-blend-mode:multiply" opacity=".95"') +
    path(trace(lit), 'none', `stroke="#dbe8ff" stroke-width="${2.4 * land.scale}" opacity=".5" ${rough}`) +
    `<clipPath id="massif"><path d="${outline}"/></clipPath>` +
    group(facets.join('') + snow.join(''), 'clip-path="url(#massif)"')
  );
}
