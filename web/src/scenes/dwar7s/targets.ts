/** Legal actions as things on the table that can be touched. What is legal was decided elsewhere. */

import type { LegalAction } from '../../net/wire';
import { step, type Point } from './geometry';
import type { FallView, Side, Stack } from './lore';

export interface SpaceTarget {
  at: Point;
  action: LegalAction;
  /** The card it would cover; null on a free space. */
  on: string | null;
}

export interface MoveTarget {
  from: Stack;
  side: Side;
  action: LegalAction;
}

export interface Targets {
  spaces: SpaceTarget[];
  cards: Map<string, LegalAction>;
  moves: MoveTarget[];
  /** By colour and card: `red blue_tavern`. */
  dwarfs: Map<string, LegalAction>;
  hand: Map<string, LegalAction>;
  ogres: Map<string, LegalAction>;
  held: Map<string, LegalAction>;
  goals: Map<string, LegalAction>;
  victims: LegalAction[];
  turns: LegalAction[];
  /** Verbs without a thing: stop, reveal, end_turn, decline. */
  plain: Map<string, LegalAction>;
}

type Sorter = (action: LegalAction, targets: Targets, view: FallView) => void;

const text = (action: LegalAction, name: string) => String(action[name]);
const onCard: Sorter = (action, targets) => targets.cards.set(text(action, 'card'), action);
const onDwarf: Sorter = (action, targets) =>
  targets.dwarfs.set(`${text(action, 'colour')} ${text(action, 'card')}`, action);
const onVictim: Sorter = (action, targets) => targets.victims.push(action);
/** Nothing to touch: it goes along with what is chosen, see `order.svelte.ts`. */
const nowhere: Sorter = () => undefined;
const alone: Sorter = (action, targets) => targets.plain.set(action.verb, action);

const SORTERS: Record<string, Sorter> = {
  place: onCard,
  resolve: onCard,
  dig: onCard,
  ambush: onCard,
  send: onCard,
  flee: onCard,
  swap: onDwarf,
  scare: onDwarf,
  steal: onVictim,
  rob: onVictim,
  lay: (action, targets) => targets.hand.set(text(action, 'card'), action),
  play: (action, targets) => targets.ogres.set(text(action, 'ogre'), action),
  discard: (action, targets) => targets.held.set(text(action, 'card'), action),
  buy: (action, targets) => targets.goals.set(text(action, 'goal'), action),
  order: nowhere,
  turn: (action, targets) => targets.turns.push(action),
  move: (action, targets, view) => {
    const from = stackOf(view, text(action, 'card'));
    if (from) targets.moves.push({ from, side: text(action, 'side') as Side, action });
  },
  beside: (action, targets, view) => {
    const at = spaceOf(action, view);
    if (at) targets.spaces.push({ at, action, on: null });
  },
  cover: (action, targets, view) => {
    const at = spaceOf(action, view);
    if (at) targets.spaces.push({ at, action, on: text(action, 'on') });
  },
};

export function stackOf(view: FallView, card: string): Stack | undefined {
  return view.table.find((stack) => stack.card === card);
}

/** Where a card would lie: beside a card on one of its sides, or on one. */
export function spaceOf(action: LegalAction, view: FallView): Point | null {
  const stack = stackOf(view, text(action, action.verb === 'cover' ? 'on' : 'card'));
  if (!stack) return null;
  return action.verb === 'cover' ? { x: stack.x, y: stack.y } : step(stack, text(action, 'side') as Side);
}

/** The space that was chosen on a path. */
export function spaceOn(path: readonly string[], view: FallView): Point | null {
  const code = path.find((step) => step.startsWith('beside:') || step.startsWith('cover:'));
  if (!code) return null;
  const [verb, card, side] = code.split(':') as [string, string, string | undefined];
  return spaceOf({ code, verb, card, on: card, side: side ?? null }, view);
}

/** What is done to the card that an action names. */
const DONE_TO_CARDS = ['place', 'resolve', 'dig', 'ambush'];

/** The card to which something is done, or on which a dwarf arrives. */
export function cardOn(path: readonly string[], view: FallView): string | null {
  const [verb = '', card = '', side = ''] = (path.at(-1) ?? '').split(':');
  if (DONE_TO_CARDS.includes(verb)) return card;
  const from = verb === 'move' ? stackOf(view, card) : undefined;
  const at = from && step(from, side as Side);
  return view.table.find(({ x, y }) => x === at?.x && y === at?.y)?.card ?? null;
}

/** Where on the table the last step of a path happens. */
export function placeOn(path: readonly string[], view: FallView): Point | null {
  const [, ...things] = (path.at(-1) ?? '').split(':');
  return view.table.find(({ card }) => things.includes(card)) ?? null;
}

export function targetsOf(actions: readonly LegalAction[], view: FallView): Targets {
  const targets: Targets = {
    spaces: [],
    cards: new Map(),
    moves: [],
    dwarfs: new Map(),
    hand: new Map(),
    ogres: new Map(),
    held: new Map(),
    goals: new Map(),
    victims: [],
    turns: [],
    plain: new Map(),
  };
  for (const action of actions) (SORTERS[action.verb] ?? alone)(action, targets, view);
  return targets;
}

/** Is there something to touch on the table itself? */
export function hasBoard(targets: Targets): boolean {
  return targets.spaces.length + targets.cards.size + targets.moves.length + targets.dwarfs.size > 0;
}
