/** Plays a tale event by event, in its order. A skip lets the rest of what is queued fly by; nothing is left out. */

import type { SoundName } from '../app/sound';
import type { Motion, Stage, TableScene } from './scene';
import type { TaleEvent, View } from '../net/wire';

export interface MotionHost {
  readonly model: TableScene;
  readonly motion: Motion;
  /** 1 is the usual pace, 0 none. */
  speed(): number;
  /** `isWatched`: it moves on the screen; else only the end of the tale is seen. */
  show(change: (view: View) => void, isWatched: boolean): void;
  sound(name: SoundName): void;
  /** Each event with its number in the tale, as its movement begins: for the log and the live region. */
  told(event: TaleEvent, at: number): void;
}

export class MotionPlayer {
  #isSkipped = false;
  #wake = new Set<() => void>();

  constructor(private readonly host: MotionHost) {}

  /** All events one after another; a movement that fails is a flaw of the picture and never stops the game. */
  async play(tale: readonly TaleEvent[]): Promise<void> {
    this.#isSkipped = false;
    let isOver = false;
    const stage = this.#stage(() => isOver);
    for (const [at, event] of tale.entries()) {
      this.host.told(event, at);
      try {
        await this.#unlessSkipped(this.host.motion[event.event]?.(event, stage));
      } catch (error) {
        console.error(`motion of ${event.event}`, error);
      }
    }
    isOver = true;
  }

  /** The player has seen enough of what moves now. */
  skip(): void {
    this.#isSkipped = true;
    for (const wake of this.#wake) wake();
    this.#wake.clear();
  }

  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  /** What a skipped movement still wants to change when the tale is over comes too late. */
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

  /** Waits for it, or until the skip. */
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
