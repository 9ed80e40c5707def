/** The wire: what the server says and hears, as types. Field names are the server's. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Data = { [name: string]: Json };
export type GameId = 'runedar' | 'dwar7s';
export type Level = 'random' | 'apprentice' | 'journeyman' | 'master';
export type Status = 'open' | 'playing' | 'over' | 'abandoned';

export interface Person {
  id: string;
  name: string;
}

/** `owner` holds the seat; `bot` plays it now. Both: a bot stands in. Neither: the seat is free. */
export interface Seat {
  owner: Person | null;
  bot: Level | null;
  is_remote: boolean;
}

export interface Settings {
  seconds: number | null;
  wait: boolean;
  stand_in: Level;
  onlookers: boolean;
  coach?: boolean | null;
}

/** One line of the tale: `event` names it, the rest are its facts. */
export interface TaleEvent extends Data {
  event: string;
}

/** A legal action: send its `code`. `verb` and parameters say what it is. */
export interface LegalAction extends Data {
  code: string;
  verb: string;
}

export interface Decision {
  kind: string;
  seat: number;
  params: Data;
}

export interface Refusal {
  code: string;
  rule: string;
  params: Data;
}

/** What happened at the table: `kind` is `game_started`, `action_played`, `sat`, `said`, `rewound` and so on. */
export interface Happening {
  number: number;
  at: number;
  what: { kind: string; tale?: TaleEvent[]; seat?: number; is_bot?: boolean; action?: string | null } & Data;
}

/** The position through the eyes of a seat (null: an onlooker), and what that seat may do now. */
export interface Look {
  seat: number | null;
  view: View;
  legal: LegalAction[];
}

export interface View extends Data {
  game: GameId;
  to_move: number;
}

export interface Proposal extends Data {
  what: 'undo' | 'abandon';
}

export interface Standing {
  game: GameId;
  options: Data;
  settings: Settings;
  host: string;
  status: Status;
  seats: Seat[];
  actions: number;
  due: number | null;
  proposal: Proposal | null;
  commitment: string | null;
  secret: string | null;
  rewinds: Data[];
  is_rewound: boolean;
  is_helped: boolean;
  rematch: string | null;
}

export interface News {
  answer: 'news';
  table: string;
  version: number;
  standing: Standing;
  happenings: Happening[];
  looks: Look[];
  free_steps: number;
}

export interface Advice {
  action: LegalAction;
  seat: number;
  chance: number;
  chances: number[];
  rank: number | null;
  visits: number;
  reason: { code: string; params: { way: string; seat: number } } | null;
}

/** The position after a path of actions, and what could be done then; `view` is null where luck decides. */
export interface Preview {
  view: View | null;
  tale: TaleEvent[];
  legal: LegalAction[];
}
