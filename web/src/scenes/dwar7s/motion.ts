/** How each event of a tale is shown: from where to where, 150 to 400 ms, and then the view has it. */

import type { TaleEvent, View } from '../../net/wire';
import type { Motion, SoundName, Stage } from '../scene';
import { CHANGES, count, text } from './changes';
import {
  cardSprite,
  dwarfSprite,
  fly,
  foodSprite,
  gemSprite,
  gemSpots,
  homeSpots,
  pileSpots,
  playerSpots,
  secretSpots,
  spaceSpot,
  stir,
  tileSpots,
} from './flights';
import { foresee } from './board/faces';
import { turned } from './geometry';
import { printed } from './printed';
import { colourOf, kindOf, type Colour, type FallView } from './lore';

type Show = (event: TaleEvent, stage: Stage) => Promise<void> | void;

const MIDDLE = ['.hole'];
const MARKET = ['.market', '.coin-button'];
const LONG = 400;
const SHORT = 150;

/** Move, then let the view have it. */
function then(event: TaleEvent, stage: Stage): void {
  stage.show((view: View) => CHANGES[event.event]?.(view as unknown as FallView, event, stage.model.pieces));
}

function shown(sound: SoundName | null, move: Show): Show {
  return async (event, stage) => {
    if (sound) stage.sound(sound);
    await move(event, stage);
    then(event, stage);
  };
}

function colourAt(stage: Stage, seat: number): Colour {
  return (stage.model.view as unknown as FallView).players[seat]?.colour ?? 'blue';
}

const seat = (event: TaleEvent) => count(event, 'seat');
const glow =
  (find: (event: TaleEvent) => string[], ms = 240): Show =>
  (event, stage) =>
    stir(stage, find(event), 'glow', ms);
const atPlayer = (event: TaleEvent) => playerSpots(seat(event));
const atCard = (event: TaleEvent) => tileSpots(text(event, 'card'));
const still: Show = (_, stage) => stage.pause(SHORT);

function dwarfTo(owner: string, from: (event: TaleEvent) => string[], to: (event: TaleEvent) => string[]): Show {
  return (event, stage) => fly(stage, [dwarfSprite(colourAt(stage, count(event, owner)))], from(event), to(event));
}

function gemsFly(from: 'pile' | 'seat' | 'victim', to: 'pile' | 'seat'): Show {
  return (event, stage) => {
    const gem = text(event, 'gem');
    const at = (end: 'pile' | 'seat' | 'victim') =>
      end === 'pile' ? pileSpots(gem) : gemSpots(count(event, end), gem, count(event, end) === stage.model.seat);
    const many = Math.min(Number(event['count'] ?? 1), 4);
    return fly(
      stage,
      Array.from({ length: many }, () => gemSprite(gem)),
      at(from),
      at(to),
    );
  };
}

const cardsTo: Show = (event, stage) =>
  fly(
    stage,
    Array.from({ length: Math.max(1, Math.min(count(event, 'count'), 4)) }, () => cardSprite(null)),
    MIDDLE,
    atPlayer(event),
  );

export const motion: Motion = {
  first_chosen: shown(null, glow(atPlayer)),
  secret_dealt: shown('card', cardsTo),
  goal_offered: shown(
    'card',
    glow(() => MARKET, SHORT),
  ),
  turn_began: shown('step', glow(atPlayer, 300)),
  actions_ended: shown(null, still),
  turn_ended: shown(null, still),
  card_laid: shown('card', (event, stage) => {
    const card = text(event, 'card');
    const [x = 0, y = 0] = event['space'] as number[];
    const face = printed(stage.model.pieces, kindOf(card));
    const walls = turned(face.walls, count(event, 'turn'));
    foresee({ ...face, kind: kindOf(card), colour: colourOf(card), walls });
    const to = spaceSpot(stage.model.view as unknown as FallView, { x, y });
    return fly(
      stage,
      [cardSprite(kindOf(card), colourOf(card))],
      [`[data-action="lay:${kindOf(card)}"]`, ...atPlayer(event)],
      to,
    );
  }),
  card_covered: still,
  dwarf_placed: shown(
    'pick',
    dwarfTo('seat', (event) => homeSpots(seat(event)), atCard),
  ),
  dwarf_moved: shown(
    'step',
    dwarfTo('seat', (event) => tileSpots(text(event, 'start')), atCard),
  ),
  dwarf_fled: shown(
    'hit',
    dwarfTo('owner', (event) => tileSpots(text(event, 'start')), atCard),
  ),
  dwarfs_returned: shown('step', (event, stage) => {
    const owner = count(event, 'owner');
    const many = Array.from({ length: Math.min(count(event, 'count'), 5) }, () => dwarfSprite(colourAt(stage, owner)));
    return fly(stage, many, atCard(event), homeSpots(owner));
  }),
  dwarfs_swapped: shown('hit', async (event, stage) => {
    const [start, end] = [tileSpots(text(event, 'start')), atCard(event)];
    await Promise.all([
      fly(stage, [dwarfSprite(colourAt(stage, seat(event)))], start, end),
      fly(stage, [dwarfSprite(colourAt(stage, count(event, 'owner')))], end, start),
    ]);
  }),
  card_resolved: shown(null, glow(atCard)),
  task_failed: shown('hit', (event, stage) => stir(stage, atCard(event), 'shake', 320)),
  task_declined: still,
  gems_taken: shown('coin', gemsFly('pile', 'seat')),
  gems_paid: shown('coin', gemsFly('seat', 'pile')),
  gem_stolen: shown('theft', gemsFly('victim', 'seat')),
  gem_discarded: shown('coin', gemsFly('seat', 'pile')),
  ogres_shuffled: shown('card', still),
  ogre_drawn: shown('card', cardsTo),
  ogre_played: shown('horn', (event, stage) => fly(stage, [cardSprite(null)], atPlayer(event), MIDDLE)),
  ogre_discarded: shown('card', (event, stage) => fly(stage, [cardSprite(null)], atPlayer(event), MIDDLE)),
  ogres_taken: shown('theft', (event, stage) => {
    const many = Array.from({ length: Math.min(count(event, 'count'), 4) }, () => cardSprite(null));
    return fly(stage, many, playerSpots(count(event, 'victim')), atPlayer(event));
  }),
  ogres_lost: still,
  goal_bought: shown('coin', (event, stage) => fly(stage, [foodSprite(text(event, 'goal'))], MARKET, atPlayer(event))),
  stack_dug: shown('card', (event, stage) => stir(stage, tileSpots(text(event, 'buried')), 'shake', 300)),
  monster_defeated: shown('hit', async (event, stage) => {
    await stir(stage, atCard(event), 'shake', 260);
    await fly(stage, [cardSprite(kindOf(text(event, 'card')), 'red')], atCard(event), atPlayer(event));
  }),
  card_uncovered: shown(null, glow(atCard)),
  secret_revealed: shown('horn', (event, stage) =>
    stir(stage, secretSpots(seat(event), seat(event) === stage.model.seat), 'glow', LONG),
  ),
  end_triggered: shown('horn', glow(atPlayer, LONG)),
  game_ended: shown('win', (_, stage) => stage.pause(LONG)),
  scored: shown(null, glow(atPlayer, SHORT)),
};
