import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { ProgressiveMount } from '../../src/play/progressive-mount.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('mounts one part after another, in their order, until it is stopped', () => {
  const mounted = new ProgressiveMount(['hand', 'people', 'story']);
  const stop = mounted.start();
  expect([mounted.has('hand'), mounted.isComplete]).toEqual([false, false]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextTimer();
  expect([mounted.has('hand'), mounted.has('people')]).toEqual([true, false]);
  stop();
  vi.runAllTimers();
  expect(mounted.has('people')).toBe(false);
  mounted.start();
  vi.runAllTimers();
  expect([mounted.has('story'), mounted.isComplete]).toEqual([true, true]);
});
