/** The pips of goblins and trolls: what they still need, now and after the plan, and the size of a pip. */

import { ICONS, RESOURCE_COLOURS, RESOURCE_ICONS } from '../icons';
import { RESOURCES, type Amounts, type Goblin, type Siege, type Troll } from '../view';
import type { Point, Projection } from '../projection';

export interface Pip {
  /** What is written in it, beside or instead of a picture. */
  text?: string;
  icon?: string;
  colour?: string;
  /** How many there are: "×3". */
  times?: number;
  done?: boolean;
  /** The plan would cover it. */
  soon?: boolean;
}

const most = ({ wood, leather, metal }: Amounts) => Math.max(wood, leather, metal);

export function wantsOf(goblin: Goblin, future: Siege | null): Pip[] {
  const later = future ? future.goblins.find((one) => one.goblin === goblin.goblin) : goblin;
  const isSoon = (before: number, after: number | undefined) => future !== null && before !== (after ?? 0);
  if (goblin.kind === 'hits')
    return [{ text: String(goblin.hits), done: !later, soon: isSoon(goblin.hits, later?.hits) }];
  if (goblin.kind === 'rubble') {
    const soon = isSoon(goblin.rubble, later?.rubble);
    return [{ icon: ICONS.stonePile, colour: '#c9ccd6', text: String(later?.rubble ?? 0), soon }];
  }
  if (goblin.kind === 'any') {
    const left = later ? most(later.needs) : 0;
    return [
      { icon: RESOURCE_ICONS.any, colour: '#f0e0b8', text: String(left), soon: isSoon(most(goblin.needs), left) },
    ];
  }
  return RESOURCES.filter((name) => goblin.needs[name] > 0).map((name) => ({
    icon: RESOURCE_ICONS[name],
    colour: RESOURCE_COLOURS[name],
    text: String(later?.needs[name] ?? 0),
    soon: isSoon(goblin.needs[name], later?.needs[name]),
  }));
}

export function circlesOf(troll: Troll, future: Siege | null, isCompact: boolean): Pip[] {
  const later = future?.trolls.find((one) => one.troll === troll.troll);
  const all = troll.circles.map(({ hits, covered }, at) => {
    const done = future ? (later?.circles[at]?.covered ?? true) : covered;
    return { text: String(hits), done, soon: done !== covered };
  });
  return isCompact ? addedUp(all) : all;
}

/** Circles that look alike as one with their number, where many stand in little room. */
function addedUp(pips: readonly Pip[]): Pip[] {
  const found: (Pip & { times: number })[] = [];
  for (const pip of pips) {
    const alike = found.find((one) => one.done === pip.done && (pip.done || one.text === pip.text));
    if (alike) Object.assign(alike, { times: alike.times + 1, soon: alike.soon || pip.soon });
    else found.push({ ...pip, times: 1 });
  }
  return found;
}

/** No number on the board is smaller than this, in pixels. */
const MIN_DIGIT_PX = 12.6;

/** The radius of a pip: as large as it must be to be read. */
export const pipSize = (projection: Projection, scale: number) =>
  Math.max(projection.figure * 0.41, MIN_DIGIT_PX / 1.6 / scale);

/** The distance from the middle of a figure to its pips, which never cover its face. */
export const pipDrop = (r: number, pip: number) => Math.max(r * 1.42, r * 0.98 + pip + 3);

/** How wide a pip is drawn: a picture with its number, circles with theirs, or a single circle. */
export const pipWidth = ({ icon, text, times = 1 }: Pip, r: number): number =>
  (icon && text ? r * 3.5 : times > 1 ? r * 4 : r * 2) + 3;

/** The row of pips below a figure, by its middle. */
export interface Row extends Point {
  width: number;
  height: number;
}

/** So much wider than its figure a dwarf is, with its rune. */
const RUNE = 1.25;

/** Where the pips of a foe lie: below it, and moved aside from the figures at its left, whose faces they would cover. */
export function rowBelow(
  foe: Point & { r: number },
  pips: readonly Pip[],
  pip: number,
  others: readonly (Point & { r: number })[],
): Row {
  const width = pips.reduce((sum, one) => sum + pipWidth(one, pip), 6);
  const height = pip * 2 + 6;
  const y = foe.y + pipDrop(foe.r, pip);
  const beside = others.filter((one) => one.x < foe.x && Math.abs(one.y - y) < one.r + height / 2);
  const left = Math.max(foe.x - width / 2, ...beside.map((one) => one.x + one.r * RUNE));
  return { x: left + width / 2, y, width, height };
}

/** Add circles up if many figures have little room. */
export const isCompact = (projection: Projection, crowd: number) => projection.name === 'tall' || crowd > 3;
