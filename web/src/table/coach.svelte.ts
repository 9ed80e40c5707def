/**
 * The coach's advice on the current position. Only the newest question counts; one that came too soon is asked again.
 */

import type { Advice, Answer } from '../net/wire';
import type { Connection } from '../net/connection';

export class Coach {
  advice = $state.raw<readonly Advice[]>([]);
  isThinking = $state(false);
  #newest = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly refused: (answer: Answer) => void,
  ) {}

  /** Ask for advice; better answers arrive for some seconds. */
  ask(seat: number): void {
    clearTimeout(this.#again);
    this.isThinking = true;
    const asked = (this.#newest += 1);
    this.connection.ask({ do: 'coach', seat }, (answer) => {
      if (asked === this.#newest) this.#heard(answer, seat);
    });
  }

  /** Drop the advice: the position has changed, or the panel was closed. */
  dismiss(): void {
    clearTimeout(this.#again);
    this.#newest += 1;
    this.isThinking = false;
    this.advice = [];
  }

  #heard(answer: Answer, seat: number): void {
    if (answer.answer === 'too_fast') {
      this.#again = setTimeout(() => this.ask(seat), answer.retry * 1000 + 50);
      return;
    }
    this.isThinking = answer.answer === 'advice' && !answer.final;
    if (answer.answer === 'advice') this.advice = answer.advice;
    else this.refused(answer);
  }
}
