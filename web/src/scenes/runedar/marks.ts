/** Discs on the board: each is an action that is about a place or a figure, and lies there to be tapped. */

import type { LegalAction } from '../../net/wire';
import type { Figures } from './figures';
import { ICONS, RESOURCE_ICONS } from './pictures';
import { groundOf } from './places';
import type { Point, Projection } from './projection';
import { targetOf, type Symbol } from './targets';
import { asked, type Resource, type Siege } from './view';

export interface Mark extends Point {
  action: LegalAction;
  icon: string;
  /** A number instead of a picture: the hits of a circle. */
  text: string | null;
}

const ICON_OF: Readonly<Record<string, string>> = {
  move: ICONS.boot,
  shoot: ICONS.crosshair,
  fell: ICONS.crossedSwords,
  wound: ICONS.crossedSwords,
  cover: ICONS.crossedSwords,
  dig_at: ICONS.pick,
};

/** Where on the picture an action would happen, if it is about something there. */
export function pointOf(action: LegalAction, siege: Siege, figures: Figures, projection: Projection): Point | null {
  const target = targetOf(action);
  if (target.sort === 'place') return projection.camera.at(groundOf(target.place, projection).mark);
  if (target.sort === 'goblin') return figures.goblins.find((one) => one.goblin === target.goblin) ?? null;
  if (target.sort === 'hire') {
    const goblin = figures.goblins.find((one) => one.goblin === target.goblin);
    return goblin ?? figures.trolls.find((one) => one.troll === target.troll) ?? null;
  }
  if (target.sort === 'circle') return circlePoint(target, siege, figures, projection);
  if (target.sort === 'orc') {
    const place = asked<string>(siege, 'target');
    return figures.orcs.find((orc) => orc.place === place) ?? null;
  }
  return null;
}

/** No number on the board is smaller than this, in pixels. */
const LEAST = 12.6;
/** The radius of a pip: as large as it must be to be read. */
export const pipSize = (projection: Projection, scale: number) =>
  Math.max(projection.figure * 0.41, LEAST / 1.6 / scale);
/** Where many stand in little room, circles are added up. */
export const isCompact = (projection: Projection, crowd: number) => projection.name === 'tall' || crowd > 3;
export const pipDrop = (r: number) => r * 1.42;

function circlePoint(
  circle: { troll: string; hits: number },
  siege: Siege,
  figures: Figures,
  projection: Projection,
): Point | null {
  const figure = figures.trolls.find((one) => one.troll === circle.troll);
  const circles = siege.trolls.find((one) => one.troll === circle.troll)?.circles ?? [];
  const at = circles.findIndex((one) => one.hits === circle.hits && !one.covered);
  if (!figure || at < 0) return null;
  const y = figure.y + pipDrop(figure.r);
  if (isCompact(projection, siege.goblins.length + siege.trolls.length)) return { x: figure.x, y };
  const step = pipSize(projection, 1) * 2 + 3;
  return { x: figure.x + (at - (circles.length - 1) / 2) * step, y };
}

export function marksOf(
  legal: readonly LegalAction[],
  siege: Siege,
  figures: Figures,
  projection: Projection,
  symbol: Symbol | null,
): Mark[] {
  const marks: Mark[] = [];
  for (const action of legal) {
    if (action.verb === 'hire') continue;
    if ((symbol === 'move' && action.verb !== 'move') || (symbol === 'long' && action.verb !== 'shoot')) continue;
    const point = pointOf(action, siege, figures, projection);
    if (!point) continue;
    const resource = asked<Resource>(siege, 'resource');
    const icon = action.verb === 'put' && resource ? RESOURCE_ICONS[resource] : (ICON_OF[action.verb] ?? ICONS.boot);
    const text = action.verb === 'cover' ? String(action['hits']) : null;
    marks.push({ action, icon, text, x: point.x, y: point.y });
  }
  return marks.map((mark) => apart(mark, marks, projection));
}

/** A place that can be walked to and shot at has two discs side by side, both on the screen. */
function apart(mark: Mark, all: readonly Mark[], { name, figure, core }: Projection): Mark {
  if (mark.action.verb !== 'shoot' || !all.some((one) => one !== mark && one.x === mark.x && one.y === mark.y))
    return mark;
  const aside = figure * (name === 'tall' ? 2.7 : 1.6);
  const isAtEdge = mark.x + aside + figure > core.x + core.width;
  return { ...mark, x: mark.x + (isAtEdge ? -aside : aside) };
}
