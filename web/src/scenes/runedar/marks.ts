/** The discs on the board: each stands for an action on a place or a figure. */

import type { Path } from '../../play/preview-cache.svelte';
import type { Discs } from './disc-placement';
import type { Figures, Standing } from './figures';
import type { Layout } from './layout';
import { ICONS, RESOURCE_ICONS } from './icons';
import { isCompact, pipDrop, pipSize } from './board/pips';
import type { Way } from './plan.svelte';
import type { Point } from './projection';
import { targetOf, type Symbol } from './targets';
import { asked, type Action, type PlaceId, type Siege } from './view';

export interface Mark extends Point {
  action: Action;
  /** Tells marks apart: several figures may stand for one action. */
  key: string;
  /** The steps before it, where others than those in mind. */
  path: Path | null;
  /** It lies around a goblin or a troll, which have numbers at their rim. */
  isCounted: boolean;
  /** Others stand for the same: it is pointed at, not walked to by keys. */
  isTwin: boolean;
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
  close: ICONS.crossedSwords,
  direct: ICONS.axeSwing,
  fell: ICONS.crossedSwords,
  wound: ICONS.crossedSwords,
  cover: ICONS.crossedSwords,
  dig_at: ICONS.pick,
};

/** The foes that stand at a place and can be attacked there. */
export function foesAt(place: PlaceId, siege: Siege, figures: Figures): Standing[] {
  if (place !== 'tunnel_courtyard') return figures.orcs.filter((orc) => orc.place === place);
  const soft = siege.goblins.filter(({ hits }) => hits > 0).map(({ goblin }) => goblin);
  return [...figures.trolls, ...figures.goblins.filter(({ goblin }) => soft.includes(goblin))];
}

/** The points of the picture where an action happens; empty if it is not on the board. */
export function pointsOf(
  action: Action,
  siege: Siege,
  figures: Figures,
  discs: Discs,
  layout: Layout,
): (Point | Standing)[] {
  const target = targetOf(action);
  if (target.sort === 'foes') return foesAt(placeOfTurn(siege), siege, figures);
  // What is shot at are the foes, not the ground on which they stand.
  if (target.sort === 'place' && action.verb === 'shoot') return foesAt(target.place, siege, figures);
  if (target.sort === 'place') return [discs.at[target.place]];
  if (target.sort === 'goblin') return figures.goblins.filter((one) => one.goblin === target.goblin);
  if (target.sort === 'circle') return [circlePoint(target, siege, figures, layout)].filter((point) => point !== null);
  if (target.sort === 'orc') return foesAt(asked(siege, 'target') as PlaceId, siege, figures);
  return [];
}

const placeOfTurn = ({ dwarfs, to_move }: Siege) => dwarfs[to_move]?.place ?? 'central_chamber';

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

/** `ways` are what can be pointed at although other steps have to be done before. */
export function marksOf(
  legal: readonly Action[],
  siege: Siege,
  figures: Figures,
  discs: Discs,
  layout: Layout,
  symbol: Symbol | null,
  ways: readonly Way[] = [],
): Mark[] {
  const now = legal.map((action) => ({ action, view: siege, path: null }));
  const marks: Mark[] = [];
  for (const { action, view, path } of [...now, ...ways]) {
    if (action.verb === 'hire' || !isOf(symbol, action)) continue;
    const points = pointsOf(action, view, figures, discs, layout);
    const isRound = (point: Point | Standing): point is Standing => 'r' in point;
    const resource = asked(view, 'resource');
    const icon = action.verb === 'put' && resource ? RESOURCE_ICONS[resource] : (ICON_OF[action.verb] ?? ICONS.boot);
    const text = action.verb === 'cover' ? String(action.hits) : null;
    const place = action.verb === 'move' ? action.place : null;
    points.forEach((point, at) => {
      // Dice and direct hits of one card: the foe stands for the first, the symbols for both.
      const { x, y } = point;
      if (isRound(point) && marks.some((mark) => mark.x === x && mark.y === y)) return;
      const around = isRound(point) ? point.r : null;
      const isCounted = 'goblin' in point || 'troll' in point;
      // The same attack may be reached by several magic moves.
      const key = [...(path ?? []), action.code, at].join(' ');
      marks.push({ action, key, icon, text, place, x, y, around, isCounted, path, isTwin: at > 0 });
    });
  }
  return marks;
}

/** Whether an action belongs to the chosen symbol, or none is chosen. */
function isOf(symbol: Symbol | null, action: Action): boolean {
  if (symbol === 'move') return action.verb === 'move';
  return symbol !== 'long' || action.verb === 'shoot';
}
