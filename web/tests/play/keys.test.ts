import { describe, expect, it, vi } from 'vitest';
import { handleKey, isTaken, type KeyTable } from '../../src/play/keys';

const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...more });

describe('a table of keys', () => {
  const done = vi.fn();
  const TABLE: KeyTable<string> = { r: done, '0': done, '1-9': done, escape: () => false };

  it('finds letters however they are written, and digits together', () => {
    for (const key of ['r', 'R', '0', '1', '9']) expect(handleKey(press(key), TABLE, 'hands')).toBe(true);
    expect(done).toHaveBeenCalledTimes(5);
    expect(handleKey(press('x'), TABLE, 'hands')).toBe(false);
  });

  it('ends the way of a key that did something, and of no other', () => {
    const [useful, useless] = [press('r'), press('Escape')];
    expect([handleKey(useful, TABLE, ''), handleKey(useless, TABLE, '')]).toEqual([true, false]);
    expect([useful.defaultPrevented, useless.defaultPrevented]).toEqual([true, false]);
  });

  it('leaves keys with Ctrl to the browser, and taken ones to whom they belong', () => {
    const taken = press('r');
    taken.preventDefault();
    expect(handleKey(taken, TABLE, '')).toBe(false);
    expect(handleKey(press('r', { ctrlKey: true }), TABLE, '')).toBe(false);
  });
});

it.each([
  ['<input>', true],
  ['<dialog><button></button></dialog>', true],
  ['<p></p>', false],
])('a key pressed in %s is taken: %s', (html, expected) => {
  document.body.innerHTML = html;
  const event = press('r', { bubbles: true });
  document.body.querySelector('button, input, p')?.dispatchEvent(event);
  expect(isTaken(event)).toBe(expected);
});
