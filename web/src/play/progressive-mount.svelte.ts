/** Mounts a scene part by part: what a player needs first is there first, and no part keeps the page from answering. */

export class ProgressiveMount<Part extends string> {
  #mounted = $state(0);

  /** The parts in their order; what is not named among them is there from the beginning. */
  constructor(private readonly parts: readonly Part[]) {}

  has(part: Part): boolean {
    return this.parts.indexOf(part) < this.#mounted;
  }

  /** All of it is there, and nothing will shift any more. */
  get isComplete(): boolean {
    return this.#mounted >= this.parts.length;
  }

  /** Mount each part when the one before it is on the screen; call what it returns to stop. */
  start(): () => void {
    let isStopped = false;
    const afterPaint = () => requestAnimationFrame(() => setTimeout(next));
    const next = () => {
      if (isStopped) return;
      this.#mounted += 1;
      if (!this.isComplete) afterPaint();
    };
    afterPaint();
    return () => (isStopped = true);
  }
}
