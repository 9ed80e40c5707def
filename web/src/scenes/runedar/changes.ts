/** What an event changes in the view, so that the picture follows the tale step by step until the true view arrives. */

import type { TaleEvent } from '../../net/wire';
import type { TableScene } from '../scene';
import { FULL, RESOURCES, type Amounts, type Goblin, type PlaceId, type Siege } from './view';

export type Change = (siege: Siege, event: TaleEvent, pieces: TableScene['pieces']) => void;

const text = (event: TaleEvent, name: string) => String(event[name]);
const number = (event: TaleEvent, name: string) => Number(event[name]);
const none = (): Amounts => ({ wood: 0, leather: 0, metal: 0 });
const spaceOf = (siege: Siege, event: TaleEvent) => siege.board.find((one) => one.space === event['space']);
const engineOf = (siege: Siege, event: TaleEvent) => siege.engines.find((one) => one.engine === event['engine']);
const dwarfOf = (siege: Siege, event: TaleEvent) => siege.dwarfs.find((one) => one.seat === event['seat']);

export function addOrcs(siege: Siege, place: PlaceId, count: number): void {
  const there = (siege.orcs[place] ?? 0) + count;
  siege.orcs = { ...siege.orcs, [place]: Math.max(0, there) };
}

/** A card leaves a hand, if that hand can be seen. */
function playCard(siege: Siege, event: TaleEvent, card: string): void {
  const dwarf = dwarfOf(siege, event);
  if (!dwarf) return;
  const at = dwarf.hand?.indexOf(card) ?? -1;
  if (dwarf.hand && at >= 0) dwarf.hand = dwarf.hand.filter((_, index) => index !== at);
  dwarf.hand_size -= 1;
  dwarf.played = [...dwarf.played, card];
}

function goblinOf(event: TaleEvent, pieces: TableScene['pieces'], slot: number): Goblin {
  const printed = pieces['goblin']?.[text(event, 'goblin')] ?? {};
  const kind = String(printed['kind']) as Goblin['kind'];
  const any = Number(printed['any'] ?? 0);
  const needs =
    kind === 'any' ? { wood: any, leather: any, metal: any } : { ...none(), ...(printed['wants'] as Amounts) };
  const [level, rubble, hits] = ['level', 'rubble', 'hits'].map((name) => Number(printed[name] ?? 0));
  return {
    goblin: slot,
    tile: text(event, 'goblin'),
    level: level ?? 1,
    kind,
    paid: none(),
    needs,
    rubble: rubble ?? 0,
    hits: hits ?? 0,
  };
}

function putOn(siege: Siege, event: TaleEvent): void {
  const resource = text(event, 'resource') as keyof Amounts;
  const [kind, slot] = text(event, 'on').split('_');
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

export const CHANGES: Readonly<Record<string, Change>> = {
  rubble_placed: (siege, event) => (siege.rubble = number(event, 'count')),
  turn_began: (siege, event) => {
    siege.to_move = number(event, 'seat');
    siege.turn = number(event, 'turn');
    siege.decision = null;
  },
  cards_drawn: (siege, event) => {
    const dwarf = dwarfOf(siege, event);
    if (!dwarf) return;
    dwarf.hand_size = number(event, 'count');
    dwarf.played = [];
    if (Array.isArray(event['cards']) && dwarf.hand) dwarf.hand = event['cards'] as string[];
  },
  cards_left_unused: (siege, event) => {
    for (const card of event['cards'] as string[]) playCard(siege, event, card);
  },
  engine_came: (siege, event) => {
    const engine = engineOf(siege, event);
    if (engine) Object.assign(engine, { seat: number(event, 'seat'), lying: event['lying'] === true });
  },
  engine_raised: (siege, event) => {
    const engine = engineOf(siege, event);
    if (engine) engine.lying = false;
  },
  engine_returned: (siege, event) => {
    const engine = engineOf(siege, event);
    if (engine) Object.assign(engine, { seat: null, lying: false, due: false });
  },
  troll_revealed: (siege, event) => (siege.troll_tiles_left = number(event, 'left')),
  troll_came: (siege, event, pieces) => {
    const circles = (pieces['troll']?.[text(event, 'troll')]?.['circles'] ?? []) as number[];
    siege.trolls = [
      ...siege.trolls,
      { troll: text(event, 'troll'), circles: circles.map((hits) => ({ hits, covered: false })) },
    ];
  },
  catapult_revealed: (siege, event) => (siege.catapult_cards_left = number(event, 'left')),
  space_blocked: (siege, event) => {
    const space = spaceOf(siege, event);
    if (space) space.blocked = true;
  },
  gold_lost: (siege, event) => (siege.gold = number(event, 'left')),
  orc_card_played: (siege, event) => playCard(siege, event, 'orc'),
  siege_revealed: (siege, event) => {
    siege.siege_card = text(event, 'siege');
    siege.siege_left = number(event, 'left');
  },
  siege_cancelled: (siege) => (siege.siege_card = null),
  orcs_came: (siege, event) => {
    addOrcs(siege, text(event, 'place') as PlaceId, number(event, 'count'));
    siege.orc_reserve = number(event, 'left');
  },
  orcs_marched: (siege, event) => {
    addOrcs(siege, text(event, 'start') as PlaceId, -number(event, 'count'));
    addOrcs(siege, text(event, 'place') as PlaceId, number(event, 'count'));
  },
  gold_stolen: (siege, event) => {
    addOrcs(siege, 'central_chamber', -number(event, 'count'));
    siege.gold = number(event, 'left');
    siege.orc_reserve = Math.min(FULL.orcs, siege.orc_reserve + number(event, 'count'));
  },
  card_laid: (siege, event) => {
    playCard(siege, event, text(event, 'card'));
    // It lies before its player until it is said what it is for.
    siege.decision = { kind: 'use', seat: number(event, 'seat'), params: { card: text(event, 'card') } };
  },
  dwarf_moved: (siege, event) => {
    const dwarf = dwarfOf(siege, event);
    if (dwarf) dwarf.place = text(event, 'place') as PlaceId;
  },
  resource_placed: putOn,
  rubble_cleared: (siege, event) => (siege.rubble = number(event, 'left')),
  goblin_rubble_cleared: (siege, event) => {
    const goblin = siege.goblins.find((one) => one.tile === event['goblin']);
    if (goblin) goblin.rubble = number(event, 'left');
  },
  section_opened: (siege, event) => (siege.sections = number(event, 'section')),
  goblin_came: (siege, event, pieces) => {
    siege.goblins = [...siege.goblins, goblinOf(event, pieces, siege.goblins.length + 1)];
  },
  goblin_left: (siege, event) => {
    siege.goblins = siege.goblins.filter((one) => one.tile !== event['goblin']);
    siege.goblins_beaten = number(event, 'beaten');
  },
  resources_returned: (siege, event) => {
    const back = event['resources'] as unknown as Amounts;
    for (const name of RESOURCES) siege.workshops[name] += back[name] ?? 0;
  },
  orc_fell: (siege, event) => {
    addOrcs(siege, text(event, 'place') as PlaceId, -1);
    siege.orc_reserve += 1;
  },
  circle_covered: (siege, event) => {
    const troll = siege.trolls.find((one) => one.troll === event['troll']);
    const circle = troll?.circles.find((one) => !one.covered && one.hits === event['hits']);
    if (circle) circle.covered = true;
  },
  troll_fell: (siege, event) => (siege.trolls = siege.trolls.filter((one) => one.troll !== event['troll'])),
  card_removed: (siege, event) => playCard(siege, event, text(event, 'card')),
  upgrade_taken: (siege, event) => {
    clearSpace(siege, event);
    const dwarf = dwarfOf(siege, event);
    if (!dwarf) return;
    dwarf.hand_size += 1;
    if (dwarf.hand) dwarf.hand = [...dwarf.hand, text(event, 'card')];
  },
  upgrade_scrapped: clearSpace,
  upgrade_placed: (siege, event, pieces) => {
    const space = spaceOf(siege, event);
    if (!space) return;
    const cost = { ...none(), ...(pieces['card']?.[text(event, 'card')]?.['cost'] as Amounts) };
    for (const name of RESOURCES) space.needs[name] = cost[name] + space.extra[name];
    Object.assign(space, { card: text(event, 'card'), laid: none(), finished: false });
    const deck = text(event, 'deck') as keyof Siege['decks'];
    siege.decks[deck] = Math.max(0, siege.decks[deck] - 1);
  },
  hired: (siege, event) => {
    siege.hired = [...siege.hired, text(event, 'mercenary')];
    siege.gold = number(event, 'left');
  },
};

function clearSpace(siege: Siege, event: TaleEvent): void {
  const space = spaceOf(siege, event);
  if (space) Object.assign(space, { card: null, laid: none(), needs: none(), finished: false });
}
