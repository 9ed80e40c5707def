/** Shows what the others at the table do as toasts, and counts unread chat messages. */

import { untrack } from 'svelte';
import type { Happening, Presence } from '../net/wire';
import { PresenceDelay } from './presence-delay';
import type { TableModel } from './model.svelte';
import { shortName, notificationText } from './table-events';
import { toasts } from '../app/toasts.svelte';
import { i18n } from '../app/i18n.svelte';

export class TableNotifications {
  /** The chat is open, so its messages count as read. */
  isReading = $state(false);
  #read = $state(0);
  #announced = 0;
  #presence = new PresenceDelay({
    came: (person) => this.#announceArrival(person),
    went: (person) => announceLeaving(person),
  });

  constructor(
    private readonly model: TableModel,
    private readonly openChat: () => void,
  ) {
    this.#announced = this.#read = this.#last;
  }

  /** The number of unread chat messages of others. */
  get unread(): number {
    return this.isReading ? 0 : this.model.story.happenings.filter((happening) => this.#isUnread(happening)).length;
  }

  /** Show what has happened since the last call. */
  showNew(): void {
    const fresh = this.model.story.happenings.filter(({ number }) => number > this.#announced);
    untrack(() => {
      this.#announced = this.#last;
      for (const happening of fresh) this.#tell(happening);
      if (this.isReading) this.#read = this.#announced;
    });
  }

  updatePresence(people: readonly Presence[]): void {
    if (people.length) this.#presence.update(people.filter(({ id }) => id !== this.model.person?.id));
  }

  close(): void {
    this.#presence.close();
  }

  get #onlookers(): Presence[] {
    return this.model.presence.filter(({ id, onlooker }) => onlooker && id !== this.model.person?.id);
  }

  get #last(): number {
    return this.model.story.happenings.at(-1)?.number ?? 0;
  }

  #announceArrival({ name, onlooker }: Presence): void {
    const isLooking = onlooker && this.model.standing.status !== 'open';
    toasts.add(i18n.say(isLooking ? 'presence-looks-on' : 'presence-came', { name: shortName(name) }));
  }

  #tell(happening: Happening): void {
    const isSaid = happening.what.kind === 'said';
    // People who stood by before the start are onlookers from here on.
    if (happening.what.kind === 'game_started') for (const person of this.#onlookers) this.#announceArrival(person);
    if (isSaid && this.isReading) return;
    toasts.add(notificationText(happening, this.model), isSaid ? this.openChat : undefined);
  }

  #isUnread({ number, what }: Happening): boolean {
    return number > this.#read && what.kind === 'said' && what.by.id !== this.model.person?.id;
  }
}

function announceLeaving({ name, onlooker }: Presence): void {
  if (!onlooker) toasts.add(i18n.say('presence-went', { name: shortName(name) }));
}
