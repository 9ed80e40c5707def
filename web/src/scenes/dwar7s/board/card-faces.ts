/**
 * The face of a kingdom card as pictures, 130 x 130: the land, the tint of a kingdom over it, and all that stands on
 * it. Turning a card turns its walls; picture, slots and numbers stay upright.
 */

import { isCoated } from '../art/drawings';
import { picture, prepare, type Picture } from '../art/painter';
import { isRoomy, needSpot, pillars, room, SIDE, slotSpots, type Point } from '../geometry';
import { SIDES, type Colour, type Side } from '../view';
import { GROUNDS, PLAIN } from '../colours';

/** Walls and pillars stand out a little. */
export const OVERHANG = 8;
const BOX = [-OVERHANG, -OVERHANG, SIDE + 2 * OVERHANG, SIDE + 2 * OVERHANG] as const;
const ICY = 'frost_giant';
const ROADS: Record<Side, string> = {
  north: 'M65 92C70 60 62 30 65 -4',
  east: 'M65 90C80 84 100 64 136 65',
  south: 'M65 92V136',
  west: 'M65 90C50 84 30 64 -6 65',
};

export interface Print {
  kind: string;
  colour: Colour;
  walls: readonly Side[];
  slots: number;
  needs: number;
  points: number;
  symbol: string;
}

type Look = Pick<Print, 'kind' | 'walls'>;

/** The picture of a card that belongs to no kingdom. */
export function plain(print: Print): Picture {
  return picture(`plain ${keyOf(print)}`, BOX, () => ground(print) + standing(print));
}

/** The ground, roads and grass beneath the tint of a kingdom. */
export function land(look: Look): Picture {
  return picture(`land ${look.kind} ${look.walls.join()}`, BOX, () => ground(look));
}

/** A kingdom's tint and the watermark of its owner. */
export function tint(owner: Colour): Picture {
  const square = `width="${SIDE}" height="${SIDE}"`;
  return picture(
    `tint ${owner}`,
    BOX,
    () => `<g clip-path="url(#d7-card)"><g class="own-${owner}"><rect ${square} fill="var(--own-tint)" opacity=".52"/></g>
<rect ${square} fill="url(#d7-pattern-${owner})" opacity=".4"/></g>`,
  );
}

/** The building or monster, walls, slots and signs of a card; its numbers are text and not in the picture. */
export function relief(print: Print): Picture {
  return picture(`relief ${keyOf(print)}`, BOX, () => standing(print));
}

/** Paint the pictures of a card before it is shown. */
export function prepareFace(print: Print): void {
  for (const part of [plain(print), land(print), relief(print)]) prepare(part);
}

function keyOf({ kind, colour, walls, slots, needs, points, symbol }: Print): string {
  const coat = isCoated(`d7-art-${kind}`) ? colour : '';
  return `${kind} ${coat} ${walls.join()} ${slots} ${needs} ${points > 0} ${symbol}`;
}

function ground({ kind, walls }: Look): string {
  const [lit, shade] = GROUNDS[kind] ?? PLAIN;
  const [kerb, way] = kind === ICY ? ['#9fb6bd', '#e9f1f1'] : ['#8c6a38', '#e0c48c'];
  const roads = mouths(walls)
    .map((side) => ROADS[side])
    .join('');
  return `<g clip-path="url(#d7-card)"><rect width="${SIDE}" height="${SIDE}" fill="${shade}"/>
<ellipse cx="52" cy="52" rx="84" ry="80" fill="${lit}"/><g fill="none" stroke-linecap="round">
<path d="${roads}" stroke="${kerb}" stroke-width="34" opacity=".6"/><path d="${roads}" stroke="${way}" stroke-width="28"/></g>
<use href="#d7-grass"/></g>`;
}

function standing(print: Print): string {
  const { kind, colour, walls, slots, points, symbol } = print;
  return [
    light(kind, walls),
    building(kind, colour, walls),
    stones(walls),
    circles(print),
    badge(needSpot(slots, walls)),
  ]
    .concat(points ? coin(coinSpot(walls)) : [], emblem(symbol, walls))
    .join('');
}

function mouths(walls: readonly Side[]): Side[] {
  return SIDES.filter((side) => !walls.includes(side));
}

function light(kind: string, walls: readonly Side[]): string {
  const ways = mouths(walls).map(
    (side) =>
      `<use href="#d7-mouth-${kind === ICY ? 'ice' : 'road'}" transform="rotate(${SIDES.indexOf(side) * 90} 65 65)"/>`,
  );
  return `<g clip-path="url(#d7-card)"><rect width="${SIDE}" height="${SIDE}" fill="url(#d7-light)"/>${ways.join('')}</g>`;
}

function building(kind: string, colour: Colour, walls: readonly Side[]): string {
  const free = room(walls);
  const foot = free.bottom - 17;
  const scale = Math.min(0.92, (foot - free.top - 1) / 88);
  return `<g class="own-${colour}" transform="translate(${(free.left + free.right) / 2} ${foot}) scale(${scale}) translate(-65 -93)">
<ellipse cx="68" cy="92" rx="52" ry="7" fill="#1a0e06" opacity=".3"/><use href="#d7-art-${kind}"/></g>`;
}

function stones(walls: readonly Side[]): string {
  const drawn = (['north', 'west', 'east', 'south'] as const).filter((side) => walls.includes(side));
  return [
    ...drawn.map((side) => `<use href="#d7-wall-${side}"/>`),
    ...pillars(walls).map(({ x, y }) => `<use href="#d7-pillar" x="${x}" y="${y}"/>`),
  ].join('');
}

/** Needed slots carry a carved hat, spare ones are blank. */
function circles({ slots, needs, walls }: Print): string {
  const wide = isRoomy(slots) ? 11.3 : 9.3;
  const high = wide * 0.72;
  return slotSpots(slots, walls)
    .map(({ x, y }, index) => {
      const [rim, hollow] = index < needs ? ['#efe2c0', '#4a3d2c'] : ['#8f8470', '#8d8069'];
      const hat = index < needs ? `<path d="M${x - 3.6} ${y + 2.6}l4 -7.6l3.4 7.6Z" fill="#f3e3b4"/>` : '';
      return `<ellipse cx="${x + 0.8}" cy="${y + 2}" rx="${wide + 1.5}" ry="${high + 1.5}" fill="#1a0e06" opacity=".75"/>
<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${rim}" stroke="#24160d" stroke-width="1.4"/>
<ellipse cx="${x}" cy="${y}" rx="${wide - 3}" ry="${high - 2.3}" fill="${hollow}" stroke="#5b5141"/>${hat}`;
    })
    .join('');
}

function badge({ x, y }: Point): string {
  return `<g transform="translate(${x} ${y})">
<path d="M-11 -8L-4 -12.5H5L12 -7V6L5 11.5H-5L-12 6Z" fill="#2b2219" stroke="#e6dabd" stroke-width="1.6"/>
<path d="M3 6L6 -5.5L9 6Z" fill="#fff3d2"/></g>`;
}

/** The position of a card's points. */
export function coinSpot(walls: readonly Side[]): Point {
  const { left, top } = room(walls);
  return { x: left + 12, y: top + 13 };
}

function coin({ x, y }: Point): string {
  return `<g transform="translate(${x} ${y})"><circle cx="1" cy="1.5" r="12" fill="#1a0e06" opacity=".6"/>
<circle r="11.5" fill="#f0c24b" stroke="#24160d" stroke-width="1.6"/><circle r="8.8" fill="none" stroke="#94620c"/></g>`;
}

function emblem(symbol: string, walls: readonly Side[]): string {
  const { right, top } = room(walls);
  return `<use href="#d7-symbol-${symbol}" x="${right - 11}" y="${top + 11}" opacity=".95"/>`;
}
