/** The motion of each event: it takes 150 to 400 ms, and then the view shows the change. */

import type { SoundName } from '../../app/sound';
import type { Motion, Stage as StageOf } from '../../table/scene';
import { change } from './changes';
import {
  cardSprite,
  dwarfSprite,
  fly,
  foodSprite,
  gemSprite,
  gemSpots,
  hold,
  homeSpots,
  ogreSprite,
  pileSpots,
  playerSpots,
  secretSpots,
  spaceSpot,
  stir,
  tileSpots,
} from './flights';
import { prepareFace } from './board/card-faces';
import { turned } from './geometry';
import { OGRE_ICONS } from './hud/icons';
import { printed } from './printed';
import { colourOf, kindOf, type Colour, type Dwar7s, type Event, type Gem, type Ogre } from './view';

type Stage = StageOf<Dwar7s>;
type Show<E = Event> = (event: E, stage: Stage) => Promise<void> | void;

const MIDDLE = ['.hole'];
const MARKET = ['.market', '.coin-button'];
const LONG = 400;
const SHORT = 150;
/** ms that an ogre card is held up. */
const HELD_MS = 650;

/** Play a sound and a motion, then apply the event to the view. */
function shown<E extends Event>(sound: SoundName | null, move: Show<NoInfer<E>>): Show<E> {
  return async (event, stage) => {
    if (sound) stage.sound(sound);
    await move(event, stage);
    stage.show((view) => change(view, event, stage.model.pieces));
  };
}

function colourAt(stage: Stage, seat: number): Colour {
  return stage.model.view.players[seat]?.colour ?? 'blue';
}

const glow =
  <E>(find: (event: E) => string[], ms = 240): Show<E> =>
  (event, stage) =>
    stir(stage, find(event), 'glow', ms);
const atPlayer = ({ seat }: { seat: number }) => playerSpots(seat);
const atCard = ({ card }: { card: string }) => tileSpots(card);
const atStart = ({ start }: { start: string }) => tileSpots(start);
const still: Show = (_, stage) => stage.pause(SHORT);

function dwarfTo<Owner, From, To>(
  owner: (event: Owner) => number,
  from: (event: From) => string[],
  to: (event: To) => string[],
): Show<Owner & From & To> {
  return (event, stage) => fly(stage, [dwarfSprite(colourAt(stage, owner(event)))], from(event), to(event));
}

/** Gems fly between the piles and players; null is the pile. */
function gemsFly<From, To>(
  from: (event: From) => number | null,
  to: (event: To) => number | null,
): Show<From & To & { gem: Gem; count?: number }> {
  return (event, stage) => {
    const { gem } = event;
    const at = (seat: number | null) =>
      seat === null ? pileSpots(gem) : gemSpots(seat, gem, seat === stage.model.seat);
    const many = Math.min(event.count ?? 1, 4);
    return fly(
      stage,
      Array.from({ length: many }, () => gemSprite(gem)),
      at(from(event)),
      at(to(event)),
    );
  };
}

const seatOf = ({ seat }: { seat: number }) => seat;
const ownerOf = ({ owner }: { owner: number }) => owner;
const pile = () => null;

const cardTo: Show<{ seat: number }> = (event, stage) => fly(stage, [cardSprite(null)], MIDDLE, atPlayer(event));

/** An ogre card as this seat sees it. */
function ogreCard({ model }: Stage, ogre: Ogre | null | undefined): HTMLElement {
  return ogreSprite(OGRE_ICONS[ogre ?? 'ambush'], ogre ? model.words.name('ogre', ogre, 'short') : '');
}

/** Where a player's ogre cards are: one's own in the hand, never over one's name. */
function ogreSpots(seat: number, stage: Stage): string[] {
  return seat === stage.model.seat ? ['.hand .cards', ...playerSpots(seat)] : playerSpots(seat);
}

/** It is held up before it takes effect. */
const ogreShown: Show<{ seat: number; ogre?: Ogre | null }> = async (event, stage) => {
  await fly(stage, [ogreCard(stage, event.ogre)], ogreSpots(event.seat, stage), MIDDLE);
  await hold(stage, ogreCard(stage, event.ogre), MIDDLE, HELD_MS);
};
const ogreTo: Show<{ seat: number; ogre?: Ogre | null }> = async (event, stage) => {
  if (event.ogre) await hold(stage, ogreCard(stage, event.ogre), MIDDLE, HELD_MS);
  await fly(stage, [ogreCard(stage, event.ogre)], MIDDLE, ogreSpots(event.seat, stage));
};

export const motion: Motion<Dwar7s> = {
  first_chosen: shown(null, glow(atPlayer)),
  secret_dealt: shown('card', cardTo),
  goal_offered: shown(
    'card',
    glow(() => MARKET, SHORT),
  ),
  turn_began: shown('step', glow(atPlayer, 300)),
  actions_ended: shown(null, still),
  turn_ended: shown(null, still),
  card_laid: shown('card', (event, stage) => {
    const { card } = event;
    const [x, y] = event.space;
    const face = printed(stage.model.pieces, kindOf(card));
    const walls = turned(face.walls, event.turn);
    prepareFace({ ...face, kind: kindOf(card), colour: colourOf(card), walls });
    const to = spaceSpot(stage.model.view, { x, y });
    return fly(
      stage,
      [cardSprite(kindOf(card), colourOf(card))],
      [...(event.seat === stage.model.seat ? [`[data-action="lay:${kindOf(card)}"]`] : []), ...atPlayer(event)],
      to,
    );
  }),
  card_covered: still,
  dwarf_placed: shown(
    'pick',
    dwarfTo(seatOf, ({ seat }: { seat: number }) => homeSpots(seat), atCard),
  ),
  dwarf_moved: shown('step', dwarfTo(seatOf, atStart, atCard)),
  dwarf_fled: shown('hit', dwarfTo(ownerOf, atStart, atCard)),
  dwarfs_returned: shown('step', (event, stage) => {
    const { owner, count } = event;
    const many = Array.from({ length: Math.min(count, 5) }, () => dwarfSprite(colourAt(stage, owner)));
    return fly(stage, many, atCard(event), homeSpots(owner));
  }),
  dwarfs_swapped: shown('hit', async (event, stage) => {
    const [start, end] = [tileSpots(event.start), atCard(event)];
    await Promise.all([
      fly(stage, [dwarfSprite(colourAt(stage, event.seat))], start, end),
      fly(stage, [dwarfSprite(colourAt(stage, event.owner))], end, start),
    ]);
  }),
  card_resolved: shown(null, glow(atCard)),
  task_failed: shown('hit', (event, stage) => stir(stage, atCard(event), 'shake', 320)),
  task_declined: still,
  gems_taken: shown('coin', gemsFly(pile, seatOf)),
  gems_paid: shown('coin', gemsFly(seatOf, pile)),
  gem_stolen: shown(
    'theft',
    gemsFly(({ victim }: { victim: number }) => victim, seatOf),
  ),
  gem_discarded: shown('coin', gemsFly(seatOf, pile)),
  ogres_shuffled: shown('card', still),
  ogre_drawn: shown('card', ogreTo),
  ogre_played: shown('horn', ogreShown),
  ogre_discarded: shown('card', ogreShown),
  ogres_taken: shown('theft', (event, stage) => {
    const many = Array.from({ length: Math.min(event.count, 4) }, () => ogreCard(stage, null));
    return fly(stage, many, ogreSpots(event.victim, stage), ogreSpots(event.seat, stage));
  }),
  ogres_lost: still,
  goal_bought: shown('coin', (event, stage) => fly(stage, [foodSprite(event.goal)], MARKET, atPlayer(event))),
  stack_dug: shown('card', (event, stage) => stir(stage, tileSpots(event.buried), 'shake', 300)),
  monster_defeated: shown('hit', async (event, stage) => {
    await stir(stage, atCard(event), 'shake', 260);
    await fly(stage, [cardSprite(kindOf(event.card), 'red')], atCard(event), atPlayer(event));
  }),
  card_uncovered: shown(null, glow(atCard)),
  secret_revealed: shown('horn', (event, stage) =>
    stir(stage, secretSpots(event.seat, event.seat === stage.model.seat), 'glow', LONG),
  ),
  end_triggered: shown('horn', glow(atPlayer, LONG)),
  game_ended: shown('win', (_, stage) => stage.pause(LONG)),
  scored: shown(null, glow(atPlayer, SHORT)),
};
