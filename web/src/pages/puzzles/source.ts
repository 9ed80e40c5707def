/** Where puzzles come from: the prepared ones of a game, or one's own mistakes in a game that was reviewed. */

import { api, me } from '../../app/me.svelte';
import { hashOf } from '../../app/router.svelte';
import type { Puzzle, PuzzleAnswer, PuzzleList } from '../../contract/messages';
import type { Answer, Question } from '../../net/wire';

export interface PuzzleSource {
  /** The ids in their order. */
  readonly ids: readonly string[];
  show: (id: string) => Promise<Puzzle>;
  /** Try an action; null asks for the answer. */
  attempt: (id: string, action: string | null) => Promise<PuzzleAnswer>;
  ask: (id: string, question: Question) => Promise<Answer>;
  addressOf: (id: string) => string;
  /** Where one goes when there is no more, or by the button that closes. */
  readonly home: readonly string[];
}

export const listPuzzles = (game: string) => api.read<PuzzleList>(`/puzzles/${encodeURIComponent(game)}`);

export async function preparedPuzzles(game: string): Promise<PuzzleSource> {
  await me.known();
  const { puzzles } = await listPuzzles(game);
  const at = (id: string) => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  return {
    ids: puzzles.map(({ id }) => id),
    show: (id) => api.read<Puzzle>(at(id)),
    attempt: (id, action) => api.write<PuzzleAnswer>(`${at(id)}/tries`, { action }),
    ask: (id, question) => api.write<Answer>(`${at(id)}/questions`, question),
    addressOf: (id) => hashOf('puzzles', game, id),
    home: ['puzzles', game],
  };
}

export async function ownMistakes(table: string): Promise<PuzzleSource> {
  await me.known();
  const place = `/tables/${encodeURIComponent(table)}/puzzles`;
  const puzzles = await api.read<Puzzle[]>(place);
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  return {
    ids: [...byId.keys()],
    show: (id) => {
      const found = byId.get(id);
      return found ? Promise.resolve(found) : Promise.reject(new Error(`no mistake at ${id}`));
    },
    attempt: (id, action) => api.write<PuzzleAnswer>(`${place}/${encodeURIComponent(id)}/tries`, { action }),
    ask: (id, question) => api.write<Answer>(`${place}/${encodeURIComponent(id)}/questions`, question),
    addressOf: (id) => hashOf('mistakes', table, id),
    home: ['replay', table],
  };
}
