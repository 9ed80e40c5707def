/** It rises bit by bit: what a player needs first is there first, and nothing that follows keeps the page from answering. */

export const MOUNT_STEPS = ['table', 'hand', 'people', 'goods', 'story'] as const;
export type MountStep = (typeof MOUNT_STEPS)[number];

export class ProgressiveMount {
  #act = $state(0);

  /** Is this on the stage? */
  shows(act: MountStep): boolean {
    return MOUNT_STEPS.indexOf(act) <= this.#act;
  }

  /** All of it is there, and nothing will shift any more. */
  get isUp(): boolean {
    return this.#act >= MOUNT_STEPS.length - 1;
  }

  /** Each act comes when the one before it is on the screen. */
  rise(): () => void {
    let frame = 0;
    const next = () => {
      this.#act += 1;
      if (!this.isUp) wait();
    };
    const wait = () => {
      frame = requestAnimationFrame(() => setTimeout(next));
    };
    wait();
    return () => cancelAnimationFrame(frame);
  }
}
