/** The view of a siege: its types are the server's, generated into `contract/runedar.ts`. */

import type { Deck, Decision, Pieces, Resource, Supply, View } from '../../contract/runedar';

export type {
  Action,
  Amounts,
  Card,
  CardSymbol as Printed,
  Deck,
  PlayerView as Dwarf,
  DwarfName as DwarfId,
  EngineView as Engine,
  EngineName as EngineId,
  Event,
  Face,
  Game as Runedar,
  Goblin,
  HireAction,
  Mercenary,
  Odds,
  Pieces,
  Place as PlaceId,
  QuestionTraits,
  Resource,
  SiegeCard,
  Space,
  Supply,
  Symbol,
  Troll,
  View as Siege,
} from '../../contract/runedar';

export const RESOURCES: readonly Resource[] = ['wood', 'leather', 'metal'];
export const DECKS: readonly Deck[] = ['yellow', 'grey', 'red'];

/** How many there are at the start of all that may run out. */
export function fullOf({ supply }: Pick<Pieces, 'supply'>): Readonly<Record<keyof Supply, number>> {
  const { orcs, trolls, siege, wave, waves, stones, gold, sections } = supply;
  return {
    orcs: orcs.full,
    trolls: trolls.full,
    siege: siege.full,
    wave: wave.full,
    waves: waves.full,
    stones: stones.full,
    gold: gold.full,
    sections: sections.full,
  };
}

type Params = Decision['params'];
type NameIn<P> = P extends unknown ? keyof P : never;
type ValueIn<P, Name> = P extends unknown ? (Name extends keyof P ? P[Name] : never) : never;
/** The parameters of all questions. */
type Asked = { readonly [Name in NameIn<Params>]?: ValueIn<Params, Name> };

/** A parameter of what is asked now. */
export function asked<Name extends keyof Asked>(siege: View | null, name: Name): Asked[Name] {
  const params: Asked = siege?.decision?.params ?? {};
  return params[name];
}

/** The spot of a goblin of that tile, which stands in a slot of the courtyard. */
export function goblinSpot(tile: string, { goblins }: View): string {
  const slot = goblins.find((goblin) => goblin.tile === tile)?.goblin;
  return slot === undefined ? 'tunnel' : `goblin_${slot}`;
}
