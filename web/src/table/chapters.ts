/** The chapters of the log: rounds, waves, whatever a game counts. */

import type { TaleEvent } from '../net/wire';

/** The heading of each chapter, by the event that begins it. A heading that goes on begins nothing. */
export function chaptersOf(
  events: readonly TaleEvent[],
  headingOf: (event: TaleEvent) => string | null,
): ReadonlyMap<TaleEvent, string> {
  const found = new Map<TaleEvent, string>();
  let last: string | null = null;
  for (const event of events) {
    const heading = headingOf(event);
    if (heading === null || heading === last) continue;
    found.set(event, heading);
    last = heading;
  }
  return found;
}
