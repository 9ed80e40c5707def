/** Merges events of a tale that make one line of a story. */

/** Two events that are one line, by "first+second": the facts of the second that the first takes over, by new name. */
export type Joints = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Event {
  readonly event: string;
}

/** Things of these names that happened several times in a row, once with their number. */
export function addedUp<E extends Event>(events: readonly E[], names: ReadonlySet<string>): E[] {
  const merged: E[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (last && names.has(event.event) && essence(last) === essence(event))
      merged[merged.length - 1] = { ...event, count: countOf(last) + countOf(event) };
    else merged.push(event);
  }
  return merged;
}

/** What happened once does not say so. */
function countOf(event: Event): number {
  return 'count' in event && typeof event.count === 'number' ? event.count : 1;
}

function essence(event: Event): string {
  const kept = Object.entries(event).filter(([name]) => name !== 'count' && name !== 'left');
  return JSON.stringify(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** An event and its sequel as one event, with the facts of both. */
export function joined<E extends Event>(events: readonly E[], joints: Joints): E[] {
  const merged: E[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    const taken = last && joints[`${last.event}+${event.event}`];
    if (last && taken) {
      const told = new Map<string, unknown>(Object.entries(event));
      const facts = Object.entries(taken).flatMap(([name, said]) => (told.has(name) ? [[said, told.get(name)]] : []));
      merged[merged.length - 1] = { ...last, ...Object.fromEntries(facts) };
    } else merged.push(event);
  }
  return merged;
}
