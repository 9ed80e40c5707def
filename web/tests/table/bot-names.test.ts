import { describe, expect, it } from 'vitest';
import { botName } from '../../src/table/bot-names';

const seats = [0, 1, 2, 3];
const namesAt = (table: string) => seats.map((seat) => botName(table, seat));

describe('names of bots', () => {
  it('differ at one table and stay the same', () => {
    for (const table of ['a', 'bcd', '0f3a9c', '']) expect(new Set(namesAt(table)).size).toBe(seats.length);
    expect(namesAt('0f3a9c')).toEqual(namesAt('0f3a9c'));
  });

  it('are others at other tables', () => {
    const tables = Array.from({ length: 40 }, (_, at) => `table-${at}`);
    expect(new Set(tables.map((table) => botName(table, 0))).size).toBeGreaterThan(10);
  });
});
