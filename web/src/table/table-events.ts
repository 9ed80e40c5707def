/** Texts about what people do at the table beside the game: lines of the log, and toasts for the others. */

import type { Fact, Happening, Person } from '../net/wire';
import { pickedLabel } from '../app/games.svelte';
import type { TableModel } from './model.svelte';
import { i18n } from '../app/i18n.svelte';

/** The length in letters. */
const MAX_NAME_LENGTH = 18;

type Company = Pick<TableModel, 'standing' | 'isDealt' | 'name'>;

/** A line of the log; `calling` names people, as the log does unless told otherwise. */
export function tableEventText({ what }: Happening, company: Company, calling = called): string {
  const { kind } = what;
  if (kind === 'action_played' || kind === 'said') return '';
  const seat = 'seat' in what ? what.seat : null;
  const who = doer(what) ?? (seat === null ? null : company.standing.seats[seat]?.owner);
  const isOneOfMany = who && company.isDealt && seatsOf(who, company).length > 1;
  if (kind === 'rewound' && isOneOfMany) return i18n.say('table-taken-back');
  const key = kind === 'picked' && !isOwner(who, seat, company) ? 'log-picked-seat' : keyOf(what);
  const value = valueOf(what, company);
  return i18n.has(key) ? i18n.say(key, { name: who ? calling(who, company) : '', seat: (seat ?? 0) + 1, value }) : '';
}

function valueOf(what: Fact, { standing }: Company): string {
  if (what.kind === 'picked') return pickedLabel(standing.game, what.option, what.value);
  return what.kind === 'closed' ? (what.reason ?? '') : '';
}

/** The name of a person as in the log. */
function called(who: Person, company: Company): string {
  const [seat, other] = seatsOf(who, company);
  return company.isDealt && seat !== undefined && other === undefined ? company.name(seat) : who.name;
}

function isOwner(who: Person | null | undefined, seat: number | null, { standing }: Company): boolean {
  return seat !== null && standing.seats[seat]?.owner?.id === who?.id;
}

function seatsOf({ id }: Person, { standing }: Company): number[] {
  return standing.seats.flatMap(({ owner }, at) => (owner?.id === id ? [at] : []));
}

/** The kinds that are shown to others as toasts. Questions to all have a notice of their own. */
const NOTIFIED = [
  'sat',
  'picked',
  'left',
  'returned',
  'seat_passed',
  'seat_taken_back',
  'rewound',
  'declined',
  'abandoned',
  'moderated',
  'closed',
  'rematch_made',
];

/** The toast for this person, with people by their own names; '' if there is none. */
export function notificationText(happening: Happening, model: Company & Pick<TableModel, 'person' | 'own'>): string {
  const { what } = happening;
  const who = doer(what);
  if (who && who.id === model.person?.id) return '';
  if (what.kind === 'said') return i18n.say('chat-line', { name: shortName(who?.name ?? ''), text: what.text });
  const isOwnSeat = 'seat' in what && model.own.includes(what.seat);
  const isOthersChoice = what.kind === 'seat_passed' && what.why !== 'choice';
  if (isOwnSeat && !isOthersChoice) return '';
  return NOTIFIED.includes(what.kind) ? tableEventText(happening, model, ({ name }) => shortName(name)) : '';
}

/** A name cut to as many of its first words as fit into a toast. */
export function shortName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const words = name.slice(0, MAX_NAME_LENGTH).split(' ');
  return `${(words.length > 1 ? words.slice(0, -1) : words).join(' ')}…`;
}

function doer(what: Fact): Person | undefined {
  if ('person' in what) return what.person;
  if ('by' in what) return what.by;
  return 'host' in what ? what.host : undefined;
}

function keyOf(what: Fact): string {
  if (what.kind === 'bot_seated' && what.level === null) return 'log-seat_freed';
  if (what.kind === 'proposed') return `log-proposed-${what.what}`;
  if (what.kind === 'seat_passed' && what.why === 'clock') return 'log-seat_passed-clock';
  if (what.kind === 'declined' && what.is_withdrawn) return 'log-withdrawn';
  if (what.kind === 'moderated') return `log-moderated-${what.order}`;
  if (what.kind === 'closed' && what.reason) return 'log-closed-why';
  return `log-${what.kind}`;
}
