/** What an event does to the drawn view, at once: so that a piece has arrived where its movement ended. */

import type { TaleEvent } from '../../net/wire';
import type { TableScene } from '../scene';
import { turned, type Point } from './geometry';
import { colourOf, kindOf, type Colour, type FallView, type Gem, type Ogre, type Stack } from './lore';
import { printed } from './printed';

type Pieces = TableScene['pieces'];
type Change = (view: FallView, event: TaleEvent, pieces: Pieces) => void;

export const text = (event: TaleEvent, fact: string): string => String(event[fact] ?? '');
export const count = (event: TaleEvent, fact: string): number => Number(event[fact] ?? 0);

function player(view: FallView, event: TaleEvent, fact = 'seat') {
  return view.players[count(event, fact)];
}

function stack(view: FallView, card: string): Stack | undefined {
  return view.table.find((found) => found.card === card);
}

/** So many dwarfs more, or fewer, of a colour on a card. */
function crowd(view: FallView, card: string, colour: Colour | undefined, by: number): void {
  const found = stack(view, card);
  if (!found || !colour) return;
  found.dwarfs[colour] = Math.max(0, (found.dwarfs[colour] ?? 0) + by);
  found.free -= by;
}

function gems(view: FallView, event: TaleEvent, seat: string, by: number, pile: number): void {
  const gem = text(event, 'gem') as Gem;
  const held = player(view, event, seat);
  if (held) {
    held.gems[gem] += by;
    held.hand_size += by;
  }
  view.gems[gem] += pile;
}

function ogres(view: FallView, event: TaleEvent, seat: string, by: number): void {
  const held = player(view, event, seat);
  if (!held) return;
  held.ogre_count += by;
  held.hand_size += by;
  const ogre = event['ogre'] as Ogre | null | undefined;
  if (held.ogres && ogre) held.ogres[ogre] = Math.max(0, (held.ogres[ogre] ?? 0) + by);
}

/** A card as it lies when it was just laid; borders and areas are found anew when the tale is told. */
function fresh(
  view: FallView,
  { card, turn }: { card: string; turn: number },
  { x, y }: Point,
  beneath: Stack['beneath'],
  pieces: Pieces,
): Stack {
  const { slots, needs, points, walls } = printed(pieces, kindOf(card));
  return {
    ...{ x, y, card, turn, slots, needs, points, beneath },
    kind: kindOf(card),
    colour: colourOf(card),
    walls: turned(walls, turn),
    open: [],
    area: -1,
    spell: null,
    dwarfs: Object.fromEntries(view.players.map(({ colour }) => [colour, 0])),
    free: slots,
  };
}

/** What lies below the visible card comes up; nothing below: the space is empty. */
function uncover(view: FallView, card: string, pieces: Pieces, keeps: boolean): void {
  const old = stack(view, card);
  if (!old) return;
  const next = old.beneath.at(-1);
  const rest = [...(keeps ? [{ card, turn: old.turn }] : []), ...old.beneath.slice(0, -1)];
  const place = view.table.indexOf(old);
  if (next) view.table[place] = fresh(view, next, old, rest, pieces);
  else view.table.splice(place, 1);
}

export const CHANGES: Record<string, Change> = {
  turn_began: (view, event) => {
    view.to_move = count(event, 'seat');
    view.round = count(event, 'round');
    view.actions_used = 0;
    view.decision = { kind: 'actions', seat: view.to_move, params: {} };
  },
  actions_ended: (view, event) => {
    view.decision = { kind: 'resolve', seat: count(event, 'seat'), params: {} };
  },
  goal_offered: (view, event) => {
    const place = view.market.indexOf(null);
    if (place >= 0) view.market[place] = text(event, 'goal');
    view.goals_left = count(event, 'left');
  },
  card_laid: (view, event, pieces) => {
    const [x = 0, y = 0] = event['space'] as number[];
    const card = text(event, 'card');
    const old = view.table.find((found) => found.x === x && found.y === y);
    const beneath = old ? [...old.beneath, { card: old.card, turn: old.turn }] : [];
    const laid = fresh(view, { card, turn: count(event, 'turn') }, { x, y }, beneath, pieces);
    if (old) view.table[view.table.indexOf(old)] = laid;
    else view.table.push(laid);
    const owner = player(view, event);
    if (!owner) return;
    owner.kingdom_cards = owner.kingdom_cards.filter((kind) => kind !== laid.kind);
    owner.hand_size -= 1;
    view.actions_used += 1;
  },
  dwarf_placed: (view, event) => {
    const owner = player(view, event);
    crowd(view, text(event, 'card'), owner?.colour, 1);
    if (owner) owner.dwarfs -= 1;
    view.actions_used += 1;
  },
  dwarf_moved: (view, event) => {
    const colour = player(view, event)?.colour;
    crowd(view, text(event, 'start'), colour, -1);
    crowd(view, text(event, 'card'), colour, 1);
    view.actions_used += 1;
  },
  dwarf_fled: (view, event) => {
    const colour = player(view, event, 'owner')?.colour;
    crowd(view, text(event, 'start'), colour, -1);
    crowd(view, text(event, 'card'), colour, 1);
  },
  dwarfs_swapped: (view, event) => {
    const [mine, theirs] = [player(view, event)?.colour, player(view, event, 'owner')?.colour];
    crowd(view, text(event, 'start'), mine, -1);
    crowd(view, text(event, 'start'), theirs, 1);
    crowd(view, text(event, 'card'), theirs, -1);
    crowd(view, text(event, 'card'), mine, 1);
  },
  dwarfs_returned: (view, event) => {
    const owner = player(view, event, 'owner');
    crowd(view, text(event, 'card'), owner?.colour, -count(event, 'count'));
    if (owner) owner.dwarfs += count(event, 'count');
  },
  gems_taken: (view, event) => gems(view, event, 'seat', count(event, 'count'), -count(event, 'count')),
  gems_paid: (view, event) => gems(view, event, 'seat', -count(event, 'count'), count(event, 'count')),
  gem_discarded: (view, event) => gems(view, event, 'seat', -1, 1),
  gem_stolen: (view, event) => {
    gems(view, event, 'victim', -1, 0);
    gems(view, event, 'seat', 1, 0);
  },
  ogre_drawn: (view, event) => {
    ogres(view, event, 'seat', 1);
    view.ogre_deck = count(event, 'left');
  },
  ogre_played: (view, event) => ogres(view, event, 'seat', -1),
  ogre_discarded: (view, event) => ogres(view, event, 'seat', -1),
  ogres_taken: (view, event) => {
    const [taker, victim] = [player(view, event), player(view, event, 'victim')];
    if (taker) taker.ogre_count += count(event, 'count');
    if (victim) victim.ogre_count -= count(event, 'count');
  },
  goal_bought: (view, event) => {
    const goal = text(event, 'goal');
    const buyer = player(view, event);
    view.market = view.market.map((offered) => (offered === goal ? null : offered));
    if (!buyer) return;
    buyer.goals.push(goal);
    buyer.goal_count += 1;
  },
  stack_dug: (view, event, pieces) => uncover(view, text(event, 'buried'), pieces, true),
  monster_defeated: (view, event, pieces) => {
    uncover(view, text(event, 'card'), pieces, false);
    player(view, event)?.monsters.push(text(event, 'card'));
  },
  secret_revealed: (view, event) => {
    const owner = player(view, event);
    if (!owner) return;
    owner.secret = text(event, 'secret');
    owner.secret_revealed = true;
    owner.secret_order = null;
    owner.goal_count += 1;
  },
  end_triggered: (view) => {
    view.last_round = true;
  },
};
