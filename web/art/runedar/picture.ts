/** The whole ground as one picture, and the tunnel cleared, to be laid over it section by section. */

import { along, tunnelFrame, type Frame, type Point, type Projection } from '../../src/scenes/runedar/projection';
import { defeat, END_FRAME, victory } from './endings';
import { inner, outer, torches } from './fortress';
import { gallery, gate } from './gallery';
import { boulder, Chance, glow, group, oval, poly, rect } from './ink';
import { field, mountain, sky, TALL_LAND, WIDE_LAND } from './land';

type Icons = (name: string) => string;

const stops = (list: readonly [number, string, number?][]) =>
  list
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
const radial = (id: string, list: readonly [number, string, number?][], extra = '') =>
  `<radialGradient id="${id}" ${extra}>${stops(list)}</radialGradient>`;
const linear = (id: string, list: readonly [number, string, number?][], extra = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${extra}>${stops(list)}</linearGradient>`;
const blur = (size: number) =>
  `<filter id="blur${size}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${size}"/></filter>`;
const relief = (
  id: string,
  frequency: string,
  octaves: number,
  seed: number,
  depth: number,
  azimuth: number,
  elevation: number,
) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>` +
  `<feDiffuseLighting surfaceScale="${depth}" diffuseConstant="1.06" lighting-color="#fff"><feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="in"/></filter>`;
const tear = (id: string, frequency: number, scale: number) =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="2" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}"/></filter>`;

const DEFS = `<defs>${[
  relief('rock', '0.022 0.011', 6, 14, 22, 232, 42),
  relief('grit', '0.16', 4, 5, 2.2, 235, 52),
  relief('ground', '0.05 0.075', 5, 21, 4.6, 240, 48),
  tear('rough', 0.04, 7),
  tear('rough3', 0.09, 3),
  blur(4),
  blur(8),
  blur(16),
  radial('warm', [
    [0, '#ffcf7a', 0.95],
    [0.18, '#ff9d3c', 0.5],
    [0.5, '#d9601a', 0.16],
    [1, '#a03a08', 0],
  ]),
  radial('gold', [
    [0, '#ffe9a8', 0.9],
    [0.35, '#ffc044', 0.38],
    [1, '#c97a10', 0],
  ]),
  radial('moon', [
    [0, '#b9d4ff', 0.65],
    [0.4, '#5f86c8', 0.22],
    [1, '#2a4a88', 0],
  ]),
  radial('red', [
    [0, '#ff5a2a', 0.75],
    [0.4, '#c8310f', 0.25],
    [1, '#701000', 0],
  ]),
  radial('day', [
    [0, '#fff6da'],
    [0.3, '#ffe2a0', 0.6],
    [1, '#ffb65a', 0],
  ]),
  radial(
    'mouth',
    [
      [0, '#ffe9b4'],
      [0.35, '#b87a34'],
      [1, '#1a0f08'],
    ],
    'cx=".72" cy=".35" r=".9"',
  ),
  radial(
    'vignette',
    [
      [0.5, '#000', 0],
      [1, '#02040a', 0.8],
    ],
    'cx=".5" cy=".47" r=".72"',
  ),
  linear(
    'sky',
    [
      [0, '#0d1a34'],
      [0.55, '#1b2c4f'],
      [1, '#53506a'],
    ],
    'x1="0" y1="0" x2="1" y2=".35"',
  ),
  linear('mountain', [
    [0, '#93a9d2'],
    [0.5, '#5c7098'],
    [1, '#34415c'],
  ]),
  linear('hills', [
    [0, '#3c4d74'],
    [1, '#1b2640'],
  ]),
  linear('field', [
    [0, '#3d4558'],
    [0.45, '#3a3c40'],
    [1, '#1b1b1f'],
  ]),
  relief('grain', '0.13 0.008', 4, 9, 3.4, 200, 50),
  linear('morning', [
    [0, '#4f7fb8'],
    [0.3, '#c9b8c0'],
    [0.46, '#f9c985'],
    [0.56, '#ffe7b4'],
  ]),
  linear('peaks', [
    [0, '#dcd3e4'],
    [0.5, '#9a93b0'],
    [1, '#6f7088'],
  ]),
  linear('blaze', [
    [0, '#180608'],
    [0.35, '#5a140a'],
    [0.62, '#c8441a'],
    [0.75, '#ff9a3a'],
  ]),
  radial(
    'inside',
    [
      [0.3, '#8a6a44'],
      [0.5, '#4a3826'],
      [0.8, '#1c1612'],
      [1, '#0c0a0c'],
    ],
    'cx=".68" cy=".5" r=".62"',
  ),
  linear(
    'fall',
    [
      [0, '#050406', 0.82],
      [0.34, '#050406', 0.55],
      [0.5, '#050406', 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ),
  linear('beam', [
    [0, '#ffe9b8', 0.5],
    [1, '#ffe9b8', 0],
  ]),
  linear(
    'silver',
    [
      [0, '#f0f5fb'],
      [0.3, '#9fb0c2'],
      [0.6, '#4c5a6b'],
      [1, '#b8c7d6'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  ),
].join('')}</defs>`;

const svg = (frame: Frame, inside: string, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width * scale}" height="${frame.height * scale}" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}">${DEFS}${inside}</svg>`;

/** Everything that stands still, the tunnel still filled with rock. */
export function ground(projection: Projection, icons: Icons, scale: number): string {
  const { camera, picture: frame, tunnel } = projection;
  const land = projection.name === 'wide' ? WIDE_LAND : TALL_LAND;
  const unit = camera.scale / 50;
  const icon = (name: string, at: Point, size: number, fill: string) => drawn(icons, name, at, size, fill);
  const foot = camera.at([0, 5]);
  const exit = along(tunnel, 0.995);
  const corners = [camera.at([-6.4, -5.3]), camera.at([6.4, -5.3]), camera.at([6.4, 5.2]), camera.at([-6.4, 5.2])];
  const stones = land.boulders.map(([x, y, size], at) => boulder(x, y, size, at + 70, '#4d566b')).join('');
  const court = [camera.at([-0.5, 5]), camera.at([0.5, 5]), camera.at([2, 3.2]), camera.at([-2.4, 3.2])];
  const t = tunnel.thickness;
  const scene =
    sky(land, frame) +
    field(land, frame) +
    mountain(land) +
    group(glow(foot.x, foot.y, 260 * unit, 'warm', 0.5, 110 * unit), 'style="mix-blend-mode:screen"') +
    gallery(tunnel, false) +
    group(glow(exit.x, exit.y, t * 0.9, 'day', 0.75, t * 0.73), 'style="mix-blend-mode:screen"') +
    oval(exit.x + 2, exit.y - 1, t * 0.05, t * 0.35, '#fffbe8') +
    gate(foot.x, foot.y + 1, unit * 1.06) +
    group(poly(corners, '#000'), 'filter="url(#blur16)" opacity=".8"') +
    inner(camera, unit, icon) +
    stones +
    outer(camera, unit) +
    torches(camera, unit) +
    rect(
      frame.x,
      frame.y + 60 * unit,
      frame.width,
      frame.height,
      '#fff',
      0,
      'filter="url(#grit)" style="mix-blend-mode:multiply" opacity=".4"',
    ) +
    group(poly(court, 'url(#beam)'), 'filter="url(#blur8)" style="mix-blend-mode:screen"') +
    rect(frame.x, frame.y, frame.width, frame.height, 'url(#vignette)') +
    sparks(projection);
  return svg(frame, group(scene, 'style="filter:contrast(1.15) saturate(1.16)"'), scale);
}

/** Fine ash over torches and forge. */
function sparks({ camera }: Projection): string {
  const chance = new Chance(31);
  const fires = [camera.at([-4.6, 0.9]), camera.at([0, 0.3]), camera.at([-1.5, 4.9]), camera.at([1.5, 4.9])];
  return Array.from({ length: 60 }, () => {
    const fire = fires[Math.floor(chance.next() * fires.length)] as Point;
    const size = chance.between(0.5, 1.3) * (camera.scale / 50);
    const spread = camera.scale;
    return oval(
      chance.around(fire.x, spread * 0.9),
      fire.y - Math.abs(chance.around(0, spread)),
      size,
      size,
      '#ffc070',
      `opacity="${chance.between(0.3, 0.9).toFixed(2)}"`,
    );
  }).join('');
}

export function daylight(projection: Projection, scale: number): string {
  return svg(
    tunnelFrame(projection),
    group(gallery(projection.tunnel, true), 'style="filter:contrast(1.15) saturate(1.16)"'),
    scale,
  );
}

/** How it ended: a picture for each way. */
export function ending(won: boolean, icons: Icons, scale: number): string {
  const scene = won ? victory() : defeat((at, size, fill) => drawn(icons, 'orc-head', at, size, fill));
  return svg(END_FRAME, group(scene, 'style="filter:contrast(1.1) saturate(1.12)"'), scale);
}

function drawn(icons: Icons, name: string, at: Point, size: number, fill: string): string {
  const place = `translate(${(at.x - size / 2).toFixed(1)},${(at.y - size / 2).toFixed(1)}) scale(${(size / 512).toFixed(4)})`;
  return group(icons(name).replaceAll('currentColor', fill), `transform="${place}" fill="${fill}"`);
}
