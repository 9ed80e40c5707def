import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Presence } from '../../src/net/wire';
import { PresenceDelay } from '../../src/table/presence-delay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ylva: Presence = { id: 'y', name: 'Ylva', onlooker: false };
const tordan: Presence = { id: 't', name: 'Tordan', onlooker: false };

function hall() {
  const said: string[] = [];
  const attendance = new PresenceDelay({
    came: ({ name }) => said.push(`${name} came`),
    went: ({ name }) => said.push(`${name} went`),
  });
  return { said, attendance };
}

it('says nothing of those who are there when one comes', () => {
  const { said, attendance } = hall();
  attendance.hear([ylva, tordan]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});

it('says who comes at once, and who goes after a while', () => {
  const { said, attendance } = hall();
  attendance.hear([ylva]);
  attendance.hear([ylva, tordan]);
  expect(said).toEqual(['Tordan came']);
  attendance.hear([tordan]);
  vi.advanceTimersByTime(3_000);
  expect(said).toEqual(['Tordan came']);
  vi.advanceTimersByTime(4_000);
  expect(said).toEqual(['Tordan came', 'Ylva went']);
  attendance.hear([ylva, tordan]);
  expect(said.at(-1)).toBe('Ylva came');
});

it('takes a short break of the line for no leaving', () => {
  const { said, attendance } = hall();
  attendance.hear([ylva]);
  attendance.hear([]);
  vi.advanceTimersByTime(3_000);
  attendance.hear([ylva]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});

it('says nothing more once it is closed', () => {
  const { said, attendance } = hall();
  attendance.hear([ylva]);
  attendance.hear([]);
  attendance.close();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});
