/** A review as a drawing and as sentences. */

import type { GameReview, ReviewPoint, ReviewSide } from '../../contract/messages';
import type { TableScene } from '../../table/scene';
import type { Words } from '../../words/words';
import { percent } from '../../words/advice';

export const HEIGHT = 100;

export interface Spot {
  x: number;
  y: number;
}

/** A place on the drawing, which is as wide as the game has actions and as high as a hundred per cent. */
const spot = (step: number, chance: number): Spot => ({ x: step, y: HEIGHT * (1 - chance) });

/** The line of the chances of a side, as the data of an SVG path. */
export function lineOf({ curve }: ReviewSide): string {
  const spots = curve.map(({ step, chance }) => spot(step, chance));
  return spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${round(y)}`).join('');
}

/** The band within which the chances may lie. */
export function bandOf({ curve }: ReviewSide): string {
  const above = curve.map(({ step, chance, doubt }) => spot(step, Math.min(1, chance + doubt)));
  const below = curve.map(({ step, chance, doubt }) => spot(step, Math.max(0, chance - doubt))).reverse();
  const spots = [...above, ...below];
  return spots.length ? `${spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${round(y)}`).join('')}Z` : '';
}

const round = (value: number) => Math.round(10 * value) / 10;

/** The side that a seat is on. */
export function sideOf(review: GameReview, seat: number): ReviewSide | undefined {
  return review.sides.find((side) => side.seat === null || side.seat === seat);
}

/** The moments that concern a side. */
export function pointsOf(review: GameReview, side: ReviewSide): ReviewPoint[] {
  return review.points.filter(({ seat }) => side.seat === null || seat === side.seat);
}

/** How the side stood at a step. */
export function chanceAt({ curve }: ReviewSide, step: number): number | null {
  return curve.findLast((point) => point.step <= step)?.chance ?? curve[0]?.chance ?? null;
}

/** Why the game was won or lost, in one sentence; '' as long as nobody knows. */
export function verdictText({ verdict, seat }: ReviewSide, words: Words): string {
  if (!verdict) return '';
  const who = seat === null ? 'team' : 'seat';
  return words.say(`analysis-${verdict.ending}-${verdict.cause}`, {
    who,
    name: seat === null ? '' : words.seat(seat),
    points: verdict.points,
  });
}

export type View = TableScene['view'];

/** What happened at a moment. */
export function pointText(point: ReviewPoint, words: Words, view: View): string {
  return words.say(`analysis-point-${point.kind}`, {
    name: words.seat(point.seat),
    action: words.action(point.chosen, view),
    before: percent(point.before),
    after: percent(point.after),
  });
}

/** The better action, and why it is better. */
export function betterText({ better, reason }: ReviewPoint, words: Words, view: View): string {
  if (!better) return '';
  const action = words.action(better, view);
  if (!reason) return words.say('analysis-better', { action });
  const why = words.say(`advice-part-${reason.code}`, { way: reason.params.way, seat: words.seat(reason.params.seat) });
  return words.say('analysis-better-because', { action, reason: why });
}
