/** What the chronicles say, as types. */

import type { Data, GameId, Level, TaleEvent, View } from '../net/wire';
import type { Draw } from './luck';

export interface SeatLine {
  seat: number;
  person: string | null;
  name: string | null;
  bot: Level | null;
  is_remote: boolean;
  is_helped: boolean;
  is_winner: boolean;
  score: number;
}

/** `table` is null for who is not to find it. */
export interface Chronicle {
  table: string | null;
  game: GameId;
  players: number;
  difficulty: string;
  options: Data;
  began: number;
  ended: number;
  actions: number;
  turns: number | null;
  won: boolean;
  reason: string;
  score: number;
  title: string | null;
  commitment: string;
  is_helped: boolean;
  is_rewound: boolean;
  is_rated: boolean;
  seats: SeatLine[];
}

/** `before` asks for the next page; null where there is none. */
export interface Page {
  chronicles: Chronicle[];
  before: string | null;
}

export interface Fame {
  person: string;
  name: string;
  games: number;
  wins: number;
  best: number;
  mean: number;
  rated: number;
  rating: number;
  uncertainty: number;
}

export interface Hall {
  famous: Fame[];
  before: string | null;
}

/** One action of a finished game as an onlooker saw it, and whether a deed ends with it; number 0 is the deal. */
export interface Step {
  number: number;
  seat: number | null;
  action: string | null;
  view: View;
  tale: TaleEvent[];
  luck: Draw[];
  ends_deed: boolean;
}
