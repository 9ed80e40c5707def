/** A finished game as news, step by step or at a jump. */

import { describe, expect, it } from 'vitest';
import { newsOf } from '../../../src/pages/chronicles/replay';
import type { ReplayStep as Step } from '../../../src/contract/messages';
import type { Standing } from '../../../src/net/wire';
import { Story, eventsOf } from '../../../src/table/story.svelte';
import { stub } from '../../stub';

const steps = Array.from({ length: 5 }, (_, number) => {
  return stub<Step>({ number, seat: 0, tale: [{ event: `event_${number}` }], view: {} });
});
const standing = stub<Standing>({ status: 'over', seats: [] });
const numbers = (upto: number, isNext: boolean) =>
  newsOf(steps.slice(0, upto + 1), standing, 't', 1, isNext).happenings.map(({ number }) => number);

describe('a replay', () => {
  it('tells only what led to the next step', () => {
    expect(numbers(3, true)).toEqual([4]);
  });
  it('tells at a jump all that was before, from the deal on', () => {
    expect(numbers(3, false)).toEqual([1, 2, 3, 4]);
  });
  it('can be read back as well as on: the story is told anew', () => {
    const story = new Story();
    const read = (upto: number, isNext: boolean) => {
      if (!isNext) story.forget();
      story.add(newsOf(steps.slice(0, upto + 1), standing, 't', 1, isNext).happenings);
      return story.happenings.flatMap(eventsOf).map(({ event }) => event);
    };
    expect(read(4, false)).toHaveLength(5);
    expect(read(1, false)).toEqual(['event_0', 'event_1']);
    expect(read(2, true)).toEqual(['event_0', 'event_1', 'event_2']);
  });
});
