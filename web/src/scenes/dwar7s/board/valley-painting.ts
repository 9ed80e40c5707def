/** The valley under a brush, on a field of 1440 x 900. */

import { forester } from './tree-painting';
import { farTrees, patches, ridge, river, slopeTrees, trees, tufts } from './valley';

type Brush = OffscreenCanvasRenderingContext2D;
type Stop = readonly [offset: number, colour: string];

export const FIELD = { width: 1440, height: 900 } as const;
const SUN = { x: 350, y: 64 } as const;
const SKY: Stop[] = [
  [0, '#8fa6b4'],
  [0.1, '#e6c193'],
  [0.22, '#f8d38c'],
];
const HAZE: Stop[] = [
  [0, '#ffdf9e00'],
  [1, '#ffd98fbf'],
];
const GROUND: Stop[] = [
  [0, '#f0cb6c'],
  [0.25, '#d2a846'],
  [0.7, '#a58636'],
  [1, '#5c4a22'],
];
const GLOW: Stop[] = [
  [0, '#fff6cf'],
  [0.2, '#fff0b8bf'],
  [0.45, '#ffe6a04d'],
  [1, '#ffe6a000'],
];
const WASH: Stop[] = [
  [0, '#fff0b08c'],
  [0.35, '#ffd27a24'],
  [1, '#3a150838'],
];
const RAY: Stop[] = [
  [0, '#ffe6a04d'],
  [1, '#ffd27a00'],
];
/** Two ploughed fields far away: the ground, its colour, its furrows, theirs. */
const FIELDS = [
  [
    'M1010 150L1130 138L1190 168L1050 186Z',
    '#b8892f',
    'M1020 156L1140 143M1028 162L1150 149M1036 169L1162 155M1043 177L1176 162',
    '#8a5f1c',
    0.8,
  ],
  ['M700 146L800 136L850 160L730 176Z', '#c77a2c', 'M708 152L808 141M716 159L820 147M722 167L834 153', '#8f4a18', 0.64],
] as const;
const RAYS = ['M350 64L620 900H980Z', 'M350 64L1100 900H1300Z', 'M350 64L60 760H220Z'];

export function paintValley(brush: Brush): void {
  const plant = forester();
  paintSky(brush);
  fill(brush, 'M-20 115C200 98 420 116 700 106C980 98 1200 116 1460 104V900H-20Z', down(brush, 102, 900, GROUND));
  plant(brush, farTrees());
  paintMeadow(brush);
  paintRiver(brush);
  paintFields(brush);
  for (const { d, colour } of tufts()) line(brush, d, colour, 1.3, 0.55);
  plant(brush, trees());
  plant(brush, slopeTrees());
  paintLight(brush);
}

function paintSky(brush: Brush): void {
  const { width, height } = FIELD;
  const [peaks, peaksLit, snow] = ridge(88, 76, 5, 14);
  const [hills, hillsLit] = ridge(104, 44, 17, 18);
  band(brush, 0, height, down(brush, 0, height, SKY));
  disc(brush, SUN.x, SUN.y, 330, round(brush, 330, GLOW));
  disc(brush, SUN.x, SUN.y, 27, '#fffbe2');
  fill(brush, peaks, '#b3918f');
  fill(brush, peaksLit, '#e4b593', 0.75);
  fill(brush, snow, '#fff6e2', 0.9);
  band(brush, 0, 120, down(brush, 0, 120, HAZE));
  fill(brush, hills, '#97705c');
  fill(brush, hillsLit, '#cf9463', 0.75);
  brush.globalAlpha = 0.8;
  brush.fillStyle = down(brush, 30, 140, HAZE);
  brush.fillRect(0, 30, width, 110);
  brush.globalAlpha = 1;
}

function paintMeadow(brush: Brush): void {
  fill(brush, 'M-20 122C200 108 420 122 700 114C980 108 1200 124 1460 114V900H-20Z', down(brush, 110, 900, GROUND));
  for (const { x, y, rx, ry, colour } of patches()) {
    const spot = new Path2D();
    spot.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
    fill(brush, spot, colour, 0.3);
  }
}

function paintRiver(brush: Brush): void {
  const [body, shore, shine, waves] = river();
  fill(brush, shore, '#7a5f26', 0.65);
  fill(brush, body, '#5c8a96');
  fill(brush, shine, '#86b9ba');
  line(brush, waves, '#f0f2da', 1.6, 0.7);
}

function paintFields(brush: Brush): void {
  for (const [ground, soil, furrows, shade, opacity] of FIELDS) {
    fill(brush, ground, soil, opacity);
    line(brush, furrows, shade, 2, opacity);
  }
}

function paintLight(brush: Brush): void {
  band(brush, 0, FIELD.height, round(brush, 1100, WASH));
  const ray = stops(brush.createLinearGradient(400, 100, 800, 800), RAY);
  for (const d of RAYS) fill(brush, d, ray, 0.5);
}

type Paint = string | CanvasGradient;

function fill(brush: Brush, shape: string | Path2D, paint: Paint, opacity = 1): void {
  brush.globalAlpha = opacity;
  brush.fillStyle = paint;
  brush.fill(typeof shape === 'string' ? new Path2D(shape) : shape);
  brush.globalAlpha = 1;
}

function line(brush: Brush, d: string, colour: string, width: number, opacity: number): void {
  brush.globalAlpha = opacity;
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.stroke(new Path2D(d));
  brush.globalAlpha = 1;
}

function band(brush: Brush, top: number, height: number, paint: Paint): void {
  brush.fillStyle = paint;
  brush.fillRect(0, top, FIELD.width, height);
}

function disc(brush: Brush, x: number, y: number, r: number, paint: Paint): void {
  const circle = new Path2D();
  circle.arc(x, y, r, 0, 2 * Math.PI);
  fill(brush, circle, paint);
}

function down(brush: Brush, top: number, bottom: number, found: readonly Stop[]): CanvasGradient {
  return stops(brush.createLinearGradient(0, top, 0, bottom), found);
}

/** Around the sun. */
function round(brush: Brush, radius: number, found: readonly Stop[]): CanvasGradient {
  return stops(brush.createRadialGradient(SUN.x, SUN.y, 0, SUN.x, SUN.y, radius), found);
}

function stops(gradient: CanvasGradient, found: readonly Stop[]): CanvasGradient {
  for (const [offset, colour] of found) gradient.addColorStop(offset, colour);
  return gradient;
}
