/** The view that is drawn. It follows the events one by one; unchanged parts stay identical. */

import type { View } from '../net/wire';
import { deepCopy, shareUnchanged } from './structural-sharing';

export class DisplayedView {
  #seen = $state.raw<View | null>(null);
  /** Changes that are not drawn yet: while nothing moves on the screen only the last state is drawn. */
  #ahead: View | null = null;

  /** The view on the screen. */
  get view(): View | null {
    return this.#seen;
  }

  change(change: (view: View) => void, isWatched: boolean): void {
    if (!this.#seen) return;
    this.#ahead ??= deepCopy(this.#seen);
    change(this.#ahead);
    if (isWatched) this.settle(this.#ahead);
  }

  /** All events are shown: draw the true view. */
  settle(view: View | null): void {
    this.#seen = shareUnchanged(this.#seen, view);
    this.#ahead = null;
  }
}
