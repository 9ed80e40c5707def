/** The position as it is drawn: it follows the tale event by event, and keeps what did not change as it was. */

import type { View } from '../net/wire';
import { deepCopy, shareUnchanged } from './structural-sharing';

export class DisplayedView {
  #seen = $state.raw<View | null>(null);
  /** Ahead of what is seen, where nothing is watched moving: there is no use in drawing what is gone at once. */
  #ahead: View | null = null;

  /** What is on the screen. */
  get view(): View | null {
    return this.#seen;
  }

  change(change: (view: View) => void, isWatched: boolean): void {
    if (!this.#seen) return;
    this.#ahead ??= deepCopy(this.#seen);
    change(this.#ahead);
    if (isWatched) this.settle(this.#ahead);
  }

  /** The tale is over: this is how it stands. */
  settle(view: View | null): void {
    this.#seen = shareUnchanged(this.#seen, view);
    this.#ahead = null;
  }
}
