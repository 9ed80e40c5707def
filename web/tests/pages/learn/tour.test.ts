import { beforeEach, expect, it, vi } from 'vitest';
import type { TourInfo, TourStep } from '../../../src/contract/messages';
import { Tour, type TourTable } from '../../../src/pages/learn/tour.svelte';

const step = (text: string, start: number, end: number, chapter: string | null = null): TourStep => ({
  text,
  start,
  end,
  chapter,
  anchors: [],
  args: {},
});
const INFO: TourInfo = {
  learner: 0,
  level: 'apprentice',
  script: [
    [0, 'reveal'],
    [1, 'lay:a'],
    [0, 'lay:b'],
    [0, 'move:c'],
  ],
  steps: [step('hello', 0, 0, 'start'), step('reveal', 0, 1), step('move', 2, 4, 'move'), step('bye', 4, 4, 'end')],
};

function tableAt(
  progress: number | null,
): TourTable & { progress: number | null; isBusy: boolean; seek: ReturnType<typeof vi.fn> } {
  return { table: 'one', progress, isBusy: false, seek: vi.fn(() => Promise.resolve()) };
}

beforeEach(() => localStorage.clear());

it('reads on, waits for what the learner plays, and has the rest played up to the next step', () => {
  const table = tableAt(0);
  const tour = new Tour(INFO, table);
  expect([tour.step?.text, tour.isActing]).toEqual(['hello', false]);
  tour.next();
  expect([tour.step?.text, tour.isActing, tour.expected]).toEqual(['reveal', true, ['reveal']]);
  tour.next();
  tour.follow();
  expect(tour.step?.text).toBe('reveal');
  table.progress = 1;
  tour.follow();
  expect([tour.at, tour.step]).toEqual([2, null]);
  tour.follow();
  expect(table.seek).toHaveBeenLastCalledWith(2);
  table.progress = 2;
  expect(tour.expected).toEqual(['lay:b', 'move:c']);
});

it('lets only the script through, whole or in parts, and says when something else was tried', () => {
  const table = tableAt(2);
  const tour = new Tour(INFO, table);
  expect([tour.allows(['lay:b']), tour.isAstray]).toEqual([false, true]);
  tour.skipTo(2);
  expect([tour.allows(['lay:b']), tour.allows(['lay:b', 'move:c'])]).toEqual([true, true]);
  expect([tour.allows(['lay:b', 'move:d']), tour.isAstray]).toEqual([false, true]);
  tour.leave();
  expect([tour.allows(['anything']), tour.isOver, tour.step]).toEqual([true, true, null]);
});

it('goes back, repeats and skips to a chapter, wherever the table stands', () => {
  const table = tableAt(3);
  const tour = new Tour(INFO, table);
  expect(tour.chapters.map(({ name }) => name)).toEqual(['start', 'move', 'end']);
  tour.skipTo(2);
  tour.repeat();
  expect(table.seek).toHaveBeenLastCalledWith(2);
  tour.back();
  expect([tour.at, tour.chapter]).toEqual([1, 'start']);
  expect(table.seek).toHaveBeenLastCalledWith(0);
});

it('goes on after a reload where it was, and is over where the learner has left the script', () => {
  new Tour(INFO, tableAt(0)).next();
  expect(new Tour(INFO, tableAt(0)).at).toBe(1);
  expect(new Tour(INFO, tableAt(null)).isOver).toBe(true);
});

it('is silent while others play after a step, and says that turns were left out', () => {
  const script: TourInfo['script'] = Array.from({ length: 12 }, (_, at) => [at === 0 ? 0 : 1, `act:${at}`]);
  const table = tableAt(0);
  const tour = new Tour(
    { ...INFO, script, steps: [step('reveal', 0, 1), step('move', 11, 12), step('bye', 12, 12)] },
    table,
  );
  expect([tour.step?.text, tour.isLater]).toEqual(['reveal', false]);
  table.progress = 1;
  table.isBusy = true;
  tour.follow();
  expect(tour.step).toBeNull();
  table.isBusy = false;
  tour.follow();
  table.progress = 11;
  expect([tour.step?.text, tour.isLater]).toEqual(['move', true]);
  table.progress = 12;
  tour.follow();
  expect([tour.step?.text, tour.isLater]).toEqual(['bye', false]);
});
