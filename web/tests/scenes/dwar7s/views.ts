/** Small tables of Dwar7s Fall for tests. */

import type { Difference } from '../../../src/scenes/dwar7s/difference';
import type { Future } from '../../../src/table/scene';
import {
  colourOf,
  kindOf,
  type Action,
  type Dwar7s,
  type FallView,
  type Pieces,
  type Player,
  type Printed,
  type Side,
  type Stack,
} from '../../../src/scenes/dwar7s/view';
import { stub } from '../../stub';

export const PIECES = stub<Pieces>({
  kingdom: {
    castle: piece(2, 3, 2, 'giant', ['north', 'east']),
    tavern: piece(2, 3, 1, 'dwarf', ['north', 'east', 'west']),
    gold_mine: piece(2, 3, 1, 'dragon', ['north', 'east']),
    dragon: { ...piece(5, 5, 0, 'dragon', ['north', 'east']), defeated: 3 },
  },
  gem: { ruby: { points: 3 }, emerald: { points: 2 }, diamond: { points: 2 }, gold: { points: 1 } },
  trading: { apples: { cost: { ruby: 1, emerald: 0, diamond: 0, gold: 2 }, points: 8 } },
  secret: { king: { points: 10 } },
  verb: Object.fromEntries(
    (['stop', 'end_turn', 'decline', 'place', 'move', 'resolve', 'reveal', 'discard', 'buy', 'dig'] as const).map(
      (verb) => [
        verb,
        {
          onward: ['stop', 'end_turn', 'decline'].indexOf(verb) + 1,
          at_once: ['place', 'move', 'resolve', 'decline', 'reveal', 'discard'].includes(verb),
          is_task: ['stop', 'resolve', 'buy', 'dig'].includes(verb),
        },
      ],
    ),
  ),
});

function piece(needs: number, slots: number, points: number, symbol: Printed['symbol'], walls: Side[]) {
  return { needs, slots, points, symbol, walls, gives: 1, defeated: 0 };
}

export function stack(card: string, x: number, y: number, more: Partial<Stack> = {}): Stack {
  return {
    ...{ card, x, y, turn: 0, walls: [], open: [], area: 0, spell: null, beneath: [] },
    ...{ dwarfs: { blue: 0, red: 0 }, slots: 3, free: 3, needs: 2, points: 1 },
    kind: kindOf(card),
    colour: colourOf(card),
    ...more,
  };
}

export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    ...{ seat, colour: seat ? 'red' : 'blue', kingdom_cards: ['castle'], dwarfs: 7 },
    gems: { ruby: 0, emerald: 0, diamond: 0, gold: 0 },
    ...{ ogre_count: 0, ogres: {}, ogres_known: {}, hand_size: 1, goals: [], secret: 'king', secret_revealed: false },
    ...{
      secret_order: null,
      secrets_passed_up: [],
      goal_count: 0,
      monsters: [],
      kingdom: [],
      kingdom_size: 0,
      kingdom_worth: 0,
      score: 0,
    },
    score_parts: { gems: 0, trading: 0, secret: 0, monsters: 0 },
    ...more,
  };
}

export function viewOf(table: Stack[], more: Partial<FallView> = {}): FallView {
  return {
    ...{
      game: 'dwar7s',
      components: '',
      seat: 0,
      round: 1,
      first: 0,
      to_move: 0,
      round_left: [0, 1],
      phase: 'actions',
      is_begun: false,
      any_order: [],
      turned: [],
    },
    options: { players: 2, goals_to_end: 3, shared_kingdoms: 'full', ogres: 'all', first: null },
    decision: { kind: 'actions', seat: 0, params: {} },
    ...{ actions_used: 0, actions_allowed: 3, actions_usual: 3, hand_limit: 9, table, areas: [] },
    ...{ market: ['apples', null, null], goals_left: 7, gems: { ruby: 7, emerald: 9, diamond: 8, gold: 10 } },
    ...{ ogre_deck: 13, ogre_discard: {}, players: [player(0), player(1)] },
    ...{ last_round: false, enough_goals: [], secret_progress: null, calm_rounds: 0 },
    ...{ result: null, winners: [] },
    ...more,
  };
}

/** `lay:castle` as the wire has it. */
export function action(code: string): Action {
  const [verb = '', first = '', second = ''] = code.split(':');
  const names: Record<string, string[]> = {
    lay: ['card'],
    beside: ['card', 'side'],
    cover: ['on'],
    place: ['card'],
    move: ['card', 'side'],
    play: ['ogre'],
    swap: ['colour', 'card'],
    scare: ['colour', 'card'],
    steal: ['colour', 'gem'],
    rob: ['colour'],
    buy: ['goal'],
    discard: ['card'],
  };
  const values = [first, second];
  const facts = Object.fromEntries((names[verb] ?? ['card']).map((name, index) => [name, values[index] ?? '']));
  return { code, verb, ...facts, ...(verb === 'turn' ? { turn: Number(first) } : {}) } as Action;
}

export function actions(...codes: string[]): Action[] {
  return codes.map(action);
}

export function future(view: FallView, ...codes: string[]): Future<Dwar7s> {
  return { view, tale: [], legal: actions(...codes) };
}

/** Nothing has changed. */
export const NO_DIFFERENCE: Difference = {
  kingdoms: [],
  scores: [],
  closed: 0,
  opened: 0,
  spells: [],
  actions: null,
  ready: [],
  goals: null,
  isLast: false,
  goal: false,
  gains: [],
  ogres: [],
  home: [],
  walks: [],
  buried: [],
  surfaced: [],
  overflow: 0,
  wasted: [],
  resolved: [],
};
