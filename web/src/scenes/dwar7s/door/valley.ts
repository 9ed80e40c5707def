/** Where the trees of the valley stand. */

import { SeededRandom } from '../../../ui/seeded-random';

export interface Grown {
  kind: string;
  x: number;
  y: number;
  size: number;
}

const luck = new SeededRandom(21);
const broad = () => `tree-${Math.floor(luck.between(0, 6))}`;
const round = (number: number, to: number) => Math.round(number * to) / to;

function onTheHills(): Grown {
  const x = luck.between(-10, 630);
  const y = 282 + luck.between(-20, 40) - Math.sin(x / 110) * 14 - (x / 620) * 36;
  const isPine = luck.between(0, 1) < 0.25;
  const size = isPine ? luck.between(0.45, 0.7) : luck.between(0.5, 0.85);
  return { kind: isPine ? 'pine-far' : broad(), x: round(x, 1), y: round(y, 1), size: round(size, 100) };
}

export const FOREST: readonly Grown[] = Array.from({ length: 110 }, onTheHills);

export const GROVE: readonly Grown[] = (
  [
    [18, 396, 1.4],
    [300, 398, 1.2],
    [276, 376, 1],
    [322, 380, 0.9],
    [520, 372, 1.1],
    [560, 380, 1.3],
    [600, 372, 1.3],
    [404, 344, 0.8],
    [270, 352, 0.8],
  ] as const
).map(([x, y, size]) => ({ kind: broad(), x, y, size }));

export const BUSHES: readonly (readonly [number, number, number])[] = [
  [52, 366, 9],
  [66, 369, 11],
  [112, 367, 8],
  [196, 368, 9],
  [240, 366, 11],
  [256, 369, 8],
];

/** Leaves in the wind: where they start across, how late, how large, which colour. */
export const LEAVES = Array.from({ length: 8 }, (_, at) => ({
  x: round(luck.between(-20, 600), 1),
  late: round(luck.between(0, 14), 10),
  size: round(luck.between(0.6, 1.2), 10),
  colour: ['#e0662a', '#f1b23e', '#b8391f'][at % 3] as string,
}));
