import { expect, test, vi } from 'vitest';
import { loadOmitted } from '../../src/table/history';
import { Story } from '../../src/table/story.svelte';
import type { Happening } from '../../src/net/wire';

const said = (number: number): Happening => ({
  number,
  at: 0,
  what: { kind: 'said', by: { id: 'a', name: 'Ada' }, text: String(number) },
});
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => said(first + at));
/** Pages of three. */
const page = (before: number) => {
  const first = Math.max(1, before - 3);
  return Promise.resolve({ happenings: from(first, before - 1), before: first > 1 ? first : null });
};
const numbers = (story: Story) => story.happenings.map(({ number }) => number);

test('what the news leave out is loaded page by page and put in its place', async () => {
  const story = new Story();
  story.add(from(9, 10));
  await loadOmitted({ version: 10, happenings: from(9, 10), omitted: 8 }, page, (more) => story.insert(more));
  expect(numbers(story)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  story.add(from(9, 12));
  expect(numbers(story).slice(-2)).toEqual([11, 12]);
});

test('only what is missing is loaded, and nothing twice', async () => {
  const story = new Story();
  story.add(from(1, 4));
  story.add(from(9, 10));
  const load = vi.fn(page);
  await loadOmitted({ version: 10, happenings: from(9, 10), omitted: 4 }, load, (more) => story.insert(more));
  expect(numbers(story)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(load.mock.calls).toEqual([[9], [6]]);
});

test('a page that cannot be had leaves the log as it is', async () => {
  const story = new Story();
  story.add(from(9, 10));
  const lost = () => Promise.reject(new Error('gone'));
  await loadOmitted({ version: 10, happenings: from(9, 10), omitted: 8 }, lost, (more) => story.insert(more));
  expect(numbers(story)).toEqual([9, 10]);
});

test('news that leave nothing out ask for nothing', async () => {
  const load = vi.fn(page);
  await loadOmitted({ version: 10, happenings: from(9, 10), omitted: 0 }, load, () => undefined);
  expect(load).not.toHaveBeenCalled();
});
