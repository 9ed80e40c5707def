/** Shapes of the night fortress that are computed: battlements, joints between stones. */

import { SeededRandom } from '../../../ui/seeded-random';

export interface Tower {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Height of the pointed roof; 0 for none. */
  roof: number;
  /** Joints of single stones. */
  marks: string;
}

const luck = new SeededRandom(8);

function tower(x: number, y: number, w: number, h: number, roof: number): Tower {
  const joint = () =>
    `M${near(x - w / 2 + luck.between(4, w - 14))} ${near(y + luck.between(20, Math.max(21, h - 8)))}h8`;
  return { x, y, w, h, roof, marks: Array.from({ length: 7 }, joint).join('') };
}

const near = (number: number) => Math.round(number);

export const TOWERS = {
  keep: tower(310, 170, 120, 190, 0),
  top: tower(310, 112, 44, 10, 64),
  left: tower(206, 214, 56, 140, 72),
  right: tower(414, 214, 56, 140, 72),
  west: tower(84, 276, 74, 160, 92),
  east: tower(536, 276, 74, 160, 92),
};

/** A wall with battlements from `left` to `right`, its walk at `y`. */
export function crenels(left: number, right: number, y: number, height: number): string {
  let teeth = '';
  for (let x = left; x < right - 8; x += 22) teeth += `V${y - 12}H${x + 12}V${y}H${x + 22}`;
  return `M${left} ${y + height}V${y}${teeth}V${y + height}Z`;
}

export function masonry(left: number, right: number, y: number, height: number): string {
  let joints = '';
  for (let row = 0; row < height / 16; row += 1)
    for (let x = left + (row % 2) * 14; x < right - 16; x += 30) joints += `M${x + 2} ${y + 12 + row * 16}h20`;
  return joints;
}

export const STARS = Array.from({ length: 70 }, () => ({
  x: near(luck.between(0, 620)),
  y: near(luck.between(0, 240)),
  r: Math.round(luck.between(5, 16)) / 10,
  light: Math.round(luck.between(30, 95)) / 100,
}));

export interface Standing {
  x: number;
  y: number;
  size: number;
  shield: boolean;
}

const orc = (x: number, y: number, size: number, shield = false): Standing => ({ x, y, size, shield });

/** The besiegers before the walls, from the back to the front. */
export const ORCS: readonly Standing[] = [
  orc(124, 462, 0.82),
  orc(226, 456, 0.8),
  orc(278, 462, 0.82),
  orc(352, 460, 0.8),
  orc(462, 458, 0.82),
  orc(592, 466, 0.9),
  orc(204, 486, 1),
  orc(404, 488, 1),
  orc(92, 492, 1.05, true),
  orc(308, 492, 1.05, true),
  orc(498, 492, 1.1, true),
  orc(574, 498, 1.05),
  orc(34, 500, 1.1),
];
