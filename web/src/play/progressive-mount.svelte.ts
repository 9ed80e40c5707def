/** Mounts a scene part by part, the most needed first, so that the page answers in between. */

export class ProgressiveMount<Part extends string> {
  #mounted = $state(0);

  /** `parts` are in the order in which they are mounted. */
  constructor(private readonly parts: readonly Part[]) {}

  has(part: Part): boolean {
    return this.parts.indexOf(part) < this.#mounted;
  }

  /** All parts are mounted, and nothing will shift any more. */
  get isComplete(): boolean {
    return this.#mounted >= this.parts.length;
  }

  /** Mount each part when the one before it is painted; call the result to stop. */
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
