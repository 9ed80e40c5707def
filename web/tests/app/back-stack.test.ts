import { beforeEach, expect, it, vi } from 'vitest';

/** The history of a browser, as far as layers use it: going takes a moment. */
const steps = { states: [null] as unknown[], at: 0 };

beforeEach(() => {
  vi.resetModules();
  Object.assign(steps, { states: [null], at: 0 });
  vi.spyOn(history, 'state', 'get').mockImplementation(() => steps.states[steps.at]);
  vi.spyOn(history, 'pushState').mockImplementation((state: unknown) => {
    steps.states = [...steps.states.slice(0, steps.at + 1), state];
    steps.at += 1;
  });
  vi.spyOn(history, 'go').mockImplementation((by = 0) => {
    steps.at += by;
    dispatchEvent(new PopStateEvent('popstate'));
  });
});

const load = async () => (await import('../../src/app/back-stack')).closeOnBack;
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

it('closes the uppermost with Back, and only that', async () => {
  const layer = await load();
  const [drawer, book] = [vi.fn(), vi.fn()];
  layer(drawer);
  layer(book);
  history.go(-1);
  expect([book.mock.calls.length, drawer.mock.calls.length]).toEqual([1, 0]);
  history.go(-1);
  expect(drawer).toHaveBeenCalledOnce();
});

it('leaves no step behind of what was closed by hand', async () => {
  const layer = await load();
  const close = vi.fn();
  const gone = layer(close);
  gone();
  await later();
  expect([steps.at, close.mock.calls.length]).toEqual([0, 0]);
});

it('goes back all steps when several are gone at once', async () => {
  const layer = await load();
  const [first, second] = [layer(vi.fn()), layer(vi.fn())];
  second();
  first();
  await later();
  expect(steps.at).toBe(0);
});

it('gives the step of one to the next that opens at that moment', async () => {
  const layer = await load();
  const book = vi.fn();
  layer(vi.fn())();
  layer(book);
  await later();
  expect([steps.at, book.mock.calls.length]).toEqual([1, 0]);
});

it('does not come back from another page', async () => {
  const layer = await load();
  const gone = layer(vi.fn());
  history.pushState(null, '');
  gone();
  await later();
  expect(steps.at).toBe(2);
});
