/** A puzzle as news: one's own seat is asked, and what comes of the answer is told from there. */

import { describe, expect, it } from 'vitest';
import { outcomeNews, positionNews, standingOf } from '../../../src/pages/puzzles/puzzle-news';
import type { PreviewResult, Puzzle } from '../../../src/contract/messages';
import { stub } from '../../stub';

const puzzle = stub<Puzzle>({
  id: 'one',
  game: 'g',
  rules: 'g/1',
  options: { players: 3 },
  seat: 1,
  table: null,
  seen: { seat: 1, view: { to_move: 1, result: null }, legal: [{ code: 'a' }, { code: 'b' }] },
});
const standing = standingOf(puzzle, { id: 'me', name: 'Ylva' }, 3);
const about = { standing, version: 4 };

describe('a puzzle as news', () => {
  it('has bots on all seats but the one that is asked', () => {
    expect(standing.seats.map(({ owner, bot }) => owner?.name ?? bot)).toEqual(['journeyman', 'Ylva', 'journeyman']);
    expect(standing.status).toBe('playing');
  });
  it('shows the position with what may be chosen, and nothing that has happened', () => {
    const news = positionNews(puzzle, about);
    expect(news.looks[0]?.legal).toHaveLength(2);
    expect(news.happenings).toEqual([]);
    expect(positionNews(puzzle, { ...about, legal: [] }).looks[0]?.legal).toEqual([]);
  });
  it('tells what comes of the better action, up to where luck decides', () => {
    const future = stub<PreviewResult>({ view: { to_move: 2 }, tale: [{ event: 'moved' }], certain: null });
    const news = outcomeNews(puzzle, future, about);
    expect(news?.looks[0]?.view.to_move).toBe(2);
    expect(news?.happenings).toHaveLength(1);
    const cut = stub<PreviewResult>({ view: null, tale: [], certain: { to_move: 1 } });
    expect(outcomeNews(puzzle, cut, about)?.looks[0]?.view.to_move).toBe(1);
    expect(outcomeNews(puzzle, stub<PreviewResult>({ view: null, tale: [], certain: null }), about)).toBeNull();
  });
});
