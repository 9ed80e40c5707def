/** When there is time for what need not be there first: ornaments, whatever is not looked at yet. */

/** Until what was changed so far is on the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Until the browser has nothing better to do, at most so many ms. */
export function whenIdle(timeout = 400): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 50);
  });
}
