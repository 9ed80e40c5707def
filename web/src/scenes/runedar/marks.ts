/** The discs on the board: each stands for an action on a place or a figure. */

import type { Discs } from './disc-placement';
import type { Figures, Standing } from './figures';
import type { Layout } from './layout';
import { ICONS, RESOURCE_ICONS } from './icons';
import { isCompact, pipDrop, pipSize } from './board/pips';
import type { Point } from './projection';
import { targetOf, type Symbol } from './targets';
import { asked, type Action, type PlaceId, type Siege } from './view';

export interface Mark extends Point {
  action: Action;
  icon: string;
  /** A number instead of a picture: the hits of a circle. */
  text: string | null;
  /** The place that it is about. */
  place: PlaceId | null;
  /** The radius of the figure that it is about: it lies around it as an outline, and leaves its face to be seen. */
  around: number | null;
}

const ICON_OF: Readonly<Record<string, string>> = {
  move: ICONS.boot,
  shoot: ICONS.crosshair,
  fell: ICONS.crossedSwords,
  wound: ICONS.crossedSwords,
  cover: ICONS.crossedSwords,
  dig_at: ICONS.pick,
};

/** The point of the picture where an action happens; null if it is not on the board. */
export function pointOf(
  action: Action,
  siege: Siege,
  figures: Figures,
  discs: Discs,
  layout: Layout,
): Point | Standing | null {
  const target = targetOf(action);
  if (target.sort === 'place') return discs.at[target.place];
  if (target.sort === 'goblin') return figures.goblins.find((one) => one.goblin === target.goblin) ?? null;
  if (target.sort === 'hire') {
    const goblin = figures.goblins.find((one) => one.goblin === target.goblin);
    return goblin ?? figures.trolls.find((one) => one.troll === target.troll) ?? null;
  }
  if (target.sort === 'circle') return circlePoint(target, siege, figures, layout);
  if (target.sort === 'orc') {
    const place = asked(siege, 'target');
    return figures.orcs.find((orc) => orc.place === place) ?? null;
  }
  return null;
}

/** On the circle itself; where circles are added up, over the troll's head, side by side for circles of other sizes. */
function circlePoint(
  circle: { troll: string; hits: number },
  siege: Siege,
  figures: Figures,
  { projection, scale }: Layout,
): Point | null {
  const figure = figures.trolls.find((one) => one.troll === circle.troll);
  const circles = siege.trolls.find((one) => one.troll === circle.troll)?.circles ?? [];
  const at = circles.findIndex((one) => one.hits === circle.hits && !one.covered);
  if (!figure || at < 0) return null;
  const pip = pipSize(projection, scale);
  if (isCompact(projection, siege.goblins.length + siege.trolls.length)) {
    const open = [...new Set(circles.flatMap(({ hits, covered }) => (covered ? [] : [hits])))];
    const aside = open.indexOf(circle.hits) - (open.length - 1) / 2;
    return { x: figure.x + (aside * 31) / scale, y: figure.y - figure.r - 11 / scale };
  }
  return { x: figure.x + (at - (circles.length - 1) / 2) * (pip * 2 + 3), y: figure.y + pipDrop(figure.r, pip) };
}

export function marksOf(
  legal: readonly Action[],
  siege: Siege,
  figures: Figures,
  discs: Discs,
  layout: Layout,
  symbol: Symbol | null,
): Mark[] {
  const marks: Mark[] = [];
  for (const action of legal) {
    if (action.verb === 'hire') continue;
    if ((symbol === 'move' && action.verb !== 'move') || (symbol === 'long' && action.verb !== 'shoot')) continue;
    const point = pointOf(action, siege, figures, discs, layout);
    if (!point) continue;
    const resource = asked(siege, 'resource');
    const icon = action.verb === 'put' && resource ? RESOURCE_ICONS[resource] : (ICON_OF[action.verb] ?? ICONS.boot);
    const text = action.verb === 'cover' ? String(action.hits) : null;
    const place = placeOf(action);
    // A place that can be walked to and shot at has two discs side by side.
    const isSecond = place !== null && marks.some((mark) => mark.place === place);
    const { x, y } = isSecond ? discs.beside(place) : point;
    marks.push({ action, icon, text, place, x, y, around: 'r' in point ? point.r : null });
  }
  return marks;
}

function placeOf(action: Action): PlaceId | null {
  const target = targetOf(action);
  return target.sort === 'place' ? target.place : null;
}
