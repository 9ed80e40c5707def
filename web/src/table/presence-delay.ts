/** Reports who comes and who goes. A leaving is reported after a delay: a short break of a connection is none. */

import type { Presence } from '../net/wire';

export interface PresenceListener {
  came(person: Presence): void;
  went(person: Presence): void;
}

const LEAVE_DELAY = 6_000;

export class PresenceDelay {
  /** The people who are present as far as was reported; null before the first list. */
  #here: Map<string, Presence> | null = null;
  #going = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly usher: PresenceListener) {}

  /** Compare with the current list of people, this person excluded. */
  update(people: readonly Presence[]): void {
    const now = new Map(people.map((person) => [person.id, person]));
    const before = this.#here;
    this.#here = before ? new Map([...before, ...now]) : now;
    for (const [id, person] of now) {
      const isStaying = this.#stays(id);
      if (before && !before.has(id) && !isStaying) this.usher.came(person);
    }
    for (const [id, person] of this.#here) if (!now.has(id)) this.#goes(person);
  }

  close(): void {
    for (const timer of this.#going.values()) clearTimeout(timer);
    this.#going.clear();
  }

  /** Cancel a leaving that was not reported yet; true if there was one. */
  #stays(id: string): boolean {
    clearTimeout(this.#going.get(id));
    return this.#going.delete(id);
  }

  #goes(person: Presence): void {
    if (this.#going.has(person.id)) return;
    const timer = setTimeout(() => {
      this.#going.delete(person.id);
      this.#here?.delete(person.id);
      this.usher.went(person);
    }, LEAVE_DELAY);
    this.#going.set(person.id, timer);
  }
}
