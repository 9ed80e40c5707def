/**
 * A guided tour at its table: which step the learner is at, what may be played there, and going back and on. Where the
 * table stands in the script is the server's to say; the step is remembered by the browser.
 */

import type { TourInfo, TourStep } from '../../contract/messages';
import { StoredByTable } from '../../app/storage';

/** The table that a tour is given at. */
export interface TourTable {
  readonly table: string;
  /** How many actions of the script are played; null: the learner has left it. */
  readonly progress: number | null;
  /** A command is not answered yet, or something moves. */
  readonly isBusy: boolean;
  /** Go back or on to where that many actions of the script are played. */
  seek(to: number): Promise<void>;
}

/** More actions than this at once are not watched: the table is simply there. */
export const MAX_WATCHED = 8;
const MAX_TABLES = 20;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const STEPS = new StoredByTable<number>('mattock.tour-steps', MAX_TABLES, isNumber);

export class Tour {
  at = $state(0);
  /** The learner tried something else; until the next step. */
  isAstray = $state(false);
  isLeft = $state(false);

  constructor(
    readonly info: TourInfo,
    private readonly table: TourTable,
  ) {
    this.at = Math.min(STEPS.get(table.table) ?? 0, info.steps.length);
  }

  /** The step that is shown; null before its moment has come, once it is played, and when the tour is over. */
  get step(): TourStep | null {
    const step = this.info.steps[this.at];
    const { progress } = this.table;
    if (!step || this.isLeft || progress === null) return null;
    const isPlayed = step.end > step.start && progress >= step.end;
    return progress >= step.start && !isPlayed ? step : null;
  }

  /** Whether turns were left out before this step, which the learner has not seen. */
  get isLater(): boolean {
    const [before, step] = [this.info.steps[this.at - 1], this.step];
    return before !== undefined && step !== null && step.start - before.end > MAX_WATCHED;
  }

  get isOver(): boolean {
    return this.isLeft || this.table.progress === null || this.at >= this.info.steps.length;
  }

  /** Whether the learner acts in this step; else there is only something to read. */
  get isActing(): boolean {
    const { step } = this;
    return step !== null && step.end > step.start;
  }

  /** The codes that the learner still has to play in this step. */
  get expected(): string[] {
    const { step } = this;
    const { progress } = this.table;
    if (!step || progress === null) return [];
    return this.info.script.slice(progress, step.end).map(([, code]) => code);
  }

  /** The chapters, each with the number of its first step. */
  get chapters(): { name: string; at: number }[] {
    return this.info.steps.flatMap(({ chapter }, at) => (chapter === null ? [] : [{ name: chapter, at }]));
  }

  get chapter(): string | null {
    return this.chapters.findLast(({ at }) => at <= this.at)?.name ?? null;
  }

  /** Whether these actions go on with the script. Anything else is refused while the tour is on. */
  allows(codes: readonly string[]): boolean {
    const { progress } = this.table;
    if (this.isOver || progress === null) return true;
    const script = this.info.script.slice(progress, progress + codes.length).map(([, code]) => code);
    const isRight = this.isActing && codes.every((code, at) => code === script[at]);
    this.isAstray = !isRight;
    return isRight;
  }

  /** Go on where the step is played, and have the script played up to where the next step stands. */
  follow(): void {
    const { progress } = this.table;
    const step = this.info.steps[this.at];
    if (progress === null || !step || this.isLeft || this.table.isBusy) return;
    if (step.end > step.start && progress >= step.end) this.#go(this.at + 1);
    else if (progress < step.start) void this.table.seek(step.start);
  }

  next(): void {
    if (this.step && !this.isActing) this.#go(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.skipTo(this.at - 1);
  }

  /** Do this step again from its start. */
  repeat(): void {
    this.skipTo(this.at);
  }

  /** Go to a step, wherever the table stands. */
  skipTo(at: number): void {
    this.#go(at);
    const step = this.info.steps[at];
    if (step && step.start !== this.table.progress) void this.table.seek(step.start);
  }

  leave(): void {
    this.isLeft = true;
    STEPS.set(this.table.table, this.info.steps.length);
  }

  #go(at: number): void {
    this.at = at;
    this.isAstray = false;
    STEPS.set(this.table.table, at);
  }
}
