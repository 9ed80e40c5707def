/** Positions of a siege for tests, in a few words. */

import type { March } from '../../../src/scenes/runedar/figure-ids';
import type { Action, DwarfId, Goblin, Pieces, PlaceId, Siege } from '../../../src/scenes/runedar/view';
import { stub } from '../../stub';

/** The way of the orcs as the box tells it. */
export const MARCH: March = Object.fromEntries(
  (['carpenters', 'tannery', 'foundry'] as const).flatMap((room) => [
    [`${room}_outside`, { to: `${room}_wall` }],
    [`${room}_wall`, { to: room }],
    [room, { to: 'central_chamber' }],
  ]),
);

const ASIDES = ['take', 'hire'];
const ONWARD = ['reveal', 'proceed', 'roll', 'finish', 'end_turn'];
const CONTINUING = ['rest', 'finish', 'roll'];
const COMPLETE = ['move', 'work', 'put', 'dig', 'dig_at', 'remove', 'fell', 'cover', 'wound', 'scrap', 'rest'];

const LEADING: Readonly<Record<string, string[]>> = { work: ['put'], move: ['close', 'direct'] };

/** What the server says of verbs and questions, as far as plans ask for it. */
export const TRAITS = stub<Pieces>({
  verb: Object.fromEntries(
    [...ASIDES, ...ONWARD, ...COMPLETE, 'close', 'direct', 'shoot'].map((verb) => [
      verb,
      {
        aside: ASIDES.indexOf(verb) + 1,
        onward: ONWARD.indexOf(verb) + 1,
        continues: CONTINUING.indexOf(verb) + 1,
        at_once: COMPLETE.includes(verb),
        attacks: ['close', 'direct', 'shoot'].includes(verb),
        leads_to: LEADING[verb] ?? [],
      },
    ]),
  ),
  question: {
    muster: { is_owed: false, closed_by: 'roll' },
    place: { is_owed: true, closed_by: null },
    take: { is_owed: true, closed_by: null },
    dig: { is_owed: true, closed_by: null },
  },
});

const none = () => ({ wood: 0, leather: 0, metal: 0 });
const DWARFS: readonly DwarfId[] = ['brynja', 'torvald', 'eldrun', 'thrain'];

export interface Wish {
  orcs?: Partial<Record<PlaceId, number>>;
  trolls?: string[];
  goblins?: Goblin['kind'][];
  places?: PlaceId[];
  hand?: string[];
  kind?: string;
  params?: Record<string, never | string | number | boolean | null>;
}

export function siege({
  orcs = {},
  trolls = [],
  goblins = [],
  places = ['central_chamber'],
  hand = [],
  kind = 'cards',
  params = {},
}: Wish = {}): Siege {
  return {
    game: 'runedar',
    seat: 0,
    components: '',
    turn: 1,
    first: 0,
    to_move: 0,
    phase: 'cards',
    decision: { kind, seat: 0, params } as Siege['decision'],
    is_begun: ['use', 'place', 'dig', 'muster', 'join', 'share', 'take'].includes(kind),
    options: {
      players: places.length,
      difficulty: 'normal',
      dice: 'standard',
      open_hands: false,
      first: null,
      dwarfs: [...DWARFS.slice(0, places.length)],
    },
    gold: 20,
    workshops: { wood: 10, leather: 10, metal: 10 },
    orcs,
    orc_reserve: 10 - Object.values(orcs).reduce((sum, one) => sum + one, 0),
    rubble: goblins.length ? 0 : 8,
    sections: goblins.length ? 1 : 0,
    goblins_beaten: 0,
    goblins: goblins.map((goblin, at) => ({
      goblin: at + 1,
      tile: `goblin_1_${goblin}`,
      level: 1,
      kind: goblin,
      paid: none(),
      needs: goblin === 'named' ? { wood: 1, leather: 1, metal: 0 } : none(),
      rubble: goblin === 'rubble' ? 2 : 0,
      hits: goblin === 'hits' ? 1 : 0,
    })),
    trolls: trolls.map((troll) => {
      const [count, hits] = (/(\d)x(\d)/.exec(troll) ?? []).slice(1).map(Number);
      return { troll, circles: Array.from({ length: count ?? 1 }, () => ({ hits: hits ?? 1, covered: false })) };
    }),
    troll_tiles_left: 5,
    catapult_cards_left: 5,
    siege_left: 50,
    wave: 1,
    siege_seen: [],
    siege_card: null,
    engines: [
      { engine: 'siege_tower', seat: null, lying: false, due: false, if_shown: 'comes' },
      { engine: 'catapult', seat: null, lying: false, due: false, if_shown: 'comes' },
    ],
    is_catapult_near: false,
    board: [1, 2, 3, 4, 5].map((space) => ({
      space,
      card: 'spear',
      blocked: false,
      extra: none(),
      laid: none(),
      needs: { wood: 1, leather: 0, metal: 0 },
      finished: false,
    })),
    decks: { yellow: 10, grey: 10, red: 10 },
    hired: [],
    dwarfs: places.map((place, seat) => ({
      seat,
      dwarf: DWARFS[seat] ?? 'brynja',
      place,
      hand_size: seat === 0 ? hand.length : 5,
      hand: seat === 0 ? hand : null,
      known: [],
      played: [],
      draw_deck: 5,
      discard: [],
      cards: [],
    })),
    result: null,
  };
}

/** An action out of its code, as the server spells it. */
export function action(code: string, facts: Record<string, string | number> = {}): Action {
  const [verb = ''] = code.split(':');
  return { code, verb, ...facts } as Action;
}

export const lay = (card: string) => action(`lay:${card}`, { card });
export const shoot = (target: PlaceId) => action(`shoot:${target}`, { target });
export const move = (place: PlaceId) => action(`move:${place}`, { place });
