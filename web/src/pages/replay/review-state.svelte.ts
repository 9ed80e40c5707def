/** The review of a game: asked for, waited for, and there. The server computes it, once for everybody who asks. */

import { api } from '../../app/me.svelte';
import { errorText } from '../../app/error-text';
import type { GameReview, ReviewReport } from '../../contract/messages';

/** ms between two looks at how far it is. */
const PAUSE = 1500;

export class Review {
  report = $state.raw<ReviewReport | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** The review: first a rough one, then the whole one. */
  get game(): GameReview | null {
    return this.report?.review ?? null;
  }

  get isUnderWay(): boolean {
    return this.report?.status === 'waiting' || this.report?.status === 'computing';
  }

  /** Ask for it, and follow it until it is done. */
  ask(): Promise<void> {
    return this.#take(() => api.askForReview(this.table));
  }

  /** Look for a review that somebody else may have requested. */
  look(): Promise<void> {
    return this.#take(() => api.review(this.table));
  }

  cancel(): Promise<void> {
    return this.#take(() => api.cancelReview(this.table));
  }

  /** Look no more; the server computes on for people who wait. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<ReviewReport>): Promise<void> {
    this.rest();
    this.problem = '';
    try {
      this.report = await ask();
      if (this.isUnderWay && this.report.asked) this.#timer = setTimeout(() => void this.look(), PAUSE);
      if (this.report.status === 'failed') this.report = { ...this.report, status: 'none' };
    } catch (error) {
      this.problem = errorText(error);
    }
  }
}
