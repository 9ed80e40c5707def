import { expect, it, vi } from 'vitest';
import { handleTableKey, skipsStory } from '../../../src/pages/table/keys';

const deeds = () => ({
  ...{ log: vi.fn(), undo: vi.fn(), coach: vi.fn(), why: vi.fn() },
  close: vi.fn(() => true),
});

function press(key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body) {
  const done = deeds();
  on.addEventListener('keydown', (event) => handleTableKey(event as KeyboardEvent, done), { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
  return Object.entries(done).flatMap(([name, deed]) => (deed.mock.calls.length ? [name] : []));
}

it.each([
  ['l', 'log'],
  ['U', 'undo'],
  ['h', 'coach'],
  ['?', 'why'],
  ['Escape', 'close'],
])('%s means %s', (key, deed) => {
  expect(press(key)).toEqual([deed]);
});

it('leaves arrows, numbers and other letters to the scene', () => {
  expect(['ArrowLeft', '1', 'd', 'Enter'].flatMap((key) => press(key))).toEqual([]);
});

it('leaves keys alone while somebody writes, or holds Ctrl', () => {
  const field = document.createElement('input');
  expect(press('l', {}, field)).toEqual([]);
  expect(press('l', { ctrlKey: true })).toEqual([]);
});

it('closes what is open even while somebody writes there', () => {
  expect(press('Escape', {}, document.createElement('input'))).toEqual(['close']);
});

it('leaves Escape to the scene when nothing is there to be closed', () => {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  handleTableKey(escape, { ...deeds(), close: () => false });
  expect(escape.defaultPrevented).toBe(false);
});

it('leaves every key to a sheet that lies over the table', () => {
  const sheet = document.createElement('dialog');
  sheet.setAttribute('open', '');
  document.body.append(sheet);
  expect(['Escape', 'u', 'l'].flatMap((key) => press(key))).toEqual([]);
  sheet.remove();
});

it('any key skips the story, but for those that mean nothing alone, and while somebody writes', () => {
  const skips = (key: string, on: EventTarget = document.body) => {
    const event = new KeyboardEvent('keydown', { key });
    on.dispatchEvent(event);
    return skipsStory(event);
  };
  expect(['x', ' ', 'Enter', 'Escape', 'ArrowLeft'].filter((key) => !skips(key))).toEqual([]);
  expect(['Tab', 'Shift', 'Control'].filter((key) => skips(key))).toEqual([]);
  expect(skips('x', document.createElement('input'))).toBe(false);
});
