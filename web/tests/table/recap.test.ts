import { expect, it } from 'vitest';
import type { Happening } from '../../src/net/wire';
import { recapOf, sinceLastDeed } from '../../src/table/recap';
import type { Words } from '../../src/words';
import { addedUp } from '../../src/words/condense';
import { stub } from '../stub';

const words = stub<Words>({ event: ({ event }) => event, condensed: (events) => [...events] });

const deed = (number: number, seat: number, ...events: string[]): Happening => ({
  number,
  at: 0,
  what: { kind: 'action_played', seat, is_bot: seat > 0, tale: events.map((event) => ({ event })) },
});
/** The weight of an event is the number in its name. */
const tellingOf = ({ event }: { event: string }) => ({ at: [], weight: Number(event.split('-')[1] ?? 1) });
const texts = (happenings: readonly Happening[]) => recapOf(happenings, words, tellingOf).map(({ text }) => text);

it('begins after the last deed of the seat that was not taken back', () => {
  const [first, mine, green, undone] = [deed(1, 1), deed(2, 0), deed(3, 1), deed(4, 0)];
  expect(sinceLastDeed([first, mine, green, undone], new Set([undone]), 0)).toEqual([green]);
  expect(sinceLastDeed([first, green], new Set(), 0)).toEqual([first, green]);
});

it('keeps the six most important lines in the order in which they happened', () => {
  const told = texts([deed(1, 1, 'a-1', 'b-3', 'c-1', 'd-2', 'e-2', 'f-4', 'g-1', 'h-2', 'i-0')]);
  expect(told).toEqual(['b-3', 'd-2', 'e-2', 'f-4', 'g-1', 'h-2']);
});

it('has a line of each player, however little it matters', () => {
  expect(texts([deed(1, 1, 'a-3', 'b-3', 'c-3', 'd-3', 'e-3', 'f-3'), deed(2, 2, 'z-1')])).toContain('z-1');
});

it('reads first what was done against the player who looks', () => {
  const against = ({ event }: { event: string }) => ({
    ...tellingOf({ event }),
    against: event.startsWith('me') ? [0] : [2],
  });
  const deeds = [deed(1, 1, 'a-4', 'me-1', 'b-4', 'c-4', 'd-4')];
  const read = (seat: number | null) =>
    recapOf(deeds, words, against, seat)
      .filter(({ isMain }) => isMain)
      .map(({ text }) => text);
  expect(read(0)).toEqual(['me-1', 'c-4', 'd-4']);
  expect(read(null)).toEqual(['b-4', 'c-4', 'd-4']);
});

it('leaves out what is not told', () => {
  expect(recapOf([deed(1, 1, 'a-1')], words, () => null)).toEqual([]);
});

it('marks the three lines that are read first: the best of each player, then the most important', () => {
  const lines = recapOf([deed(1, 1, 'a-1', 'b-3', 'c-4'), deed(2, 2, 'd-1', 'e-2')], words, tellingOf);
  expect(lines.filter(({ isMain }) => isMain).map(({ text }) => text)).toEqual(['b-3', 'c-4', 'e-2']);
});

it('each line knows its moment and whose deed it was', () => {
  const [first, second] = [deed(1, 1, 'a-1'), deed(2, 2, 'd-1')];
  const lines = recapOf([first, second], words, tellingOf);
  expect(lines.map(({ seat, happening }) => [seat, happening])).toEqual([
    [1, first],
    [2, second],
  ]);
});

it('says once with its number what a player did several times, where it was done last', () => {
  const counted = stub<Words>({
    event: (event) => `${event.event} ${String((event as { count?: number }).count ?? 1)}`,
    condensed: (events) => addedUp(events, new Set(['paid'])),
  });
  const paid = (number: number, seat: number, on: string): Happening => ({
    number,
    at: 0,
    what: { kind: 'action_played', seat, is_bot: true, tale: [{ event: 'paid', on }] },
  });
  const deeds = [paid(1, 1, 'saw'), deed(2, 1, 'moved'), paid(3, 1, 'saw'), paid(4, 1, 'axe'), paid(5, 2, 'saw')];
  const said = recapOf([...deeds, deed(6, 1, 'moved')], counted, tellingOf);
  expect(said.map(({ text, seat }) => [text, seat])).toEqual([
    ['moved 1', 1],
    ['paid 2', 1],
    ['paid 1', 1],
    ['paid 1', 2],
    ['moved 1', 1],
  ]);
});
