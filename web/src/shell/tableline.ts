/** What people did at the table, beside the game, in words: as lines of the story, and as notes to the others. */

import type { Happening, Person, Seat } from '../net/wire';
import type { TableModel } from './table.svelte';
import { ui } from './ui.svelte';

export function tableLine({ what }: Happening, seats: readonly Seat[]): string {
  const { kind } = what;
  if (kind === 'action_played' || kind === 'said') return '';
  const seat = typeof what.seat === 'number' ? what.seat : null;
  const name = doer(what)?.name ?? (seat === null ? '' : (seats[seat]?.owner?.name ?? ''));
  const key = keyOf(kind, what);
  return ui.has(key) ? ui.say(key, { name, seat: (seat ?? 0) + 1 }) : '';
}

/** Worth interrupting those who did not do it themselves. What is asked of all has a notice of its own. */
const HERALDED = [
  'sat',
  'left',
  'returned',
  'seat_passed',
  'seat_taken_back',
  'rewound',
  'declined',
  'abandoned',
  'rematch_made',
];

/** The note for this person; '' if there is none. */
export function heralded(happening: Happening, model: Pick<TableModel, 'standing' | 'person' | 'own'>): string {
  const { what } = happening;
  const who = doer(what);
  if (who && who.id === model.person?.id) return '';
  if (what.kind === 'said') return ui.say('chat-line', { name: who?.name ?? '', text: String(what['text']) });
  const isOwnSeat = typeof what.seat === 'number' && model.own.includes(what.seat);
  if (isOwnSeat && what['why'] !== 'clock') return '';
  return HERALDED.includes(what.kind) ? tableLine(happening, model.standing.seats) : '';
}

function doer(what: Happening['what']): Person | undefined {
  return (what['person'] ?? what['by'] ?? what['host']) as Person | undefined;
}

function keyOf(kind: string, what: Happening['what']): string {
  if (kind === 'bot_seated' && what['level'] === null) return 'log-seat_freed';
  if (kind === 'proposed') return `log-proposed-${String(what['what'])}`;
  if (kind === 'seat_passed' && what['why'] === 'clock') return 'log-seat_passed-clock';
  return `log-${kind}`;
}
