/** What changes from one view to another: a preview speaks in differences. */

import type { LegalAction, TaleEvent } from '../../net/wire';
import type { Colour, FallView, Player, Side, Stack } from './lore';
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
  /** The secret goal could be revealed then, and not now. */
  goal: boolean;
  /** Why a task would come to nothing. */
  wasted: { card: string; why: string }[];
}

export interface Moment {
  view: FallView;
  legal: readonly LegalAction[];
}

export function differenceOf(before: Moment, after: Moment, seat: number, tale: readonly TaleEvent[] = []): Difference {
  const [old, now] = [before.view, after.view];
  const borders = borderChanges(old, now);
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
    goals: goalChange(old.players[seat], now.players[seat]),
    goal: canReveal(after.legal) && !canReveal(before.legal),
    wasted: wastedTasks(tale),
  };
}

function goalChange(was?: Player, is?: Player): [number, number] | null {
  return was && is && was.goal_count !== is.goal_count ? [was.goal_count, is.goal_count] : null;
}

export function wastedTasks(tale: readonly TaleEvent[]): { card: string; why: string }[] {
  return tale
    .filter(({ event }) => event === 'task_failed')
    .map(({ card, why }) => ({ card: String(card), why: String(why) }));
}

export function readyCards(view: FallView, seat: number): string[] {
  const colour = view.players[seat]?.colour;
  if (!colour) return [];
  return view.table.filter((stack) => (stack.dwarfs[colour] ?? 0) >= stack.needs).map((stack) => stack.card);
}

function canReveal(legal: readonly LegalAction[]): boolean {
  return legal.some((action) => action.verb === 'reveal');
}

/** Each player as they were and as they are. */
function paired(old: FallView, now: FallView): [Player, Player][] {
  return now.players.map((player) => [old.players.find(({ seat }) => seat === player.seat) ?? player, player]);
}

function kingdomChanges(old: FallView, now: FallView): KingdomChange[] {
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

function spellChanges(old: FallView, now: FallView): SpellChange[] {
  const was = new Map(old.table.map((stack) => [stack.card, stack.spell]));
  return now.table
    .filter((stack) => was.has(stack.card) && was.get(stack.card) !== stack.spell)
    .map((stack) => ({ card: stack.card, spell: stack.spell, was: was.get(stack.card) ?? null }));
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
