/** Waits for a good moment to do what is not urgent, such as drawing ornaments. */

/** Resolves when the changes so far have been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves when the browser is idle, at the latest after `timeout` ms. */
export function whenIdle(timeout = 400): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 50);
  });
}
