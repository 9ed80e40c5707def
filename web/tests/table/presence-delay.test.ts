import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Presence } from '../../src/net/wire';
import { PresenceDelay } from '../../src/table/presence-delay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ylva: Presence = { id: 'y', name: 'Ylva', onlooker: false, alike: false };
const tordan: Presence = { id: 't', name: 'Tordan', onlooker: false, alike: false };

function hall() {
  const said: string[] = [];
  const presence = new PresenceDelay({
    came: ({ name }) => said.push(`${name} came`),
    went: ({ name }) => said.push(`${name} went`),
  });
  return { said, presence };
}

it('says nothing of those who are there when one comes', () => {
  const { said, presence } = hall();
  presence.update([ylva, tordan]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});

it('says who comes at once, and who goes after a while', () => {
  const { said, presence } = hall();
  presence.update([ylva]);
  presence.update([ylva, tordan]);
  expect(said).toEqual(['Tordan came']);
  presence.update([tordan]);
  vi.advanceTimersByTime(3_000);
  expect(said).toEqual(['Tordan came']);
  vi.advanceTimersByTime(4_000);
  expect(said).toEqual(['Tordan came', 'Ylva went']);
  presence.update([ylva, tordan]);
  expect(said.at(-1)).toBe('Ylva came');
});

it('takes a short break of the line for no leaving', () => {
  const { said, presence } = hall();
  presence.update([ylva]);
  presence.update([]);
  vi.advanceTimersByTime(3_000);
  presence.update([ylva]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});

it('says nothing more once it is closed', () => {
  const { said, presence } = hall();
  presence.update([ylva]);
  presence.update([]);
  presence.close();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});
