/** The wire: what the server says and hears. The types are the server's, generated into `contract/messages.ts`. */

import type { Coach, Heard, Hello, Ping, Preview as PreviewQuestion, Told, Why } from '../contract/messages';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Data = { [name: string]: Json };
/** The name of a game, as the server lists it. */
export type GameId = string;

export type {
  Advice,
  Changes,
  Event as TaleEvent,
  Fact,
  Future as Preview,
  Happening,
  IllegalMove,
  Level,
  Look,
  News,
  OfferedAction as LegalAction,
  Operation,
  Person,
  Ping,
  Place,
  Present as Presence,
  Proposal,
  Reason as Refusal,
  Seat,
  Settings,
  Standing,
  Status,
  View,
  Welcome,
} from '../contract/messages';

/** What changes nothing; `ref` comes back with the answer. */
export type Question = Why | PreviewQuestion | Coach;
/** A wish to change the table; `key` makes it safe to send again. */
export type Command = Exclude<Heard, Hello | Ping | Question>;
/** Whatever the server says; `answer` says which: `done`, or a refusal with its facts. */
export type Answer = Told;
