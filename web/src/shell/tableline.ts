/** What people did at the table, beside the game, as lines of the story. */

import type { Happening, Person } from '../net/wire';
import type { TableModel } from './table.svelte';
import { ui } from './ui.svelte';

export function tableLine({ what }: Happening, model: Pick<TableModel, 'standing'>): string {
  const { kind } = what;
  if (kind === 'action_played' || kind === 'said') return '';
  const seat = typeof what.seat === 'number' ? what.seat : null;
  const who = (what['person'] ?? what['by'] ?? what['host']) as Person | undefined;
  const name = who?.name ?? (seat === null ? '' : (model.standing.seats[seat]?.owner?.name ?? ''));
  const key = keyOf(kind, what);
  return ui.has(key) ? ui.say(key, { name, seat: (seat ?? 0) + 1 }) : '';
}

function keyOf(kind: string, what: Happening['what']): string {
  if (kind === 'bot_seated' && what['level'] === null) return 'log-seat_freed';
  if (kind === 'proposed') return `log-proposed-${String(what['what'])}`;
  if (kind === 'seat_passed' && what['why'] === 'clock') return 'log-seat_passed-clock';
  return `log-${kind}`;
}
