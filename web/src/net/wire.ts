/**
 * The messages of client and server, by the names that the client uses. Their types are generated from the server's.
 */

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

/** A question changes nothing; its `ref` comes back with the answer. */
export type Question = Why | PreviewQuestion | CoachQuestion;
/** A command changes the table; its `key` makes it safe to send again. */
export type Command = Exclude<ClientMessage, Hello | Ping | Question>;
/** Any message of the server; `answer` names its kind: `done`, or a refusal with its parameters. */
export type Answer = ServerMessage;
