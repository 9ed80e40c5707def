/** What lies over a table is closed by the browser's Back, not the table left: each closeOnBack is a step of the history. */

const open: (() => void)[] = [];

const depth = (): number => (history.state as { depth?: number } | null)?.depth ?? 0;

/** Something lies open now that Back puts away with `close`; call the result when it is gone. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  // The step of a closeOnBack that went away at this very moment is used again.
  if (depth() < open.length) history.pushState({ depth: open.length }, '');
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    setTimeout(dropSpentSteps);
  };
}

/** Steps of layers that are gone are no steps any more. Who went to another page has left them behind already. */
function dropSpentSteps(): void {
  if (depth() > open.length) history.go(open.length - depth());
}

addEventListener('popstate', () => {
  while (open.length > depth()) open.pop()?.();
});
