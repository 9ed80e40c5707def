/** Marks elements of a scene from outside, for styles that all scenes share. */

/** Set the attribute on the first shown element of each list; call the result to remove it again. */
export function markElements(places: readonly (readonly string[])[], attribute: string): () => void {
  const found = places.flatMap((selectors) => firstShown(selectors) ?? []);
  for (const element of found) element.setAttribute(attribute, '');
  return () => {
    for (const element of found) element.removeAttribute(attribute);
  };
}

function firstShown(selectors: readonly string[]): Element | undefined {
  const found = selectors.flatMap((selector) => document.querySelector(selector) ?? []);
  return found.find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 || height > 0;
  });
}
