/** What a view of Dwar7s Fall holds, as types, and the looks of the four players. No rule is here. */

export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const;
export const GEMS = ['ruby', 'emerald', 'diamond', 'gold'] as const;
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const OGRES = ['ambush', 'brute', 'panic', 'thief', 'crown'] as const;
/** What may become of a secret goal that is met in another's turn. */
export const ORDERS = ['reveal', 'keep'] as const;

export type Colour = (typeof COLOURS)[number];
export type Gem = (typeof GEMS)[number];
export type Side = (typeof SIDES)[number];
export type Ogre = (typeof OGRES)[number];
export type Order = (typeof ORDERS)[number];

/** Never colour alone: each player has a mark as well. */
export const MARKS: Record<Colour, string> = { blue: 'star', red: 'bars', green: 'ring', yellow: 'chevron' };

/** A space with cards: the visible one, who stands on it, and what lies beneath from the bottom up. */
export interface Stack {
  x: number;
  y: number;
  card: string;
  kind: string;
  colour: Colour;
  turn: number;
  walls: Side[];
  open: Side[];
  area: number;
  spell: 'silent' | 'frozen' | 'idle' | null;
  beneath: { card: string; turn: number }[];
  dwarfs: Partial<Record<Colour, number>>;
  slots: number;
  free: number;
  needs: number;
  points: number;
}

export interface Player {
  seat: number;
  colour: Colour;
  kingdom_cards: string[];
  dwarfs: number;
  gems: Record<Gem, number>;
  ogre_count: number;
  ogres: Partial<Record<Ogre, number>> | null;
  ogres_known: Partial<Record<Ogre, number>>;
  hand_size: number;
  goals: string[];
  secret: string | null;
  secret_revealed: boolean;
  /** Known to its owner alone; null once the goal is revealed. */
  secret_order: Order | null;
  goal_count: number;
  monsters: string[];
  kingdom: string[];
  kingdom_size: number;
  kingdom_worth: number;
  score: number;
}

export interface Question {
  kind: string;
  seat: number;
  params: { card?: string; colour?: Colour; x?: number; y?: number };
}

export interface FallView {
  seat: number | null;
  options: { goals_to_end: number; players: number };
  round: number;
  first: number;
  to_move: number;
  decision: Question | null;
  actions_used: number;
  actions_allowed: number;
  actions_usual: number;
  hand_limit: number;
  table: Stack[];
  areas: string[][];
  market: (string | null)[];
  goals_left: number;
  gems: Record<Gem, number>;
  ogre_deck: number;
  ogre_discard: Partial<Record<Ogre, number>>;
  players: Player[];
  last_round: boolean;
  result: string | null;
  winners: number[];
}

/** `red_ruby_mine` is the `ruby_mine` of `red`. */
export function kindOf(card: string): string {
  return card.slice(card.indexOf('_') + 1);
}

export function colourOf(card: string): Colour {
  return card.slice(0, card.indexOf('_')) as Colour;
}

const groups = new Map<string, readonly Colour[]>();

/** The same colours are the same list, so that nothing is drawn anew for them. */
export function groupOf(colours: readonly Colour[]): readonly Colour[] {
  const key = colours.join();
  const found = groups.get(key) ?? colours;
  groups.set(key, found);
  return found;
}
