/** A review as a drawing. */

import { describe, expect, it } from 'vitest';
import { bandOf, chanceAt, lineOf, pointsOf, sideOf } from '../../../src/pages/replay/review';
import type { GameReview, ReviewPoint, ReviewSide } from '../../../src/contract/messages';
import { stub } from '../../stub';

const side = stub<ReviewSide>({
  seat: 1,
  curve: [
    { step: 0, turn: 1, chance: 0.5, doubt: 0.1 },
    { step: 4, turn: 2, chance: 0.95, doubt: 0.2 },
    { step: 9, turn: 3, chance: 0, doubt: 0 },
  ],
});
const point = (step: number, seat: number) => stub<ReviewPoint>({ step, seat, kind: 'decision' });
const review = stub<GameReview>({
  sides: [stub<ReviewSide>({ seat: 0, curve: [] }), side],
  points: [point(3, 0), point(4, 1)],
});

describe('a review', () => {
  it('draws a line as wide as the game, with certainty on top', () => {
    expect(lineOf(side)).toBe('M0 50L4 5L9 100');
  });
  it('draws how far off it may be, within what a chance can be', () => {
    expect(bandOf(side)).toBe('M0 40L4 0L9 100L9 100L4 25L0 60Z');
    expect(bandOf(stub<ReviewSide>({ curve: [] }))).toBe('');
  });
  it('says how a side stood at a step between two estimates', () => {
    expect([chanceAt(side, 0), chanceAt(side, 8), chanceAt(side, 9)]).toEqual([0.5, 0.95, 0]);
  });
  it('shows a rival the moments of their own', () => {
    expect(sideOf(review, 1)).toBe(side);
    expect(pointsOf(review, side).map(({ step }) => step)).toEqual([4]);
    const team = stub<ReviewSide>({ seat: null, curve: [] });
    expect(pointsOf(stub<GameReview>({ sides: [team], points: review.points }), team)).toHaveLength(2);
  });
});
