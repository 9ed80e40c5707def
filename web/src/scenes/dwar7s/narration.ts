/** How the events of this game are told: where each happens, and against whom it is. */

import { thingOf, type Narration as NarrationOf, type Telling, type WindowBox } from '../../table/narration';
import type { TableScene } from '../../table/scene';
import { activeCamera } from './active-camera';
import { kingdomChanges, spellChanges, type KingdomChange } from './difference';
import { cardSprite, foodSprite, homeSpots, playerSpots, spaceBox, tileSpots } from './flights';
import { nameOf } from './player-text';
import { isMonster, printedGoal } from './printed';
import { colourOf, kindOf, type Dwar7s, type FallView } from './view';

type Model = TableScene<Dwar7s>;
type At = Pick<Telling, 'at'>;

const inScene = (selectors: readonly string[]) => selectors.map((selector) => `.fall ${selector}`);
const atPlayer = ({ seat }: { seat: number }): At => ({ at: inScene(playerSpots(seat)) });
const atCard = ({ card }: { card: string }): At => ({ at: inScene(tileSpots(card)) });
const atMarket: At = { at: inScene(['.market', '.coin-button']) };

/** Seats that have the card's colour. */
function ownerOf(card: string, { view }: Model): number[] {
  return view.players.filter(({ colour }) => colour === colourOf(card)).map(({ seat }) => seat);
}

/** How many dwarfs are placed: the line of several events says it. */
const countOf = (event: object): number => ('count' in event ? Number(event.count) : 1);

/** The card that the new one lies on: the line of both events says it. */
const coveredBy = (event: object): string | null => ('covered' in event ? String(event.covered) : null);

function goalNamed(goal: string, { words, pieces }: Model): { goal: string; points: number } {
  return { goal: words.name('goal', goal, 'short'), points: printedGoal(pieces, goal).points };
}

/** Things around the table, such as the panel of a player, are always in sight: no camera moves for them. */
function isOnTable(at: readonly string[]): boolean {
  const thing = thingOf(at);
  return thing === null || thing.closest('.board') !== null;
}

function layingText(event: { seat: number }, card: string, model: Model): string {
  const { words } = model;
  const [seat, covered] = [nameOf(model, event.seat), coveredBy(event)];
  if (covered === null) return words.say('telling-laid', { seat, card });
  return words.say('telling-covered', { seat, card, covered: words.name('card', covered) });
}

/** Kingdoms that are worth less. */
function shrunken(before: FallView, after: FallView): KingdomChange[] {
  return kingdomChanges(before, after).filter(({ points: [was, is] }) => is < was);
}

const drawn = (sprite: () => HTMLElement) => (target: HTMLElement) => {
  const drawing = sprite();
  drawing.classList.remove('flight');
  target.append(drawing);
  return () => drawing.remove();
};

export const narration: NarrationOf<Dwar7s> = {
  panel: (seat) => inScene(playerSpots(seat)),
  colour: (seat, { players }) => `var(--dwar7s-${players[seat]?.colour ?? 'blue'})`,
  clear: '.fall :is(.place, [data-flag], .slot, .plate, .goal)',
  frame: (box: WindowBox, at = []) => isOnTable(at) && (activeCamera()?.bring(box) ?? false),
  chapters: {
    turn_began: ({ round }, { words }) => words.say('scene-round', { round }),
  },
  harms: (before, after, model) => [
    ...spellChanges(before, after)
      .filter(({ card, spell, was }) => spell !== null && was === null && before.table.some((one) => one.card === card))
      .flatMap(({ card, spell }) =>
        ownerOf(card, model).map((against) => ({
          at: inScene(tileSpots(card)),
          text: model.words.say(`scene-change-${spell}`, { card: model.words.name('card', card, 'capital') }),
          ...(spell === 'frozen' && { cost: model.words.say('telling-cost-frozen') }),
          against,
        })),
      ),
    ...shrunken(before, after).map(({ seat, points }) => ({
      at: inScene(tileSpots(`${after.players[seat]?.colour ?? ''}_castle`)),
      text: model.words.say('telling-kingdom', { before: points[0], after: points[1] }),
      against: seat,
    })),
  ],
  tellings: {
    actions_ended: (event) => (event.used === 0 ? atPlayer(event) : null),
    card_laid: (event, model) => {
      const { view, pieces, words } = model;
      const [x, y] = event.space;
      const card = words.name('card', kindOf(event.card), 'plain');
      const picture = drawn(() => cardSprite(kindOf(event.card), colourOf(event.card)));
      return {
        ...atCard(event),
        box: () => spaceBox(view, { x, y }),
        picture,
        caption: layingText(event, card, model),
        weight: isMonster(pieces, kindOf(event.card)) ? 4 : 2,
      };
    },
    card_covered: (event, model) => ({
      ...atCard(event),
      weight: 4,
      against: ownerOf(event.card, model),
      cost: model.words.say('telling-cost-covered'),
    }),
    dwarf_placed: (event, model) => ({
      ...atCard(event),
      caption: model.words.say('telling-placed', { seat: nameOf(model, event.seat), count: countOf(event) }),
    }),
    dwarf_moved: (event, model) => ({
      ...atCard(event),
      caption: model.words.say('telling-moved', { seat: nameOf(model, event.seat) }),
    }),
    card_resolved: (event) => ({ ...atCard(event), weight: 0, isSilent: true }),
    dwarfs_returned: ({ owner, card }) => ({ at: inScene([...tileSpots(card), ...homeSpots(owner)]), weight: 0 }),
    gems_taken: (event, model) => {
      const gems = model.words.phrase('gems', { [event.gem]: event.count }, null);
      const caption = model.words.say('telling-took', { seat: nameOf(model, event.seat), gems });
      return { ...atPlayer(event), weight: 3, caption };
    },
    task_failed: (event) => ({ ...atCard(event), weight: 0 }),
    stack_dug: (event, model) => ({
      at: inScene([...tileSpots(event.card), ...tileSpots(event.buried)]),
      weight: 4,
      against: ownerOf(event.buried, model),
      cost: model.words.say('telling-cost-covered'),
    }),
    monster_defeated: (event, { words }) => ({
      at: inScene([...tileSpots(event.card), ...playerSpots(event.seat)]),
      weight: 6,
      headline: words.say('telling-monster'),
    }),
    goal_bought: (event, model) => ({
      ...atPlayer(event),
      picture: drawn(() => foodSprite(event.goal)),
      caption: model.words.say('telling-bought', { seat: nameOf(model, event.seat), ...goalNamed(event.goal, model) }),
      weight: 5,
    }),
    goal_offered: (event, model) => ({
      ...atMarket,
      caption: model.words.say('telling-offered', goalNamed(event.goal, model)),
      weight: 0,
    }),
    ogre_drawn: (event, model) => ({
      ...atPlayer(event),
      caption: model.words.say('telling-drew', { seat: nameOf(model, event.seat) }),
      weight: 2,
    }),
    ogre_played: (event) => ({ ...atPlayer(event), weight: 3 }),
    dwarfs_swapped: (event) => ({ ...atCard(event), weight: 4, against: [event.owner] }),
    dwarf_fled: (event) => ({ ...atCard(event), weight: 4, against: [event.owner] }),
    gem_stolen: (event, { words }) => ({
      ...atPlayer(event),
      weight: 5,
      against: [event.victim],
      cost: words.say('telling-cost-gem'),
    }),
    ogres_taken: (event) => ({ ...atPlayer(event), weight: 5, against: [event.victim] }),
    secret_revealed: (event, { words }) => ({ ...atPlayer(event), weight: 6, headline: words.say('telling-secret') }),
    end_triggered: (event, { words }) => ({ ...atPlayer(event), weight: 6, headline: words.say('telling-last') }),
  },
};
