/** Which opponents one click brings: newcomers begin at the first step and go up and down by how they did. */

import { readStored, writeStored } from '../../app/storage';
import type { Data, GameId, Level, Standing, View } from '../../net/wire';
import type { Step } from '../../play/hall-entry';
import { hallEntry } from '../../scenes/registry';

const STORAGE_KEY = 'mattock.steps';
/** A player with less than this part of the best score has lost badly. */
const BAD_SHARE = 0.6;
const USUAL_LEVEL: Level = 'journeyman';

/** The number of the step at which this person plays. */
export function stepNumber(game: GameId): number {
  const stored = (Object(readStored(STORAGE_KEY)) as Record<string, unknown>)[game];
  const last = stepsOf(game).length - 1;
  return typeof stored === 'number' && Number.isInteger(stored) ? Math.min(Math.max(stored, 0), Math.max(last, 0)) : 0;
}

export function stepOf(game: GameId, number = stepNumber(game)): Step {
  return stepsOf(game)[number] ?? { level: USUAL_LEVEL };
}

export function chooseStep(game: GameId, number: number): void {
  writeStored(STORAGE_KEY, { ...Object(readStored(STORAGE_KEY)), [game]: number });
}

/** A person who sets up a game as hard as a step plays at that step from now on. */
export function rememberStep(game: GameId, level: Level, options: Data): void {
  const found = stepsOf(game).findIndex((step) => isStep(step, [level], options));
  if (found >= 0) chooseStep(game, found);
}

const isStep = (step: Step, levels: readonly Level[], options: Readonly<Record<string, unknown>>): boolean =>
  levels.every((level) => level === step.level) &&
  Object.entries(step.options ?? {}).every(([name, value]) => options[name] === value);

/** The step to offer after a game: up after a win, down after a bad loss; null for none, or if it was another kind of game. */
export function offeredStep(standing: Standing, view: View, seat: number | null): number | null {
  const at = playedStep(standing);
  if (at === null || seat === null) return null;
  const wanted = at + verdict(view, seat);
  return wanted !== at && stepsOf(standing.game)[wanted] ? wanted : null;
}

/** 1 after a win, -1 after a bad loss or where all lost together, 0 else. */
function verdict(view: View, seat: number): -1 | 0 | 1 {
  const { winners = [], scores = [] } = Object(view['outcome']) as { winners?: number[]; scores?: number[] };
  if (winners.includes(seat)) return 1;
  const best = Math.max(0, ...scores);
  return winners.length === 0 || (scores[seat] ?? 0) < best * BAD_SHARE ? -1 : 0;
}

/** The step that the table was, if it was one: one person, and bots of its level with its options. */
function playedStep({ game, seats, options }: Standing): number | null {
  const bots = seats.flatMap(({ bot, owner }) => (bot && !owner ? [bot] : []));
  if (bots.length !== seats.length - 1) return null;
  const found = stepsOf(game).findIndex((step) => isStep(step, bots, options));
  return found < 0 ? null : found;
}

const stepsOf = (game: GameId): readonly Step[] => hallEntry(game)?.steps ?? [];
