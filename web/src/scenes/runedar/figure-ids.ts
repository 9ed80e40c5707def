/** Gives figures ids: a view only counts orcs, but each of them is to walk on the screen. */

import type { Pieces, PlaceId } from './view';

export interface Figure {
  id: number;
  place: PlaceId;
}

/** The way of the orcs, from the field to the gold: a figure that is missing at one stop may be found at the next. */
export type March = Pieces['march'];
export type Counts = Partial<Record<PlaceId, number>>;

/** The figures for new counts: as many as possible stay, and surplus ones walk on to where one is missing. */
export function assignFigures(before: readonly Figure[], counts: Counts, march: March): Figure[] {
  const room = new Map(Object.entries(counts) as [PlaceId, number][]);
  const take = (place: PlaceId | undefined): boolean => {
    const left = place === undefined ? 0 : (room.get(place) ?? 0);
    if (place !== undefined && left > 0) room.set(place, left - 1);
    return left > 0;
  };
  // The oldest of a place walk on first: nobody overtakes.
  const leaving = new Map<PlaceId, number>();
  for (const place of new Set(before.map((figure) => figure.place)))
    leaving.set(place, Math.max(0, before.filter((figure) => figure.place === place).length - (room.get(place) ?? 0)));
  const found: Figure[] = [];
  const walking: Figure[] = [];
  for (const figure of before) {
    const surplus = leaving.get(figure.place) ?? 0;
    if (surplus > 0) {
      leaving.set(figure.place, surplus - 1);
      walking.push(figure);
    } else if (take(figure.place)) found.push(figure);
  }
  for (const figure of walking) {
    const next = march[figure.place]?.to;
    if (next !== undefined && take(next)) found.push({ id: figure.id, place: next });
  }
  let id = before.reduce((highest, figure) => Math.max(highest, figure.id), 0);
  for (const [place, left] of room) for (let more = 0; more < left; more++) found.push({ id: ++id, place });
  return found.sort((a, b) => a.id - b.id);
}

/** Where a dwarf stands: a place, and which of its spots. */
export interface Settled {
  place: PlaceId;
  spot: number;
}

/** The spots of the dwarfs by seat: a dwarf that stays keeps its spot, a new one takes the first that is free. */
export function assignSettled(before: readonly Settled[], places: readonly PlaceId[]): Settled[] {
  const found = places.map((place, seat) => (before[seat]?.place === place ? before[seat] : null));
  return places.map((place, seat) => {
    const taken = new Set(found.flatMap((one) => (one?.place === place ? [one.spot] : [])));
    const free = places.findIndex((_, spot) => !taken.has(spot));
    return (found[seat] ??= { place, spot: free });
  });
}
