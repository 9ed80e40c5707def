/** Help in place: what a thing on the table is and does, whatever can be done with it now. */

/** Elements that fit the selector are explained by that text, which says what the paragraph of the rules says. */
export interface HelpEntry {
  readonly on: string;
  readonly text: string;
  readonly rule: string;
}

/** The nearest thing at or around the element that has an explanation, and the first entry that fits it. */
export function helpFor(element: Element, help: readonly HelpEntry[]): { thing: Element; entry: HelpEntry } | null {
  for (let thing: Element | null = element; thing; thing = thing.parentElement) {
    const at = thing;
    const entry = help.find(({ on }) => at.matches(on));
    if (entry) return { thing, entry };
  }
  return null;
}
