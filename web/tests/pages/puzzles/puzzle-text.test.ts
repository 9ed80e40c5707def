/** What a puzzle asks and answers. */

import { describe, expect, it, vi } from 'vitest';
import type { Puzzle, PuzzleAnswer } from '../../../src/contract/messages';
import type { Words } from '../../../src/words/words';
import { stub } from '../../stub';

vi.mock('../../../src/app/i18n.svelte', () => ({
  i18n: { say: (key: string, told?: object) => [key, ...Object.values(told ?? {}).map(String)].join(' ') },
}));
const { leftText, questionText, reasonText, triedText } = await import('../../../src/pages/puzzles/puzzle-text');

const words = stub<Words>({
  seat: (seat: number) => `seat ${seat}`,
  action: ({ verb }: { verb: string }) => `do ${verb}`,
  say: (key: string) => key,
});
const view = stub<Parameters<typeof reasonText>[2]>({});
const model = { words, view, name: (seat: number) => `seat ${seat}` };
const answer = (more: object) => stub<PuzzleAnswer>({ right: false, chance: 0.25, best: 0.5, better: null, ...more });

describe('a puzzle in words', () => {
  it('asks otherwise about a mistake of one’s own', () => {
    expect(questionText(stub<Puzzle>({ table: null, seat: 1, turn: 3 }), model)).toBe('puzzle-ask seat 1 3');
    expect(questionText(stub<Puzzle>({ table: 't', seat: 1, turn: 3 }), model)).toBe('puzzle-ask-mistake seat 1 3');
  });
  it('says what a try leaves, as far as that is known', () => {
    const tried = { code: 'a', verb: 'a', rule: 'R1' };
    expect(triedText(tried, answer({}), model)).toBe('puzzle-wrong-chance do a 25');
    expect(triedText(tried, answer({ chance: null }), model)).toBe('puzzle-wrong-action do a');
    expect(leftText(answer({}))).toBe('puzzle-best 50');
  });
  it('says the better action with its reason', () => {
    const reason = { code: 'gold', params: { way: 'gain', seat: 0 } };
    expect(reasonText(answer({ better: { code: 'b', verb: 'b' }, reason }), words, view)).toBe(
      'puzzle-better-because do b 50 advice-part-gold',
    );
    expect(reasonText(answer({ better: { code: 'b', verb: 'b' }, reason: null }), words, view)).toBe(
      'puzzle-better do b 50',
    );
    expect(reasonText(answer({}), words, view)).toBe('');
  });
});
