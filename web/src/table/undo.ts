/** Finds the deeds that were taken back, and those that an undo would take back. */

import type { Happening } from '../net/wire';

/** The deeds that were taken back; a rewind keeps the first `to` of them. */
export function undoneIn(happenings: readonly Happening[]): ReadonlySet<Happening> {
  const undone = new Set<Happening>();
  const deeds: Happening[] = [];
  for (const happening of happenings) {
    const { what } = happening;
    if (what.kind === 'action_played') deeds.push(happening);
    if (what.kind === 'rewound') for (const gone of deeds.splice(Number(what['to']))) undone.add(gone);
  }
  return undone;
}

/** The deeds that an undo takes back, oldest first. */
export interface UndoPlan {
  readonly deeds: readonly Happening[];
  /** The seat of the first deed. */
  readonly first: number;
  /** The other seats whose deeds are among them. */
  readonly others: readonly number[];
}

/** One's own last deed and all after it; the very last deed if a person has played since or none is one's own. */
export function undoPlan(
  happenings: readonly Happening[],
  undone: ReadonlySet<Happening>,
  own: readonly number[],
  seat: number | null,
): UndoPlan {
  const standing = happenings.filter((happening) => happening.what.kind === 'action_played' && !undone.has(happening));
  const lastByPerson = standing.findLastIndex(({ what }) => what.kind === 'action_played' && !what.is_bot);
  const isMine = own.includes(seatOf(standing[lastByPerson]) ?? -1);
  const deeds = standing.slice(isMine ? lastByPerson : -1);
  const others = deeds.flatMap((deed) => (isOthers(deed, seat) ? (seatOf(deed) ?? []) : []));
  return { deeds, first: seatOf(deeds[0]) ?? 0, others: [...new Set(others)] };
}

const seatOf = (happening: Happening | undefined): number | null =>
  happening?.what.kind === 'action_played' ? happening.what.seat : null;

const isOthers = ({ what }: Happening, seat: number | null): boolean =>
  what.kind === 'action_played' && (what.seat !== seat || what.is_bot);
