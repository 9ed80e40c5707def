/** What was solved is remembered in this browser, and stays as it was the first time. */

import { beforeEach, describe, expect, it } from 'vitest';
import { rememberSolved, solvedPuzzles } from '../../../src/pages/puzzles/solved';

describe('solved puzzles', () => {
  beforeEach(() => localStorage.clear());
  it('are remembered as they were solved first', () => {
    rememberSolved('one', 'helped');
    rememberSolved('one', 'alone');
    rememberSolved('two', 'alone');
    expect(solvedPuzzles()).toEqual({ one: 'helped', two: 'alone' });
  });
  it('are none where the storage holds something else', () => {
    localStorage.setItem('mattock.puzzles-solved', '{"one": 7, "two": "alone"}');
    expect(solvedPuzzles()).toEqual({ two: 'alone' });
    localStorage.setItem('mattock.puzzles-solved', 'nonsense');
    expect(solvedPuzzles()).toEqual({});
  });
});
