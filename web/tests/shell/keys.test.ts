import { expect, it, vi } from 'vitest';
import { pressed } from '../../src/shell/keys';

const deeds = () => ({ log: vi.fn(), undo: vi.fn(), coach: vi.fn(), why: vi.fn(), close: vi.fn(), skip: vi.fn() });

function press(key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body) {
  const done = deeds();
  on.addEventListener('keydown', (event) => pressed(event as KeyboardEvent, done), { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
  return Object.entries(done).flatMap(([name, deed]) => (deed.mock.calls.length ? [name] : []));
}

it.each([
  ['l', 'log'],
  ['U', 'undo'],
  ['h', 'coach'],
  ['?', 'why'],
  ['Escape', 'close'],
  [' ', 'skip'],
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
