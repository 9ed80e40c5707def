/** A path on its way to the table, one action after another; where the table does not follow, the rest is given up. */

import type { LegalAction } from '../../net/wire';
import type { Path } from './foresight.svelte';

/** How long an answer may take before the rest of a path is given up. */
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

  /** In every position one action is sent, if it may be done there. Was it now? */
  advance(position: string, legal: readonly LegalAction[]): boolean {
    const [next] = this.queue;
    if (next === undefined || position === this.#sentAt) return false;
    clearTimeout(this.#patience);
    const isLegal = legal.some(({ code }) => code === next);
    this.queue = isLegal ? this.queue.slice(1) : [];
    if (!isLegal) return false;
    this.#sentAt = position;
    if (this.queue.length) this.#patience = setTimeout(() => (this.queue = []), PATIENCE);
    this.send(next);
    return true;
  }
}
