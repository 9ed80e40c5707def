/** Merges events of a tale that make one line of a story. */

import { number, type Told } from './vocabulary';

/** Two events that are one line, by "first+second": the facts of the second that the first takes over, by new name. */
export type Joints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Things of these names that happened several times in a row, once with their number. */
export function addedUp(events: readonly Told[], names: ReadonlySet<string>): Told[] {
  const merged: Told[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (last && names.has(event.event) && essence(last) === essence(event))
      merged[merged.length - 1] = { ...event, count: number(last['count'] ?? 1) + number(event['count'] ?? 1) };
    else merged.push(event);
  }
  return merged;
}

function essence(event: Told): string {
  const kept = Object.entries(event).filter(([name]) => name !== 'count' && name !== 'left');
  return JSON.stringify(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** An event and its sequel as one event, with the facts of both. */
export function joined(events: readonly Told[], joints: Joints): Told[] {
  const merged: Told[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    const taken = last && joints[`${last.event}+${event.event}`];
    if (last && taken) {
      const facts = Object.entries(taken).flatMap(([name, said]) => (name in event ? [[said, event[name]]] : []));
      merged[merged.length - 1] = { ...last, ...(Object.fromEntries(facts) as Partial<Told>) };
    } else merged.push(event);
  }
  return merged;
}
