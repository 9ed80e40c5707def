/** Where a replay comes from: a table of the server, or a journal that a person has opened. */

import { api, me } from '../../app/me.svelte';
import type { JournalExport, OpenedJournal, ReplayStep } from '../../contract/messages';
import type { Origin } from '../../contract/messages';
import type { Eyes } from './replay';

export interface ReplaySource {
  /** Null for a journal out of a file. */
  readonly table: string | null;
  load: (eyes: Eyes) => Promise<OpenedJournal>;
  /** The journal as text. */
  journal: () => Promise<string>;
  /** The moment that a new game may go on from. */
  momentAt: (actions: number, fate: Origin['fate']) => Origin;
}

export function ofTable(table: string): ReplaySource {
  const place = `/tables/${encodeURIComponent(table)}`;
  return {
    table,
    load: async (eyes) => {
      // A newcomer who followed a link is not enrolled yet.
      await me.known();
      const asked = eyes === null ? '' : eyes === 'open' ? '?open=true' : `?seat=${eyes}`;
      const [steps, { standing }] = await Promise.all([
        api.read<ReplayStep[]>(`${place}/replay${asked}`),
        api.look(table),
      ]);
      return { steps, standing };
    },
    journal: async () => (await api.read<JournalExport>(`${place}/journal`)).journal,
    momentAt: (actions, fate) => ({ table, actions, ...(fate && { fate }) }),
  };
}

export function ofJournal(journal: string): ReplaySource {
  return {
    table: null,
    load: async (eyes) => {
      await me.known();
      return api.openJournal({
        journal,
        ...(eyes === 'open' ? { open: true } : eyes === null ? {} : { seat: eyes }),
      });
    },
    journal: () => Promise.resolve(journal),
    momentAt: (actions, fate) => ({ journal, actions, ...(fate && { fate }) }),
  };
}

/** Save a text as a file of this machine. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
