/** The data of one game, which `contract/<game>.ts` declares, generated from the server's types. */

import type { EventData, OfferedAction, PrintedPieces, RefusalData, ViewData } from '../contract/messages';

/** What every game has. */
export interface GameData {
  View: { game: string; to_move: number; decision: { kind: string; params: object } | null; options: object };
  Event: { event: string };
  Action: { code: string; verb: string };
  Pieces: object;
  Refusal: { code: string; rule: string; params: object };
}

/** Any game, as the table knows it. */
export interface AnyGame {
  View: ViewData;
  Event: EventData;
  Action: OfferedAction;
  Pieces: PrintedPieces;
  Refusal: RefusalData;
}

type NameIn<P> = P extends unknown ? keyof P : never;
type ValueIn<P, Name> = P extends unknown ? (Name extends keyof P ? P[Name] : never) : never;

/** Whatever one of these has, by name; all of it may be missing. */
export type PartsOf<P> = { readonly [Name in NameIn<P>]?: ValueIn<P, Name> };

/** The parameters of all that a game asks. */
export type Asked<G extends GameData> = PartsOf<NonNullable<G['View']['decision']>['params']>;

/** All that a sentence of a game may be about, by name; null where it is hidden. */
export type Params<G extends GameData> = {
  readonly [Name in NameIn<Sayable<G>>]?: ValueIn<Sayable<G>, Name> | null;
};
type Sayable<G extends GameData> =
  G['Event'] | G['Action'] | NonNullable<G['View']['decision']>['params'] | G['Refusal']['params'];
