/** A finished game as news, step by step or at a jump. */

import { describe, expect, it } from 'vitest';
import { chaptersIn, eyesOf, isPlayed, newsOf, nextOf, stopsOf } from '../../../src/pages/replay/replay';
import type { ReplayStep as Step } from '../../../src/contract/messages';
import type { Standing } from '../../../src/net/wire';
import { Story, eventsOf } from '../../../src/table/story.svelte';
import { stub } from '../../stub';

const steps = Array.from({ length: 7 }, (_, number) =>
  stub<Step>({
    number,
    seat: 0,
    tale: [{ event: `event_${number}` }],
    view: { to_move: 1 },
    ends_deed: number % 2 === 0,
    turn: Math.floor(number / 4),
  }),
);
const standing = stub<Standing>({ status: 'over', seats: [] });
const news = (from: number | null, to: number, eyes: number | 'open' | null = null) =>
  newsOf(steps, { from, to }, { standing, table: 't', version: 1, eyes });
const numbers = (from: number | null, to: number) => news(from, to).happenings.map(({ number }) => number);

describe('a replay', () => {
  it('tells only what led to the next step', () => {
    expect(numbers(2, 3)).toEqual([4]);
    expect(numbers(1, 4)).toEqual([3, 4, 5]);
  });
  it('tells at a jump all that was before, from the deal on', () => {
    expect(numbers(null, 3)).toEqual([1, 2, 3, 4]);
  });
  it('can be read back as well as on: the story is told anew', () => {
    const story = new Story();
    const read = (from: number | null, to: number) => {
      if (from === null) story.forget();
      story.add(news(from, to).happenings);
      return story.happenings.flatMap(eventsOf).map(({ event }) => event);
    };
    expect(read(null, 4)).toHaveLength(5);
    expect(read(null, 1)).toEqual(['event_0', 'event_1']);
    expect(read(1, 2)).toEqual(['event_0', 'event_1', 'event_2']);
  });
  it('plays what is near and jumps over what is far or lies behind', () => {
    expect([isPlayed(3, 4), isPlayed(3, 40), isPlayed(3, 300), isPlayed(4, 3), isPlayed(4, 4)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  it('stops at the ends of deeds or of turns', () => {
    expect(stopsOf(steps, 'deed')).toEqual([0, 2, 4, 6]);
    expect(stopsOf(steps, 'turn')).toEqual([0, 3, 6]);
    expect(nextOf([0, 3, 6], 3, 1)).toBe(6);
    expect(nextOf([0, 3, 6], 2, -1)).toBe(0);
    expect(nextOf([0, 3, 6], 6, 1)).toBe(6);
  });
  it('begins a chapter where its heading changes', () => {
    const headings = (event: { event: string }) => (event.event >= 'event_3' ? 'second' : 'first');
    expect(chaptersIn(steps, headings)).toEqual([
      { at: 0, heading: 'first' },
      { at: 3, heading: 'second' },
    ]);
  });
  it('looks through the eyes of a seat, of nobody, or of who moves', () => {
    expect(news(null, 3).looks[0]?.seat).toBeNull();
    expect(news(null, 3, 0).looks[0]?.seat).toBe(0);
    expect(news(null, 3, 'open').looks[0]?.seat).toBe(1);
    expect([eyesOf('1', 2), eyesOf('2', 2), eyesOf('open', 2), eyesOf('me', 2), eyesOf(undefined, 2)]).toEqual([
      1,
      null,
      'open',
      null,
      null,
    ]);
  });
});
