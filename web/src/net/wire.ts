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
  listed?: boolean;
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

/** The rules refuse what was sent: of a deed the action at `index`, and with it all of them. */
export interface IllegalMove extends Refusal {
  answer: 'illegal_move';
  index: number;
}

/** What happened at the table: `kind` is `game_started`, `action_played`, `sat`, `said`, `rewound` and so on. What was
 * played is a whole deed: its `actions` are told to the person who played it, its tale to everybody. */
export interface Happening {
  number: number;
  at: number;
  what: { kind: string; tale?: TaleEvent[]; seat?: number; is_bot?: boolean; actions?: string[] } & Data;
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

/** `number` is the entry that asked, `waiting` the people who have not answered, `to` the deeds that would stand. */
export interface Proposal {
  number: number;
  what: 'undo' | 'abandon';
  by: Person;
  to: number;
  waiting: string[];
}

export interface Standing {
  game: GameId;
  options: Data;
  settings: Settings;
  host: string;
  status: Status;
  seats: Seat[];
  deeds: number;
  due: number | null;
  proposal: Proposal | null;
  commitment: string | null;
  secret: string | null;
  rewinds: Data[];
  is_rewound: boolean;
  is_helped: boolean;
  /** The coach may be asked at this table. */
  coach: boolean;
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

/** A step of a JSON Patch. `path` is `/name`, a member, or `/name/3`, an element of the list there. */
export interface Operation {
  op: 'add' | 'replace' | 'remove';
  path: string;
  /** Not with `remove`. */
  value?: Json;
}

/** News as what is different `since` those told just before: the same looks in the same order, each `legal` whole. */
export interface Changes {
  answer: 'changes';
  table: string;
  since: number;
  version: number;
  /** Null: as before, but for `deeds`. */
  standing: Standing | null;
  deeds: number;
  happenings: Happening[];
  looks: { seat: number | null; patch: Operation[]; legal: LegalAction[] }[];
  free_steps: number;
}

export interface Advice {
  action: LegalAction;
  /** What the seat would mostly do next. */
  then: LegalAction | null;
  seat: number;
  chance: number;
  chances: number[];
  rank: number | null;
  visits: number;
  reason: { code: string; params: { way: string; seat: number } };
}

/** The position after a path of actions, and what could be done then; `view` is null where luck decides. */
export interface Preview {
  view: View | null;
  tale: TaleEvent[];
  legal: LegalAction[];
}

/** A wish to change the table; `key` makes it safe to send again. */
export interface Command extends Data {
  do: string;
}

/** Whatever the server answers; `answer` says which. `done`, or a refusal with its facts. */
export interface Answer {
  answer: string;
  re?: string | null;
  [fact: string]: unknown;
}

export interface Presence {
  id: string;
  name: string;
  onlooker: boolean;
}

/** A seat as the lobby shows it: a name, a bot's level, both or neither. */
export interface Place {
  name: string | null;
  bot: Level | null;
}
