/** Plays the motion of events one after another. A skip shows the rest at once; nothing is left out. */

import type { SoundName } from '../app/sound';
import type { Motion, Stage, TableScene } from './scene';
import type { TaleEvent, View } from '../net/wire';

export interface MotionHost {
  readonly model: TableScene;
  readonly motion: Motion;
  /** 1 is the usual speed; 0: nothing moves. */
  speed(): number;
  /** `isWatched`: the change is drawn now; otherwise only the last one is drawn. */
  show(change: (view: View) => void, isWatched: boolean): void;
  sound(name: SoundName): void;
  /** An event begins to move; `at` is its index. For the log and the live region. */
  onEvent(event: TaleEvent, at: number): void;
  /** Before an event moves, and after it: time to frame its place and to read what is said there. */
  before?(event: TaleEvent): Promise<void> | void;
  after?(event: TaleEvent): Promise<void> | void;
}

export class MotionPlayer {
  #isSkipped = false;
  #wake = new Set<() => void>();

  constructor(private readonly host: MotionHost) {}

  /** Play all events one after another. A motion that throws is logged and never stops the game. */
  async play(tale: readonly TaleEvent[]): Promise<void> {
    this.#isSkipped = false;
    let isOver = false;
    const stage = this.#stage(() => isOver);
    for (const [at, event] of tale.entries()) {
      this.host.onEvent(event, at);
      try {
        if (!this.#isSkipped) await this.#unlessSkipped(this.host.before?.(event));
        await this.#unlessSkipped(this.host.motion[event.event]?.(event, stage));
        if (!this.#isSkipped) await this.#unlessSkipped(this.host.after?.(event));
      } catch (error) {
        console.error(`motion of ${event.event}`, error);
      }
    }
    isOver = true;
  }

  /** Show the rest of the events at once. */
  skip(): void {
    this.#isSkipped = true;
    for (const wake of this.#wake) wake();
    this.#wake.clear();
  }

  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  /** The stage of one run; after the run a skipped motion can change nothing any more. */
  #stage(isOver: () => boolean): Stage {
    const { host } = this;
    const speed = () => (this.#isSkipped ? 0 : host.speed());
    return {
      model: host.model,
      get pace() {
        return speed();
      },
      pause: (ms) => this.#pause(ms),
      show: (change) => {
        if (!isOver()) host.show(change, speed() > 0);
      },
      sound: (name) => {
        if (!this.#isSkipped) host.sound(name);
      },
    };
  }

  #pause(ms: number): Promise<void> {
    const speed = this.host.speed();
    if (this.#isSkipped || speed === 0) return Promise.resolve();
    return this.#unlessSkipped(new Promise((resolve) => setTimeout(resolve, ms / speed)));
  }

  /** Wait for the work or for a skip, whichever is first. */
  async #unlessSkipped(work: Promise<void> | void): Promise<void> {
    if (!work || this.#isSkipped) return;
    let wake: () => void = () => undefined;
    const skipped = new Promise<void>((resolve) => (wake = resolve));
    this.#wake.add(wake);
    try {
      await Promise.race([work, skipped]);
    } finally {
      this.#wake.delete(wake);
      work.catch(() => undefined);
    }
  }
}
