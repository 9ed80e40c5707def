/** Maps legal actions to the things on the table that can be clicked. */

import { step, type Point } from './geometry';
import type { Action, FallView, ScareAction, Side, Stack, SwapAction } from './view';

export interface SpaceTarget {
  at: Point;
  action: Action;
  /** The card it would cover; null on a free space. */
  on: string | null;
}

export interface MoveTarget {
  from: Stack;
  side: Side;
  action: Action;
}

export interface Targets {
  spaces: SpaceTarget[];
  cards: Map<string, Action>;
  moves: MoveTarget[];
  /** By colour and card: `red blue_tavern`. */
  dwarfs: Map<string, Action>;
  hand: Map<string, Action>;
  ogres: Map<string, Action>;
  held: Map<string, Action>;
  goals: Map<string, Action>;
  victims: Action[];
  turns: Action[];
  /** Verbs without a thing: stop, reveal, end_turn, decline. */
  plain: Map<string, Action>;
}

type Sorter<A extends Action = Action> = (action: A, targets: Targets, view: FallView) => void;
type Sorters = { readonly [Verb in Action['verb']]?: Sorter<Extract<Action, { verb: Verb }>> };

const onCard = (action: Extract<Action, { card: string }>, targets: Targets) => targets.cards.set(action.card, action);
const onDwarf = (action: SwapAction | ScareAction, targets: Targets) =>
  targets.dwarfs.set(`${action.colour} ${action.card}`, action);
const onVictim: Sorter = (action, targets) => targets.victims.push(action);
/** No target: it accompanies another action, see `standing-order.svelte.ts`. */
const nowhere: Sorter = () => undefined;
const alone: Sorter = (action, targets) => targets.plain.set(action.verb, action);

const SORTERS: Sorters = {
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
  lay: (action, targets) => targets.hand.set(action.card, action),
  play: (action, targets) => targets.ogres.set(action.ogre, action),
  discard: (action, targets) => targets.held.set(action.card, action),
  buy: (action, targets) => targets.goals.set(action.goal, action),
  order: nowhere,
  turn: (action, targets) => targets.turns.push(action),
  move: (action, targets, view) => {
    const from = stackOf(view, action.card);
    if (from) targets.moves.push({ from, side: action.side, action });
  },
  beside: (action, targets, view) => {
    const at = spaceOf(action, view);
    if (at) targets.spaces.push({ at, action, on: null });
  },
  cover: (action, targets, view) => {
    const at = spaceOf(action, view);
    if (at) targets.spaces.push({ at, action, on: action.on });
  },
};

export function stackOf(view: FallView, card: string): Stack | undefined {
  return view.table.find((stack) => stack.card === card);
}

/** The space of a card that is laid on one of the sides of another. */
function besideOf({ card, side }: { card: string; side: Side }, view: FallView): Point | null {
  const stack = stackOf(view, card);
  return stack ? step(stack, side) : null;
}

/** The space of a card that covers another. */
function coverOf({ on }: { on: string }, view: FallView): Point | null {
  const stack = stackOf(view, on);
  return stack ? { x: stack.x, y: stack.y } : null;
}

/** The space of a card to be laid: beside a card on one of its sides, or on one. */
export function spaceOf(action: Action, view: FallView): Point | null {
  if (action.verb === 'beside') return besideOf(action, view);
  return action.verb === 'cover' ? coverOf(action, view) : null;
}

/** The space that was chosen on a path. */
export function spaceOn(path: readonly string[], view: FallView): Point | null {
  const code = path.find((step) => step.startsWith('beside:') || step.startsWith('cover:'));
  if (!code) return null;
  const [verb, card = '', side] = code.split(':');
  return verb === 'cover' ? coverOf({ on: card }, view) : besideOf({ card, side: side as Side }, view);
}

/** The kind of action on the card that it names. */
const DONE_TO_CARDS = ['place', 'resolve', 'dig', 'ambush'];

/** The card to which something is done, or on which a dwarf arrives. */
export function cardOn(path: readonly string[], view: FallView): string | null {
  const [verb = '', card = '', side = ''] = (path.at(-1) ?? '').split(':');
  if (DONE_TO_CARDS.includes(verb)) return card;
  const from = verb === 'move' ? stackOf(view, card) : undefined;
  const at = from && step(from, side as Side);
  return view.table.find(({ x, y }) => x === at?.x && y === at?.y)?.card ?? null;
}

/** The space on the table of the last step of a path. */
export function placeOn(path: readonly string[], view: FallView): Point | null {
  const [, ...things] = (path.at(-1) ?? '').split(':');
  return view.table.find(({ card }) => things.includes(card)) ?? null;
}

export function targetsOf(actions: readonly Action[], view: FallView): Targets {
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
  for (const action of actions) ((SORTERS[action.verb] as Sorter | undefined) ?? alone)(action, targets, view);
  return targets;
}

/** Whether something on the table itself can be clicked. */
export function hasBoard(targets: Targets): boolean {
  return targets.spaces.length + targets.cards.size + targets.moves.length + targets.dwarfs.size > 0;
}
