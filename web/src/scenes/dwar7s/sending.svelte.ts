/**
 * A path on its way to the table, one action after another. However long the line is broken, the rest follows; only
 * where the table answers and does not change is it given up.
 */

import type { LegalAction } from '../../net/wire';
import type { Path } from './foresight.svelte';

/** How long news may take after an answer. */
const PATIENCE = 4000;

export class Sending {
  /** What is still to be sent. */
  queue = $state.raw<Path>([]);
  #sentAt = '';
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (code: string) => void) {}

  begin(path: Path): void {
    this.queue = path;
    this.#sentAt = '';
  }

  /** In every position one action is sent, if it may be done there. Was it now? To be asked while nothing is unanswered. */
  advance(position: string, legal: readonly LegalAction[]): boolean {
    const [next] = this.queue;
    clearTimeout(this.#patience);
    if (next === undefined) return false;
    if (position === this.#sentAt) {
      this.#patience = setTimeout(() => (this.queue = []), PATIENCE);
      return false;
    }
    const isLegal = legal.some(({ code }) => code === next);
    this.queue = isLegal ? this.queue.slice(1) : [];
    if (!isLegal) return false;
    this.#sentAt = position;
    this.send(next);
    return true;
  }
}
