import { beforeEach, expect, it, vi } from 'vitest';
import { readStored, StoredByTable, writeStored } from '../../src/app/storage';

beforeEach(() => localStorage.clear());
const isNumber = (value: unknown) => typeof value === 'number';

it('keeps what can be written, and takes null for nothing', () => {
  writeStored('one', { a: [1] });
  expect(readStored('one')).toEqual({ a: [1] });
  writeStored('one', null);
  expect([readStored('one'), localStorage.length]).toEqual([null, 0]);
});

it('reads nothing out of what is broken, or where nothing may be kept', () => {
  localStorage.setItem('one', '{broken');
  expect(readStored('one')).toBeNull();
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => writeStored('one', 1)).not.toThrow();
  refusing.mockRestore();
});

it('keeps one value a table, of the newest tables', () => {
  const stored = new StoredByTable('tables', 2, isNumber);
  stored.set('a', 1);
  stored.set('b', 2);
  stored.set('a', 3);
  stored.set('c', 4);
  expect(['a', 'b', 'c'].map((table) => stored.get(table))).toEqual([3, null, 4]);
  stored.delete('a');
  expect(stored.get('a')).toBeNull();
});

it('takes no value of another kind for one of its own', () => {
  localStorage.setItem('tables', JSON.stringify([['a', 'one'], 7, ['b'], ['c', 3]]));
  const stored = new StoredByTable('tables', 9, isNumber);
  expect(['a', 'b', 'c'].map((table) => stored.get(table))).toEqual([null, null, 3]);
});
