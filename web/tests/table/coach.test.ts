/** Asking the coach: only the newest question counts, and nobody is told that it was asked too often. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice, Answer } from '../../src/net/wire';
import { Coach } from '../../src/table/coach.svelte';
import type { Connection } from '../../src/net/connection';
import { stub } from '../stub';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asked() {
  const heard: ((answer: Answer) => void)[] = [];
  const refused: Answer[] = [];
  const line = stub<Connection>({ ask: (_: unknown, hear: (answer: Answer) => void) => heard.push(hear) });
  return { heard, refused, coach: new Coach(line, (answer) => refused.push(answer)) };
}
const advised = (code: string) => stub<Advice>({ action: { code } });
const advice = (code: string, final = true): Answer => ({ answer: 'advice', advice: [advised(code)], final });

describe('the coach', () => {
  it('thinks until its last word', () => {
    const { heard, coach } = asked();
    coach.ask(0);
    heard[0]?.(advice('soon', false));
    expect([coach.advice, coach.isThinking]).toEqual([[advised('soon')], true]);
    heard[0]?.(advice('better'));
    expect([coach.advice, coach.isThinking]).toEqual([[advised('better')], false]);
  });

  it('is asked again when it was asked too fast, and nobody hears of it', () => {
    const { heard, refused, coach } = asked();
    coach.ask(0);
    heard[0]?.({ answer: 'too_fast', retry: 1.5 });
    expect(coach.isThinking).toBe(true);
    vi.advanceTimersByTime(1400);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(200);
    heard[1]?.(advice('late'));
    expect(coach.advice).toEqual([advised('late')]);
    expect(refused).toEqual([]);
  });

  it('says nothing about what has passed', () => {
    const { heard, refused, coach } = asked();
    coach.ask(0);
    coach.dismiss();
    heard[0]?.(advice('stale'));
    heard[0]?.({ answer: 'not_yours', code: 'not_your_turn' });
    expect([coach.advice, refused]).toEqual([[], []]);
  });

  it('is not asked again about what has passed while one waited', () => {
    const { heard, coach } = asked();
    coach.ask(0);
    heard[0]?.({ answer: 'too_fast', retry: 1 });
    coach.ask(1);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveLength(2);
  });

  it('says why it may not be asked at all', () => {
    const { heard, refused, coach } = asked();
    coach.ask(0);
    heard[0]?.({ answer: 'not_now', code: 'coach_off' });
    expect(refused).toEqual([{ answer: 'not_now', code: 'coach_off' }]);
    expect(coach.isThinking).toBe(false);
  });
});
