import { describe, expect, it } from 'vitest';
import { groupsOf, focusTarget } from '../../../src/play/plain/actions';

describe('what may be done', () => {
  it('is grouped by verb, what there is least of first', () => {
    const legal = ['bid:1', 'bid:2', 'doubt', 'bid:3'].map((code) => ({ code, verb: code.split(':')[0] ?? '' }));
    const groups = groupsOf(legal).map(({ verb, actions }) => [verb, actions.map(({ code }) => code)]);
    expect(groups).toEqual([
      ['doubt', ['doubt']],
      ['bid', ['bid:1', 'bid:2', 'bid:3']],
    ]);
  });

  it('is reached by arrows and numbers', () => {
    expect(focusTarget('ArrowRight', -1, 3)).toBe(0);
    expect(focusTarget('ArrowDown', 2, 3)).toBe(0);
    expect(focusTarget('ArrowLeft', -1, 3)).toBe(2);
    expect(focusTarget('ArrowUp', 1, 3)).toBe(0);
    expect(focusTarget('3', 0, 3)).toBe(2);
    expect(focusTarget('4', 0, 3)).toBe(null);
    expect(focusTarget('x', 0, 3)).toBe(null);
    expect(focusTarget('ArrowLeft', -1, 0)).toBe(null);
  });
});
