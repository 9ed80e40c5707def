/** Marks elements of a scene from outside, for styles that all scenes share. */

const RETRY_MS = 250;
const MAX_TRIES = 40;

/**
 * Set the attribute on the first shown element of each list, with a colour of its own where there is one (`--by`); call
 * the result to remove it again. A scene appears part by part: what is not there yet is looked for again for a while.
 */
export function markElements(
  places: readonly (readonly string[])[],
  attribute: string,
  colours: readonly (string | undefined)[] = [],
): () => void {
  const found = new Set<Element>();
  const colourOf = (selectors: readonly string[]) => colours[places.indexOf(selectors)];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (triesLeft: number, missing: readonly (readonly string[])[]) => {
    const next = missing.filter((selectors) => {
      const element = firstShown(selectors);
      element?.setAttribute(attribute, '');
      if (element) found.add(element);
      const colour = colourOf(selectors);
      if (colour) (element as HTMLElement | undefined)?.style.setProperty('--by', colour);
      return !element;
    });
    if (next.length && triesLeft) timer = setTimeout(() => mark(triesLeft - 1, next), RETRY_MS);
  };
  mark(MAX_TRIES, places);
  return () => {
    clearTimeout(timer);
    for (const element of found) {
      element.removeAttribute(attribute);
      (element as HTMLElement).style.removeProperty('--by');
    }
  };
}

function firstShown(selectors: readonly string[]): Element | undefined {
  const found = selectors.flatMap((selector) => document.querySelector(selector) ?? []);
  return found.find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 || height > 0;
  });
}
