/** The wire: what the server says and hears. The types are the server's, generated into `contract/messages.ts`. */

import type {
  ClientMessage,
  CoachQuestion,
  Hello,
  Ping,
  Preview as PreviewQuestion,
  ServerMessage,
  Why,
} from '../contract/messages';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Data = { [name: string]: Json };
/** The name of a game, as the server lists it. */
export type GameId = string;

export type {
  AdviceData as Advice,
  Changes,
  EventData as TaleEvent,
  PublicFact as Fact,
  PreviewResult as Preview,
  PublicEntry as Happening,
  MoveRefused as IllegalMove,
  Level,
  SeatView as Look,
  News,
  OfferedAction as LegalAction,
  Operation,
  Person,
  Ping,
  LobbySeat as Place,
  PresentPerson as Presence,
  Proposal,
  RefusalData as Refusal,
  Seat,
  Settings,
  TableState as Standing,
  Status,
  ViewData as View,
  Welcome,
} from '../contract/messages';

/** What changes nothing; `ref` comes back with the answer. */
export type Question = Why | PreviewQuestion | CoachQuestion;
/** A wish to change the table; `key` makes it safe to send again. */
export type Command = Exclude<ClientMessage, Hello | Ping | Question>;
/** Whatever the server says; `answer` says which: `done`, or a refusal with its facts. */
export type Answer = ServerMessage;
