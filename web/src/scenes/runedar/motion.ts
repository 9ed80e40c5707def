/** How each event is shown: the change of the picture, what flies over it, how long it takes and how it sounds. */

import type { TaleEvent, View } from '../../net/wire';
import type { Motion, SoundName, Stage } from '../scene';
import { addOrcs, CHANGES } from './changes';
import type { Show } from './desk.svelte';
import { CARD_ART, ENGINE_ICONS, ICONS, RESOURCE_COLOURS, RESOURCE_ICONS } from './pictures';
import { exhibit, fly } from './theatre';
import { RESOURCES, siegeOf, type Amounts, type PlaceId, type Resource } from './view';

type Play = (event: TaleEvent, stage: Stage) => Promise<void> | void;

const AMBER = '#ffe2a8';
const GOLD = '#ffd36b';
const EMBER = '#ff7a52';

/** What the event changes, now. */
function change(event: TaleEvent, stage: Stage): void {
  stage.show((view) => CHANGES[event.event]?.(siegeOf(view), event, stage.model.pieces));
}

/** The change, a sound, and time to see it. */
const simply =
  (ms: number, sound?: SoundName): Play =>
  async (event, stage) => {
    if (sound) stage.sound(sound);
    change(event, stage);
    await stage.pause(ms);
  };

/** Something flies first, then the change is there. */
const flying =
  (flight: (event: TaleEvent, stage: Stage) => Promise<void>, sound?: SoundName, ms = 80): Play =>
  async (event, stage) => {
    if (sound) stage.sound(sound);
    await flight(event, stage);
    change(event, stage);
    await stage.pause(ms);
  };

const seat = (event: TaleEvent) => `seat-${event['seat']}`;

async function goldFlies(stage: Stage, to: readonly string[], count: number): Promise<void> {
  const nuggets = Array.from({ length: Math.min(count, 4) }, (_, at) =>
    fly(stage, { icon: ICONS.nuggets, colour: GOLD, from: ['gold'], to, delay: at * 70 }, 320),
  );
  await Promise.all(nuggets);
}

const gold_stolen: Play = async (event, stage) => {
  const start = event['start'] as PlaceId;
  stage.show((view) => {
    addOrcs(siegeOf(view), start, -1);
    addOrcs(siegeOf(view), 'central_chamber', 1);
  });
  await stage.pause(320);
  stage.sound('theft');
  change(event, stage);
  await goldFlies(stage, ['meter_gold', 'siege'], 1);
};

const siege_revealed: Play = async (event, stage) => {
  const burnt = 50 - Number(event['left']);
  stage.sound(burnt % 10 === 1 ? 'horn' : 'card');
  change(event, stage);
  await stage.pause(650);
};

const dice_rolled: Play = async (event, stage) => {
  const faces = event['faces'] as (number | 'crossbow')[];
  const rolled = { faces, mode: String(event['mode']), hits: Number(event['hits']) };
  if (stage.pace === 0) return lieThere({ ...rolled, isRolling: false });
  if (faces.length) {
    stage.sound('dice');
    exhibit({ dice: { ...rolled, isRolling: true } });
    // As long as the last of them tumbles: hud/Die.svelte.
    await stage.pause(560 + 70 * (faces.length - 1));
  }
  exhibit({ dice: { ...rolled, isRolling: false } });
  await stage.pause(faces.length ? 800 : 500);
  exhibit({ dice: null });
};

/** Where nothing moves, dice lie there for a while, so that they can be read. */
function lieThere(dice: Show['dice']): void {
  exhibit({ dice });
  clearTimeout(lying);
  lying = setTimeout(() => exhibit({ dice: null }), 1600);
}
let lying: ReturnType<typeof setTimeout> | undefined;

async function resourcesFly(event: TaleEvent, stage: Stage): Promise<void> {
  const back = event['resources'] as unknown as Amounts;
  const all = RESOURCES.filter((name) => back[name]).map((name, at) =>
    fly(
      stage,
      {
        icon: RESOURCE_ICONS[name],
        colour: RESOURCE_COLOURS[name],
        from: ['workbench', 'rubble'],
        to: [name],
        delay: at * 60,
      },
      260,
    ),
  );
  await Promise.all(all);
}

/** Who is beaten flies off: the figure is gone as its picture leaves. */
const leaving =
  (
    look: { icon: string; colour: string },
    spot: (event: TaleEvent, view: View) => string,
    to: readonly string[],
  ): Play =>
  async (event, stage) => {
    stage.sound('hit');
    const flight = fly(stage, { ...look, from: [spot(event, stage.model.view)], to }, 320);
    change(event, stage);
    await flight;
    await stage.pause(60);
  };

/** Stones are carried out through the tunnel. */
const rubbleFlies = (from: string, to: readonly string[]): Play =>
  flying((_, stage) => fly(stage, { icon: ICONS.stonePile, colour: '#c9ccd6', from: [from], to }, 280), 'pick', 120);

const struck =
  (spot: (event: TaleEvent) => string, ms: number, sound: SoundName): Play =>
  async (event, stage) => {
    stage.sound(sound);
    exhibit({ struck: spot(event) });
    change(event, stage);
    await stage.pause(ms);
    exhibit({ struck: null });
  };

export const motion: Motion = {
  first_chosen: simply(0),
  rubble_placed: simply(260, 'pick'),
  cards_drawn: simply(200, 'card'),
  deck_shuffled: simply(120, 'card'),
  turn_began: simply(260),
  cards_left_unused: simply(180, 'card'),
  turn_ended: simply(80),

  engine_came: flying(
    (event, stage) =>
      fly(
        stage,
        {
          icon: ENGINE_ICONS[String(event['engine'])] ?? '',
          colour: EMBER,
          from: ['siege_card', 'siege'],
          to: [seat(event)],
        },
        400,
      ),
    'horn',
  ),
  engine_raised: simply(260, 'step'),
  engine_activated: struck((event) => String(event['engine']), 300, 'horn'),
  engine_returned: flying((event, stage) => {
    const engine = String(event['engine']);
    return fly(stage, { icon: ENGINE_ICONS[engine] ?? '', colour: EMBER, from: [engine], to: ['siege'] }, 320);
  }, 'step'),
  troll_revealed: simply(180, 'card'),
  troll_came: flying(
    (_, stage) =>
      fly(
        stage,
        { icon: ICONS.troll, colour: '#e3dcec', from: ['siege_tower', 'meter_trolls'], to: ['rubble', 'tunnel'] },
        400,
      ),
    'hit',
    200,
  ),
  catapult_revealed: flying(
    (event, stage) =>
      fly(
        stage,
        { icon: ICONS.rock, colour: '#9a9da8', from: ['catapult', 'siege'], to: [`space_${event['space']}`, 'gold'] },
        400,
      ),
    'step',
    0,
  ),
  space_blocked: struck((event) => `space_${event['space']}`, 400, 'hit'),
  gold_lost: flying((event, stage) => goldFlies(stage, ['meter_stones', 'siege'], Number(event['count'])), 'theft'),

  orc_card_played: simply(200, 'card'),
  siege_revealed,
  siege_cancelled: simply(300, 'win'),
  orcs_came: simply(280, 'step'),
  orcs_marched: simply(320, 'step'),
  gold_stolen,

  card_laid: flying((event, stage) => {
    const card = String(event['card']);
    return fly(
      stage,
      {
        icon: CARD_ART[card] ?? '',
        colour: AMBER,
        from: [`card-${card}`, seat(event)],
        to: [`dwarf-${event['seat']}`],
      },
      260,
    );
  }, 'card'),
  card_rested: simply(80),
  dwarf_moved: simply(320, 'step'),
  resource_placed: flying((event, stage) => {
    const resource = String(event['resource']) as Resource;
    const flight = {
      icon: RESOURCE_ICONS[resource],
      colour: RESOURCE_COLOURS[resource],
      from: [resource],
      to: [String(event['on']), 'workbench'],
    };
    return fly(stage, flight, 320);
  }, 'coin'),
  rubble_cleared: rubbleFlies('rubble', ['tunnel']),
  goblin_rubble_cleared: rubbleFlies('rubble', ['tunnel']),
  section_opened: simply(700, 'win'),
  goblin_came: flying(
    (_, stage) => fly(stage, { icon: ICONS.goblin, colour: '#cdf08a', from: ['tunnel'], to: ['rubble'] }, 300),
    'step',
    160,
  ),
  goblin_left: leaving(
    { icon: ICONS.goblin, colour: '#cdf08a' },
    ({ goblin }, view) => `goblin_${siegeOf(view).goblins.find((one) => one.tile === goblin)?.goblin}`,
    ['tunnel'],
  ),
  resources_returned: flying(resourcesFly, 'coin', 40),

  attack_declared: simply(120),
  dice_rolled,
  orc_fell: leaving({ icon: ICONS.orc, colour: EMBER }, ({ place }) => `orc-${String(place)}`, ['meter_orcs']),
  circle_covered: struck((event) => String(event['troll']), 340, 'hit'),
  troll_fell: leaving({ icon: ICONS.troll, colour: '#e3dcec' }, ({ troll }) => String(troll), ['meter_trolls']),

  card_removed: simply(200, 'card'),
  upgrade_taken: flying((event, stage) => {
    const card = String(event['card']);
    return fly(
      stage,
      { icon: CARD_ART[card] ?? '', colour: AMBER, from: [`space_${event['space']}`, 'workbench'], to: [seat(event)] },
      360,
    );
  }, 'coin'),
  upgrade_scrapped: simply(240, 'card'),
  upgrade_placed: flying((event, stage) => {
    const card = String(event['card']);
    const from = [`deck-${event['deck']}`, 'workbench'];
    return fly(
      stage,
      { icon: CARD_ART[card] ?? '', colour: AMBER, from, to: [`space_${event['space']}`, 'workbench'] },
      340,
    );
  }, 'card'),
  hired: flying(
    (event, stage) => goldFlies(stage, [`hire-${event['mercenary']}`, 'hires'], Number(event['cost'])),
    'coin',
    160,
  ),

  game_won: simply(500, 'win'),
  game_lost: simply(500, 'loss'),
};
