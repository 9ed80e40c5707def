/**
 * The browser's Back closes the topmost layer over a table instead of leaving it: each layer is a step of the history.
 */

const open: (() => void)[] = [];

const depth = (): number => (history.state as { depth?: number } | null)?.depth ?? 0;

/** Let Back close a layer that has opened; call the result when the layer is gone. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  // A layer that closed at this very moment leaves its step for the new one.
  if (depth() < open.length) history.pushState({ depth: open.length }, '');
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    setTimeout(dropSpentSteps);
  };
}

/** Go back over the steps of closed layers, unless another page was opened meanwhile. */
function dropSpentSteps(): void {
  if (depth() > open.length) history.go(open.length - depth());
}

addEventListener('popstate', () => {
  while (open.length > depth()) open.pop()?.();
});
