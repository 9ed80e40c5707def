/** Computes what changes from one view to another, for previews. */

import {
  GEMS,
  type Colour,
  type FallView,
  type Gem,
  type Player,
  type Side,
  type Stack,
  type Action,
  type Event,
} from './view';
import { step } from './geometry';

export interface KingdomChange {
  seat: number;
  colour: Colour;
  points: [number, number];
  cards: [number, number];
}

export interface SpellChange {
  card: string;
  spell: Stack['spell'];
  was: Stack['spell'];
}

export interface Difference {
  kingdoms: KingdomChange[];
  scores: { seat: number; points: [number, number] }[];
  closed: number;
  opened: number;
  spells: SpellChange[];
  /** Actions a turn, for the player to move. */
  actions: [number, number] | null;
  /** Cards on which that seat has enough dwarfs now and had not before. */
  ready: string[];
  /** How many goals that seat has reached. */
  goals: [number, number] | null;
  /** These goals make it the last round. */
  isLast: boolean;
  /** The secret goal could be revealed then, and not now. */
  goal: boolean;
  /** Gems that come into that seat's hand. */
  gains: { gem: Gem; count: number }[];
  /** Players who hold more or fewer ogre cards. */
  ogres: { seat: number; count: [number, number] }[];
  /** Dwarfs that come home. */
  home: { seat: number; count: number }[];
  /** Dwarfs that go from one card to another. */
  walks: { seat: number; from: string; to: string }[];
  /** Cards that a new one would cover, and those that would lie on top again. */
  buried: string[];
  surfaced: string[];
  /** Cards that would have to be discarded in the end, beyond those that have to be anyway. */
  overflow: number;
  /** Why a task would come to nothing. */
  wasted: { card: string; why: string }[];
  /** Cards whose tasks are resolved: after the one chosen, an only one left follows by itself (D6.1). */
  resolved: string[];
}

export interface Moment {
  view: FallView;
  legal: readonly Action[];
}

export function differenceOf(before: Moment, after: Moment, seat: number, tale: readonly Event[] = []): Difference {
  const [old, now] = [before.view, after.view];
  const borders = borderChanges(old, now);
  const goals = goalChange(old.players[seat], now.players[seat]);
  return {
    kingdoms: kingdomChanges(old, now),
    scores: scoreChanges(old, now),
    closed: borders.filter((change) => change === 'closed').length,
    opened: borders.filter((change) => change === 'open').length,
    spells: spellChanges(old, now),
    actions:
      old.to_move === now.to_move && old.actions_allowed !== now.actions_allowed
        ? [old.actions_allowed, now.actions_allowed]
        : null,
    ready: readyCards(now, seat).filter((card) => !readyCards(old, seat).includes(card)),
    goals,
    isLast: !old.last_round && now.enough_goals.includes(seat) && !old.enough_goals.includes(seat),
    goal: canReveal(after.legal) && !canReveal(before.legal),
    gains: gainsOf(old.players[seat], now.players[seat]),
    ogres: ogreChanges(old, now),
    home: homecomers(old, now),
    walks: walksOf(old, now),
    buried: buriedCards(old, now),
    surfaced: surfacing(old, now).map(({ card }) => card),
    overflow: 0,
    wasted: wastedTasks(tale),
    resolved: resolvedCards(tale),
  };
}

function gainsOf(was?: Player, is?: Player): Difference['gains'] {
  if (!was || !is) return [];
  return GEMS.map((gem) => ({ gem, count: is.gems[gem] - was.gems[gem] })).filter(({ count }) => count > 0);
}

function ogreChanges(old: FallView, now: FallView): Difference['ogres'] {
  return paired(old, now)
    .map(([was, { seat, ogre_count }]) => ({ seat, count: [was.ogre_count, ogre_count] as [number, number] }))
    .filter(({ count: [before, after] }) => before !== after);
}

function homecomers(old: FallView, now: FallView): Difference['home'] {
  return paired(old, now)
    .map(([was, { seat, dwarfs }]) => ({ seat, count: dwarfs - was.dwarfs }))
    .filter(({ count }) => count > 0);
}

/** The card that each player's dwarf left, and the one it reached. */
function walksOf(old: FallView, now: FallView): Difference['walks'] {
  const was = new Map(old.table.map(({ card, dwarfs }) => [card, dwarfs]));
  return now.players.flatMap(({ seat, colour }) => {
    const more = ({ card, dwarfs }: Stack) => (dwarfs[colour] ?? 0) - (was.get(card)?.[colour] ?? 0);
    const [from, to] = [now.table.find((stack) => more(stack) < 0), now.table.find((stack) => more(stack) > 0)];
    return from && to ? [{ seat, from: from.card, to: to.card }] : [];
  });
}

function beneathIn({ table }: FallView): Set<string> {
  return new Set(table.flatMap(({ beneath }) => beneath.map(({ card }) => card)));
}

/** Stacks whose visible card lay beneath another before. */
export function surfacing(old: FallView, now: FallView): Stack[] {
  const known = beneathIn(old);
  return now.table.filter(({ card }) => known.has(card));
}

/** The stack under a card that was not on the table before. */
function buriedCards(old: FallView, now: FallView): string[] {
  const was = new Set(old.table.map(({ card }) => card));
  const known = beneathIn(old);
  return now.table
    .filter(({ card }) => !was.has(card) && !known.has(card))
    .flatMap(({ beneath }) => beneath.at(-1)?.card ?? []);
}

function goalChange(was?: Player, is?: Player): [number, number] | null {
  return was && is && was.goal_count !== is.goal_count ? [was.goal_count, is.goal_count] : null;
}

export function resolvedCards(tale: readonly Event[]): string[] {
  return tale.flatMap((event) => (event.event === 'card_resolved' ? [event.card] : []));
}

export function wastedTasks(tale: readonly Event[]): { card: string; why: string }[] {
  return tale.flatMap((event) => (event.event === 'task_failed' ? [{ card: event.card, why: event.why }] : []));
}

export function readyCards(view: FallView, seat: number): string[] {
  const colour = view.players[seat]?.colour;
  if (!colour) return [];
  return view.table.filter(({ ready }) => ready?.includes(colour)).map(({ card }) => card);
}

function canReveal(legal: readonly Action[]): boolean {
  return legal.some((action) => action.verb === 'reveal');
}

/** Each player as they were and as they are. */
function paired(old: FallView, now: FallView): [Player, Player][] {
  return now.players.map((player) => [old.players.find(({ seat }) => seat === player.seat) ?? player, player]);
}

export function kingdomChanges(old: FallView, now: FallView): KingdomChange[] {
  return paired(old, now)
    .map(([was, player]): KingdomChange => ({
      seat: player.seat,
      colour: player.colour,
      points: [was.kingdom_worth, player.kingdom_worth],
      cards: [was.kingdom_size, player.kingdom_size],
    }))
    .filter(({ points, cards }) => points[0] !== points[1] || cards[0] !== cards[1]);
}

function scoreChanges(old: FallView, now: FallView): Difference['scores'] {
  return paired(old, now)
    .map(([was, player]) => ({ seat: player.seat, points: [was.score, player.score] as [number, number] }))
    .filter(({ points }) => points[0] !== points[1]);
}

/** Cards on which monsters act now and did not before, or no longer do. A card that was not on top was under no spell. */
export function spellChanges(old: FallView, now: FallView): SpellChange[] {
  const was = new Map(old.table.map((stack) => [stack.card, stack.spell]));
  return now.table
    .map(({ card, spell }) => ({ card, spell, was: was.get(card) ?? null }))
    .filter((change) => change.spell !== change.was);
}

/** Each border between two cards that was not so before: `open` or `closed`. */
function borderChanges(old: FallView, now: FallView): ('open' | 'closed')[] {
  const was = bordersOf(old);
  return [...bordersOf(now)].filter(([key, state]) => was.get(key) !== state).map(([, state]) => state);
}

/** The borders between neighbouring cards, by the spaces they part. */
export function bordersOf(view: FallView): Map<string, 'open' | 'closed'> {
  const taken = new Set(view.table.map(({ x, y }) => `${x},${y}`));
  const found = new Map<string, 'open' | 'closed'>();
  for (const stack of view.table) {
    for (const side of ['east', 'south'] satisfies Side[]) {
      const next = step(stack, side);
      if (taken.has(`${next.x},${next.y}`)) {
        found.set(`${stack.x},${stack.y} ${side}`, stack.open.includes(side) ? 'open' : 'closed');
      }
    }
  }
  return found;
}
