/** Applies an event to the drawn view at once, so that a piece lies where its movement ended. */

import { entryFor, type ByEvent } from '../../table/scene';
import { turned, type Point } from './geometry';
import {
  colourOf,
  kindOf,
  type Colour,
  type Event,
  type FallView,
  type Gem,
  type Ogre,
  type Pieces,
  type Stack,
} from './view';
import { printed } from './printed';

/** Change the view as the event says; some events change nothing. */
export function change(view: FallView, event: Event, pieces: Pieces): void {
  entryFor(CHANGES, event)?.(event, view, pieces);
}

function stack(view: FallView, card: string): Stack | undefined {
  return view.table.find((found) => found.card === card);
}

/** Add dwarfs of a colour to a card; a negative number removes them. */
function crowd(view: FallView, card: string, colour: Colour | undefined, by: number): void {
  const found = stack(view, card);
  if (!found || !colour) return;
  found.dwarfs[colour] = Math.max(0, (found.dwarfs[colour] ?? 0) + by);
  found.free -= by;
}

/** Add gems to a hand and to the pile; negative numbers remove them. */
function gems(view: FallView, seat: number, gem: Gem, by: number, pile: number): void {
  const held = view.players[seat];
  if (held) {
    held.gems[gem] += by;
    held.hand_size += by;
  }
  view.gems[gem] += pile;
}

/** Add an ogre card to a hand, or remove it; only its owner's view names it. */
function ogres(view: FallView, seat: number, by: number, ogre?: Ogre): void {
  const held = view.players[seat];
  if (!held) return;
  held.ogre_count += by;
  held.hand_size += by;
  if (held.ogres && ogre) held.ogres[ogre] = Math.max(0, (held.ogres[ogre] ?? 0) + by);
}

/** A card that was just laid; its borders and area come with the next view. */
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

/** Show the card below the visible one; without one the space is empty. */
function uncover(view: FallView, card: string, pieces: Pieces, keeps: boolean): void {
  const old = stack(view, card);
  if (!old) return;
  const next = old.beneath.at(-1);
  const rest = [...(keeps ? [{ card, turn: old.turn }] : []), ...old.beneath.slice(0, -1)];
  const place = view.table.indexOf(old);
  if (next) view.table[place] = fresh(view, next, old, rest, pieces);
  else view.table.splice(place, 1);
}

export const CHANGES: ByEvent<Event, [view: FallView, pieces: Pieces], void> = {
  turn_began: (event, view) => {
    view.to_move = event.seat;
    view.round = event.round;
    view.actions_used = 0;
    view.decision = { kind: 'actions', seat: view.to_move, params: {} };
    view.phase = 'actions';
    view.is_begun = false;
    const at = view.round_left.indexOf(event.seat);
    if (at > 0) view.round_left = view.round_left.slice(at);
  },
  actions_ended: (event, view) => {
    view.decision = { kind: 'resolve', seat: event.seat, params: {} };
    view.phase = 'resolve';
    view.is_begun = false;
  },
  goal_offered: (event, view) => {
    const place = view.market.indexOf(null);
    if (place >= 0) view.market[place] = event.goal;
    view.goals_left = event.left;
  },
  card_laid: (event, view, pieces) => {
    const [x, y] = event.space;
    const card = event.card;
    const old = view.table.find((found) => found.x === x && found.y === y);
    const beneath = old ? [...old.beneath, { card: old.card, turn: old.turn }] : [];
    const laid = fresh(view, { card, turn: event.turn }, { x, y }, beneath, pieces);
    if (old) view.table[view.table.indexOf(old)] = laid;
    else view.table.push(laid);
    const owner = view.players[event.seat];
    if (!owner) return;
    owner.kingdom_cards = owner.kingdom_cards.filter((kind) => kind !== laid.kind);
    owner.hand_size -= 1;
    view.actions_used += 1;
  },
  dwarf_placed: (event, view) => {
    const owner = view.players[event.seat];
    crowd(view, event.card, owner?.colour, 1);
    if (owner) owner.dwarfs -= 1;
    view.actions_used += 1;
  },
  dwarf_moved: (event, view) => {
    const colour = view.players[event.seat]?.colour;
    crowd(view, event.start, colour, -1);
    crowd(view, event.card, colour, 1);
    view.actions_used += 1;
  },
  dwarf_fled: (event, view) => {
    const colour = view.players[event.owner]?.colour;
    crowd(view, event.start, colour, -1);
    crowd(view, event.card, colour, 1);
  },
  dwarfs_swapped: (event, view) => {
    const [mine, theirs] = [view.players[event.seat]?.colour, view.players[event.owner]?.colour];
    crowd(view, event.start, mine, -1);
    crowd(view, event.start, theirs, 1);
    crowd(view, event.card, theirs, -1);
    crowd(view, event.card, mine, 1);
  },
  dwarfs_returned: (event, view) => {
    const owner = view.players[event.owner];
    crowd(view, event.card, owner?.colour, -event.count);
    if (owner) owner.dwarfs += event.count;
  },
  gems_taken: (event, view) => gems(view, event.seat, event.gem, event.count, -event.count),
  gems_paid: (event, view) => gems(view, event.seat, event.gem, -event.count, event.count),
  gem_discarded: (event, view) => gems(view, event.seat, event.gem, -1, 1),
  gem_stolen: (event, view) => {
    gems(view, event.victim, event.gem, -1, 0);
    gems(view, event.seat, event.gem, 1, 0);
  },
  ogre_drawn: (event, view) => {
    ogres(view, event.seat, 1, event.ogre);
    view.ogre_deck = event.left;
  },
  ogre_played: (event, view) => ogres(view, event.seat, -1, event.ogre),
  ogre_discarded: (event, view) => ogres(view, event.seat, -1, event.ogre),
  ogres_taken: (event, view) => {
    const [taker, victim] = [view.players[event.seat], view.players[event.victim]];
    if (taker) taker.ogre_count += event.count;
    if (victim) victim.ogre_count -= event.count;
  },
  goal_bought: (event, view) => {
    const goal = event.goal;
    const buyer = view.players[event.seat];
    view.market = view.market.map((offered) => (offered === goal ? null : offered));
    if (!buyer) return;
    buyer.goals.push(goal);
    buyer.goal_count += 1;
  },
  stack_dug: (event, view, pieces) => uncover(view, event.buried, pieces, true),
  monster_defeated: (event, view, pieces) => {
    uncover(view, event.card, pieces, false);
    view.players[event.seat]?.monsters.push(event.card);
  },
  secret_revealed: (event, view) => {
    const owner = view.players[event.seat];
    if (!owner) return;
    owner.secret = event.secret;
    owner.secret_revealed = true;
    owner.secret_order = null;
    owner.goal_count += 1;
  },
  end_triggered: (_, view) => {
    view.last_round = true;
  },
};
