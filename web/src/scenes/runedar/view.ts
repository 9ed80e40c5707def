/** The view of a siege as types: what the server tells a seat. */

import type { Data, Decision, View } from '../../net/wire';

export type PlaceId =
  | 'central_chamber'
  | 'carpenters'
  | 'tannery'
  | 'foundry'
  | 'carpenters_wall'
  | 'tannery_wall'
  | 'foundry_wall'
  | 'carpenters_outside'
  | 'tannery_outside'
  | 'foundry_outside'
  | 'tunnel_courtyard'
  | 'tunnel_tower'
  | 'second_tower'
  | 'third_tower';

export type Resource = 'wood' | 'leather' | 'metal';
export const RESOURCES: readonly Resource[] = ['wood', 'leather', 'metal'];
export type Amounts = Record<Resource, number>;
export type Deck = 'yellow' | 'grey' | 'red';
export const DECKS: readonly Deck[] = ['yellow', 'grey', 'red'];
export type EngineId = 'siege_tower' | 'catapult';
export type DwarfId = 'brynja' | 'torvald' | 'eldrun' | 'thrain';

export interface Goblin {
  goblin: number;
  tile: string;
  level: number;
  kind: 'named' | 'any' | 'rubble' | 'hits';
  paid: Amounts;
  needs: Amounts;
  rubble: number;
  hits: number;
}

export interface Troll {
  troll: string;
  circles: { hits: number; covered: boolean }[];
}

export interface Engine {
  engine: EngineId;
  seat: number | null;
  lying: boolean;
  due: boolean;
}

export interface Space {
  space: number;
  card: string | null;
  blocked: boolean;
  extra: Amounts;
  laid: Amounts;
  needs: Amounts;
  finished: boolean;
}

export interface Dwarf {
  seat: number;
  dwarf: DwarfId;
  place: PlaceId;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  played: string[];
  draw_deck: number;
  discard: string[];
  cards: string[];
}

export interface Odds {
  sort: 'orcs' | 'troll' | 'circle' | 'goblin' | 'engine' | 'all';
  needs: number;
  chance: number;
  count?: number;
  goblin?: number;
  troll?: string;
  engine?: EngineId;
}

export interface Siege {
  turn: number;
  to_move: number;
  decision: Decision | null;
  options: { difficulty: string; dwarfs: DwarfId[]; open_hands: boolean };
  gold: number;
  workshops: Amounts;
  orcs: Partial<Record<PlaceId, number>>;
  orc_reserve: number;
  rubble: number;
  sections: number;
  goblins_beaten: number;
  goblins: Goblin[];
  trolls: Troll[];
  troll_tiles_left: number;
  catapult_cards_left: number;
  siege_left: number;
  siege_card: string | null;
  engines: Engine[];
  board: Space[];
  decks: Record<Deck, number>;
  hired: string[];
  dwarfs: Dwarf[];
  result: string | null;
  odds?: Odds[];
  /** Only when it is over: what the chronicle says. */
  outcome?: Data;
}

/** The same object with the types of this game. */
export const siegeOf = (view: View): Siege => view as unknown as Siege;

/** How many there are at the start: each of these running out is defeat. */
export const FULL = { orcs: 10, trolls: 5, siege: 50, stones: 5, gold: 20 } as const;
export const WAVE = 10;
export const SECTIONS = 5;

/** A parameter of what is asked now. */
export function asked<T>(siege: Siege | null, name: string): T | undefined {
  return siege?.decision?.params[name] as T | undefined;
}
