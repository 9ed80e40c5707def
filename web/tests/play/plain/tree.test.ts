import { describe, expect, it } from 'vitest';
import { NOTHING, treeOf } from '../../../src/play/plain/tree';
import type { Words } from '../../../src/words/words';
import { stub } from '../../stub';

const words = stub<Words>({
  has: (key: string) => key === 'field-round',
  say: () => 'Round',
  seat: (seat: number) => `Player ${seat + 1}`,
  phrase: (name: string, value: unknown) => (name === 'face' ? `a ${String(value)}` : JSON.stringify(value)),
});

describe('a view as a tree', () => {
  it('has names and values, and leaves out what is said elsewhere', () => {
    const view = { game: 'dice', to_move: 0, decision: { kind: 'bid' }, round: 3, face: 'six', bid: null, gone: [] };
    expect(treeOf(view, words)).toEqual([
      { label: 'Round', text: '3' },
      { label: 'Face', text: 'a six' },
      { label: 'Bid', text: NOTHING },
      { label: 'Gone', text: NOTHING },
    ]);
  });

  it('names players, counts in one row and goes as deep as there are parts', () => {
    const view = {
      players: [{ seat: 1, roll: { six: 2 }, best: { face: 'six', of: [{ face: 'one' }] } }],
    };
    expect(treeOf(view, words)).toEqual([
      {
        label: 'Players',
        seat: null,
        rows: [
          {
            label: 'Player 2',
            seat: 1,
            rows: [
              { label: 'Roll', text: '{"six":2}' },
              {
                label: 'Best',
                seat: null,
                rows: [
                  { label: 'Face', text: 'a six' },
                  {
                    label: 'Of',
                    seat: null,
                    rows: [{ label: '1', seat: null, rows: [{ label: 'Face', text: 'a one' }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });
});
