/** Asking the coach: only the newest question counts, and nobody is told that it was asked too often. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../src/net/wire';
import { Counsel } from '../../src/shell/counsel.svelte';
import type { Line } from '../../src/shell/opening';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asked() {
  const heard: ((answer: Answer) => void)[] = [];
  const refused: Answer[] = [];
  const line = { ask: (_: unknown, hear: (answer: Answer) => void) => heard.push(hear) } as unknown as Line;
  return { heard, refused, counsel: new Counsel(line, (answer) => refused.push(answer)) };
}
const advice = (name: string, final = true) => ({ answer: 'advice', advice: [name], final }) as unknown as Answer;

describe('the coach', () => {
  it('thinks until its last word', () => {
    const { heard, counsel } = asked();
    counsel.ask(0);
    heard[0]?.(advice('soon', false));
    expect([counsel.advice, counsel.isThinking]).toEqual([['soon'], true]);
    heard[0]?.(advice('better'));
    expect([counsel.advice, counsel.isThinking]).toEqual([['better'], false]);
  });

  it('is asked again when it was asked too fast, and nobody hears of it', () => {
    const { heard, refused, counsel } = asked();
    counsel.ask(0);
    heard[0]?.({ answer: 'too_fast', retry: 1.5 });
    expect(counsel.isThinking).toBe(true);
    vi.advanceTimersByTime(1400);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(200);
    heard[1]?.(advice('late'));
    expect(counsel.advice).toEqual(['late']);
    expect(refused).toEqual([]);
  });

  it('says nothing about what has passed', () => {
    const { heard, refused, counsel } = asked();
    counsel.ask(0);
    counsel.dismiss();
    heard[0]?.(advice('stale'));
    heard[0]?.({ answer: 'not_yours', code: 'not_your_turn' });
    expect([counsel.advice, refused]).toEqual([[], []]);
  });

  it('is not asked again about what has passed while one waited', () => {
    const { heard, counsel } = asked();
    counsel.ask(0);
    heard[0]?.({ answer: 'too_fast', retry: 1 });
    counsel.ask(1);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveLength(2);
  });

  it('says why it may not be asked at all', () => {
    const { heard, refused, counsel } = asked();
    counsel.ask(0);
    heard[0]?.({ answer: 'not_now', code: 'coach_off' });
    expect(refused).toEqual([{ answer: 'not_now', code: 'coach_off' }]);
    expect(counsel.isThinking).toBe(false);
  });
});
