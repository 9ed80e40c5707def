/** Applies events to the drawn view, so that the picture follows the tale until the server's view arrives. */

import { entryFor, type ByEvent } from '../../table/scene';
import {
  RESOURCES,
  type Amounts,
  type Event,
  type Goblin,
  type PlaceId,
  type Pieces,
  type Siege,
  type Troll,
} from './view';

const none = (): Amounts => ({ wood: 0, leather: 0, metal: 0 });
const spaceOf = (siege: Siege, { space }: { space: number }) => siege.board.find((one) => one.space === space);
const engineOf = (siege: Siege, { engine }: { engine: string }) => siege.engines.find((one) => one.engine === engine);
const dwarfOf = (siege: Siege, { seat }: { seat: number }) => siege.dwarfs.find((one) => one.seat === seat);

export function addOrcs(siege: Siege, place: PlaceId, count: number): void {
  const there = (siege.orcs[place] ?? 0) + count;
  siege.orcs = { ...siege.orcs, [place]: Math.max(0, there) };
}

/** A card leaves a hand, if that hand can be seen. */
function playCard(siege: Siege, event: { seat: number }, card: string): void {
  const dwarf = dwarfOf(siege, event);
  if (!dwarf) return;
  const at = dwarf.hand?.indexOf(card) ?? -1;
  if (dwarf.hand && at >= 0) dwarf.hand = dwarf.hand.filter((_, index) => index !== at);
  dwarf.hand_size -= 1;
  dwarf.played = [...dwarf.played, card];
}

/** A goblin as it comes, by what is printed on its tile. */
function goblinOf(tile: string, pieces: Pieces, slot: number): Goblin | null {
  const printed = pieces.goblin[tile];
  if (!printed) return null;
  const { level, kind, needs, rubble, hits } = printed;
  return { goblin: slot, tile, level, kind, paid: none(), needs: { ...needs }, rubble, hits };
}

function trollOf(troll: string, pieces: Pieces): Troll {
  const circles = pieces.troll[troll]?.circles ?? [];
  return { troll, circles: circles.map((hits) => ({ hits, covered: false })) };
}

function putOn(siege: Siege, { resource, on }: Extract<Event, { event: 'resource_placed' }>): void {
  const [kind, slot] = on.split('_');
  siege.workshops[resource] -= 1;
  const space = siege.board.find((one) => kind === 'space' && one.space === Number(slot));
  if (space) {
    space.laid[resource] += 1;
    space.needs[resource] -= 1;
    space.finished = RESOURCES.every((name) => space.needs[name] <= 0);
  }
  const goblin = siege.goblins.find((one) => kind === 'goblin' && one.goblin === Number(slot));
  if (!goblin) return;
  goblin.paid[resource] += 1;
  for (const name of RESOURCES) if (goblin.kind === 'any' || name === resource) goblin.needs[name] -= 1;
}

/** Change the view as the event says; most events change little, and some nothing. */
export function change(siege: Siege, event: Event, pieces: Pieces): void {
  entryFor(CHANGES, event)?.(event, siege, pieces);
}

export const CHANGES: ByEvent<Event, [siege: Siege, pieces: Pieces], void> = {
  rubble_placed: ({ count }, siege) => void (siege.rubble = count),
  turn_began: ({ seat, turn }, siege) => {
    siege.to_move = seat;
    siege.turn = turn;
    siege.phase = 'engines';
    siege.decision = null;
  },
  cards_drawn: (event, siege) => {
    const dwarf = dwarfOf(siege, event);
    if (!dwarf) return;
    dwarf.hand_size = event.count;
    dwarf.played = [];
    if (event.cards && dwarf.hand) dwarf.hand = event.cards;
  },
  cards_left_unused: (event, siege) => {
    for (const card of event.cards) playCard(siege, event, card);
  },
  engine_came: (event, siege) => {
    const engine = engineOf(siege, event);
    if (engine) Object.assign(engine, { seat: event.seat, lying: event.lying });
  },
  engine_raised: (event, siege) => {
    const engine = engineOf(siege, event);
    if (engine) engine.lying = false;
  },
  engine_returned: (event, siege) => {
    const engine = engineOf(siege, event);
    if (engine) Object.assign(engine, { seat: null, lying: false, due: false });
  },
  troll_revealed: ({ left }, siege) => void (siege.troll_tiles_left = left),
  troll_came: ({ troll }, siege, pieces) => void (siege.trolls = [...siege.trolls, trollOf(troll, pieces)]),
  catapult_revealed: ({ left }, siege) => void (siege.catapult_cards_left = left),
  space_blocked: (event, siege) => {
    const space = spaceOf(siege, event);
    if (space) space.blocked = true;
  },
  gold_lost: ({ left }, siege) => void (siege.gold = left),
  orc_card_played: (event, siege) => playCard(siege, event, 'orc'),
  siege_revealed: (event, siege) => {
    siege.siege_card = event.siege;
    siege.siege_left = event.left;
    siege.phase = 'orcs';
  },
  siege_cancelled: (_, siege) => void (siege.siege_card = null),
  orcs_came: ({ place, count, left }, siege) => {
    addOrcs(siege, place, count);
    siege.orc_reserve = left;
  },
  orcs_marched: ({ start, place, count }, siege) => {
    addOrcs(siege, start, -count);
    addOrcs(siege, place, count);
  },
  gold_stolen: ({ count, left }, siege, { supply }) => {
    addOrcs(siege, 'central_chamber', -count);
    siege.gold = left;
    siege.orc_reserve = Math.min(supply.orcs.full, siege.orc_reserve + count);
  },
  card_laid: (event, siege) => {
    playCard(siege, event, event.card);
    // The card waits until its use is chosen.
    siege.decision = { kind: 'use', seat: event.seat, params: { card: event.card, moved: false } };
  },
  dwarf_moved: (event, siege) => {
    const dwarf = dwarfOf(siege, event);
    if (dwarf) dwarf.place = event.place;
  },
  resource_placed: (event, siege) => putOn(siege, event),
  rubble_cleared: ({ left }, siege) => void (siege.rubble = left),
  goblin_rubble_cleared: (event, siege) => {
    const goblin = siege.goblins.find((one) => one.tile === event.goblin);
    if (goblin) goblin.rubble = event.left;
  },
  section_opened: ({ section }, siege) => void (siege.sections = section),
  goblin_came: (event, siege, pieces) => {
    const goblin = goblinOf(event.goblin, pieces, siege.goblins.length + 1);
    if (goblin) siege.goblins = [...siege.goblins, goblin];
  },
  goblin_left: (event, siege) => {
    siege.goblins = siege.goblins.filter((one) => one.tile !== event.goblin);
    siege.goblins_beaten = event.beaten;
  },
  resources_returned: ({ resources }, siege) => {
    for (const name of RESOURCES) siege.workshops[name] += resources[name];
  },
  orc_fell: ({ place }, siege) => {
    addOrcs(siege, place, -1);
    siege.orc_reserve += 1;
  },
  circle_covered: (event, siege) => {
    const troll = siege.trolls.find((one) => one.troll === event.troll);
    const circle = troll?.circles.find((one) => !one.covered && one.hits === event.hits);
    if (circle) circle.covered = true;
  },
  troll_fell: (event, siege) => void (siege.trolls = siege.trolls.filter((one) => one.troll !== event.troll)),
  card_removed: (event, siege) => playCard(siege, event, event.card),
  upgrade_taken: (event, siege) => {
    clearSpace(siege, event);
    const dwarf = dwarfOf(siege, event);
    if (!dwarf) return;
    dwarf.hand_size += 1;
    if (dwarf.hand) dwarf.hand = [...dwarf.hand, event.card];
  },
  upgrade_scrapped: (event, siege) => clearSpace(siege, event),
  upgrade_placed: (event, siege, pieces) => {
    const space = spaceOf(siege, event);
    if (!space) return;
    const cost = pieces.card[event.card]?.cost ?? none();
    for (const name of RESOURCES) space.needs[name] = cost[name] + space.extra[name];
    Object.assign(space, { card: event.card, laid: none(), finished: false });
    siege.decks[event.deck] = Math.max(0, siege.decks[event.deck] - 1);
  },
  hired: ({ mercenary, left }, siege) => {
    siege.hired = [...siege.hired, mercenary];
    siege.gold = left;
  },
};

function clearSpace(siege: Siege, event: { space: number }): void {
  const space = spaceOf(siege, event);
  if (space) Object.assign(space, { card: null, laid: none(), needs: none(), finished: false });
}
