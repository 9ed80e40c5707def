/** The people at a table, what the host may do about them, and who may speak. */

import type { Person, Standing } from '../net/wire';
import type { TableModel } from './model.svelte';

type Company = Pick<TableModel, 'standing' | 'presence' | 'person' | 'own' | 'isHost'>;

/** Another person at the table. */
export interface Other extends Person {
  readonly isOnlooker: boolean;
  readonly isMuted: boolean;
  readonly isAlike: boolean;
}

/** Everybody else with a seat, then whoever looks on. */
export function othersAt({ standing, presence, person }: Company): Other[] {
  const owners = standing.seats.flatMap(({ owner }) => owner ?? []);
  const people = new Map<string, Person>([...owners, ...presence].map((one) => [one.id, one]));
  people.delete(person?.id ?? '');
  return [...people.values()].map(({ id, name }) => ({
    id,
    name,
    isOnlooker: !owners.some((owner) => owner.id === id),
    isMuted: standing.muted.includes(id),
    isAlike: isAlike(id, { standing, presence }),
  }));
}

/** Whether a person could be taken for somebody else here. */
export function isAlike(id: string, { standing, presence }: Pick<Company, 'standing' | 'presence'>): boolean {
  return standing.alike.includes(id) || presence.some((one) => one.id === id && one.alike);
}

/** Whether a speaker has no seat, whatever the name. */
export function isOnlooker(id: string, { seats, host }: Standing): boolean {
  return host !== id && seats.every(({ owner }) => owner?.id !== id);
}

/** Why this person may not speak; null if they may. */
export function silenceOf(company: Company): 'closed' | 'muted' | 'onlooker' | null {
  const { standing, person, own, isHost } = company;
  if (standing.closed) return 'closed';
  if (person && standing.muted.includes(person.id)) return 'muted';
  const isKept = Object.values(standing.kept).some(({ id }) => id === person?.id);
  return own.length || isHost || isKept || standing.settings.onlookers_talk ? null : 'onlooker';
}

/** A host removes nobody from a rated game that they play in. */
export function mayRemove({ isOnlooker }: Other, { status, settings }: Standing): boolean {
  return isOnlooker || !settings.rated || status !== 'playing';
}
