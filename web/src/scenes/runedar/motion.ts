/** The motion of each event: the change of the view, flights, sounds and pauses. */

import { tick } from 'svelte';
import type { SoundName } from '../../app/sound';
import type { Motion, Stage as StageOf } from '../../table/scene';
import { addOrcs, change as changed } from './changes';
import type { Show } from './scene-state.svelte';
import type { Thing } from './board/FlyingPiece.svelte';
import { TROLL_FLIGHT_MS, showEffect, fly } from './flights';
import { goblinSpot, RESOURCES, type Event, type Runedar } from './view';

type Stage = StageOf<Runedar>;
type Play<E extends Event = Event> = (event: E, stage: Stage) => Promise<void> | void;
type Told<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** Apply the event to the view now. */
function change(event: Event, stage: Stage): void {
  stage.show((view) => changed(view, event, stage.model.pieces));
}

/** The change, a sound, and time to see it. */
const simply =
  (ms: number, sound?: SoundName): Play =>
  async (event, stage) => {
    if (sound) stage.sound(sound);
    change(event, stage);
    await stage.pause(ms);
  };

/** Fly first, then apply the change. */
const flying =
  <E extends Event>(flight: (event: E, stage: Stage) => Promise<void>, sound?: SoundName, ms = 80): Play<E> =>
  async (event, stage) => {
    if (sound) stage.sound(sound);
    await flight(event, stage);
    change(event, stage);
    await stage.pause(ms);
  };

const seatOf = ({ seat }: { seat: number }) => `seat-${seat}`;

async function goldFlies(stage: Stage, to: readonly string[], count: number): Promise<void> {
  const nuggets = Array.from({ length: Math.min(count, 4) }, (_, at) =>
    fly(stage, { thing: { sort: 'nugget' }, from: ['gold'], to, delay: at * 70 }, 320),
  );
  await Promise.all(nuggets);
}

const gold_stolen: Play<Told<'gold_stolen'>> = async (event, stage) => {
  stage.show((view) => {
    addOrcs(view, event.start, -1);
    addOrcs(view, 'central_chamber', 1);
  });
  await stage.pause(320);
  stage.sound('theft');
  change(event, stage);
  await goldFlies(stage, ['meter_gold', 'siege'], 1);
};

const siege_revealed: Play<Told<'siege_revealed'>> = async (event, stage) => {
  const { siege, wave } = stage.model.pieces.supply;
  const burnt = siege.full - event.left;
  stage.sound(burnt % wave.full === 1 ? 'horn' : 'card');
  change(event, stage);
  await stage.pause(650);
};

/** To read what fell, and that it missed. */
const READ_DICE_MS = 1200;

const dice_rolled: Play<Told<'dice_rolled'>> = async ({ faces, mode, hits }, stage) => {
  const rolled = { faces, mode, hits };
  showEffect({ rolled });
  if (stage.pace === 0) return lieThere({ ...rolled, isRolling: false });
  if (faces.length) {
    stage.sound('dice');
    showEffect({ dice: { ...rolled, isRolling: true } });
    // As long as the last of them tumbles: hud/Die.svelte.
    await stage.pause(560 + 70 * (faces.length - 1));
  }
  showEffect({ dice: { ...rolled, isRolling: false } });
  await stage.pause(faces.length ? READ_DICE_MS : 500);
  showEffect({ dice: null });
};

/** Without motion, dice lie still for a while so that they can be read. */
function lieThere(dice: Show['dice']): void {
  showEffect({ dice });
  clearTimeout(lying);
  lying = setTimeout(() => showEffect({ dice: null }), 1600);
}
let lying: ReturnType<typeof setTimeout> | undefined;

async function resourcesFly({ resources }: Told<'resources_returned'>, stage: Stage): Promise<void> {
  const all = RESOURCES.filter((name) => resources[name]).map((name, at) =>
    fly(stage, { thing: { sort: 'resource', resource: name }, from: ['workbench'], to: [name], delay: at * 60 }, 260),
  );
  await Promise.all(all);
}

/** A beaten figure flies off; the view loses it as it leaves. */
const leaving =
  <E extends Event>(thing: Thing, spot: (event: E) => string, to: readonly string[]): Play<E> =>
  async (event, stage) => {
    stage.sound('hit');
    const flight = fly(stage, { thing, from: [spot(event)], to }, 360);
    change(event, stage);
    await flight;
    await stage.pause(60);
  };

/** The troll stands there when it has landed. */
const troll_came: Play<Told<'troll_came'>> = async (event, stage) => {
  stage.sound('hit');
  change(event, stage);
  await tick();
  const way = { from: ['siege_tower', 'meter_trolls'], to: [event.troll], end: 1 };
  await Promise.all([
    fly(stage, { thing: { sort: 'troll' }, ...way }, TROLL_FLIGHT_MS),
    stage.pause(TROLL_FLIGHT_MS + 200),
  ]);
};

const engineFlies = ({ engine }: { engine: string }, stage: Stage, from: readonly string[], to: readonly string[]) =>
  fly(stage, { thing: { sort: 'engine', engine }, from, to }, 380);

const cardFlies = ({ card }: { card: string }, stage: Stage, from: readonly string[], to: readonly string[]) =>
  fly(stage, { thing: { sort: 'card', card }, from, to }, 340);

/** Stones are carried out through the tunnel. */
const rubbleFlies = <E extends Event>(spot: (event: E, stage: Stage) => string): Play<E> =>
  flying(
    (event, stage) => fly(stage, { thing: { sort: 'stone' }, from: [spot(event, stage)], to: ['tunnel'] }, 300),
    'pick',
    120,
  );

const struck =
  <E extends Event>(spot: (event: E) => string, ms: number, sound: SoundName): Play<E> =>
  async (event, stage) => {
    stage.sound(sound);
    showEffect({ struck: spot(event) });
    change(event, stage);
    await stage.pause(ms);
    showEffect({ struck: null });
  };

export const motion: Motion<Runedar> = {
  first_chosen: simply(0),
  rubble_placed: simply(260, 'pick'),
  cards_drawn: simply(200, 'card'),
  deck_shuffled: simply(120, 'card'),
  turn_began: simply(260),
  cards_left_unused: simply(180, 'card'),
  turn_ended: simply(80),

  engine_came: flying((event, stage) => engineFlies(event, stage, ['siege_card', 'siege'], [seatOf(event)]), 'horn'),
  engine_raised: simply(260, 'step'),
  engine_activated: struck(({ engine }) => engine, 300, 'horn'),
  engine_returned: flying((event, stage) => engineFlies(event, stage, [event.engine], ['siege']), 'step'),
  troll_revealed: simply(180, 'card'),
  troll_came,
  catapult_revealed: flying(
    (event, stage) =>
      fly(stage, { thing: { sort: 'rock' }, from: ['catapult', 'siege'], to: [`space_${event.space}`, 'gold'] }, 420),
    'step',
    0,
  ),
  space_blocked: struck(({ space }) => `space_${space}`, 400, 'hit'),
  gold_lost: flying((event, stage) => goldFlies(stage, ['meter_stones', 'siege'], event.count), 'theft'),

  orc_card_played: simply(200, 'card'),
  siege_revealed,
  siege_cancelled: simply(300, 'win'),
  orcs_came: simply(280, 'step'),
  orcs_marched: simply(320, 'step'),
  gold_stolen,

  card_laid: flying(
    (event, stage) => cardFlies(event, stage, [`card-${event.card}`, seatOf(event)], [`dwarf-${event.seat}`]),
    'card',
  ),
  card_rested: simply(80),
  dwarf_moved: simply(320, 'step'),
  resource_placed: flying((event, stage) => {
    const { resource, on } = event;
    const way = { from: [resource], to: [on, 'workbench'] };
    return fly(stage, { thing: { sort: 'resource', resource }, ...way }, 320);
  }, 'coin'),
  rubble_cleared: rubbleFlies(() => 'rubble'),
  goblin_rubble_cleared: rubbleFlies(({ goblin }, { model }) => goblinSpot(goblin, model.view)),
  section_opened: simply(700, 'win'),
  goblin_came: simply(440, 'step'),
  goblin_left: simply(400, 'hit'),
  resources_returned: flying(resourcesFly, 'coin', 40),

  attack_declared: simply(120),
  dice_rolled,
  orc_fell: leaving({ sort: 'orc' }, ({ place }) => `orc-${place}`, ['meter_orcs']),
  circle_covered: struck(({ troll }) => troll, 340, 'hit'),
  troll_fell: leaving({ sort: 'troll' }, ({ troll }) => troll, ['meter_trolls']),

  card_removed: simply(200, 'card'),
  upgrade_taken: flying((event, stage) => {
    const to = event.seat === stage.model.seat ? 'hand' : seatOf(event);
    return cardFlies(event, stage, [`space_${event.space}`, 'workbench'], [to]);
  }, 'coin'),
  upgrade_scrapped: simply(240, 'card'),
  upgrade_placed: flying((event, stage) => {
    const from = [`deck-${event.deck}`, 'workbench'];
    return cardFlies(event, stage, from, [`space_${event.space}`, 'workbench']);
  }, 'card'),
  hired: flying((event, stage) => goldFlies(stage, [`hire-${event.mercenary}`, 'hires'], event.cost), 'coin', 160),

  game_won: simply(500, 'win'),
  // The card, orc or tile that lost the game is still to be read before the ending covers it.
  game_lost: simply(2200, 'loss'),
};
