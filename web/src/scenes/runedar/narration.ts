/** How the events of a siege are told: where each happens, and what is done to all who defend the fortress. */

import type { Narration as NarrationOf, Telling } from '../../table/narration';
import type { TableScene } from '../../table/scene';
import { drawCard } from './flights';
import { PORTRAITS } from './portraits';
import { asked, fullOf, goblinSpot, type PlaceId, type Runedar } from './view';

type Model = TableScene<Runedar>;
type At = Pick<Telling, 'at'>;

/** What carries one of these spots, unless it is about to go, as a sheet that closes. */
const spots = (...names: string[]): At => ({
  at: names.map((name) => `.runedar [data-spot="${CSS.escape(name)}"]:not([inert] *)`),
});
const atPlace = (place: PlaceId): At => ({
  at: [...spots(`orc-${place}`).at, `.runedar [data-place="${CSS.escape(place)}"]`],
});
/** The place itself, for those who are about to come there. */
const ontoPlace = (place: PlaceId): At => ({ at: [`.runedar [data-place="${CSS.escape(place)}"]`] });
const atDwarf = ({ seat }: { seat: number }): At => spots(`dwarf-${seat}`, `seat-${seat}`);
const atSpace = (space: number): At => spots(`space_${space}`, 'workbench');
const everybody = ({ view }: Model) => view.dwarfs.map(({ seat }) => seat);

/** The use of a card that was drawn last: its turn, and how many cards were left. */
let lastDrawn = '';

/** The card that the player uses, drawn above the first thing that it does. */
function withCard({ seat }: { seat: number }, { view }: Model): Pick<Telling, 'picture'> {
  const card = asked(view, 'card');
  const use = `${view.turn} ${view.dwarfs[seat]?.hand_size ?? 0}`;
  if (card === undefined || use === lastDrawn) return {};
  return {
    picture: (target) => {
      lastDrawn = use;
      return drawCard(card, target);
    },
  };
}

/** Siege cards come in waves: the name of the wave that this card begins, or null. */
function waveBegun(left: number, { pieces, words }: Pick<Model, 'pieces' | 'words'>): string | null {
  const { siege, wave } = fullOf(pieces);
  const burnt = siege - left;
  return burnt % wave === 1 ? words.say('scene-wave', { wave: Math.ceil(burnt / wave) }) : null;
}

export const narration: NarrationOf<Runedar> = {
  colour: (seat, { dwarfs }) => PORTRAITS[dwarfs[seat]?.dwarf ?? 'brynja'].colour,
  clear: '.runedar :is(.figure, .plaque, .siege)',
  panel: (seat) => spots(`seat-${seat}`).at,
  chapters: {
    siege_revealed: ({ left }, model) => waveBegun(left, model),
  },
  tellings: {
    engine_came: (event) => ({ ...spots(event.engine, `seat-${event.seat}`), weight: 2 }),
    engine_raised: (event) => spots(event.engine),
    engine_activated: (event) => ({ ...spots(event.engine), weight: 2 }),
    engine_returned: (event) => ({ ...spots(event.engine, 'siege'), weight: 2 }),
    troll_came: (event) => ({ ...spots(event.troll), weight: 3 }),
    catapult_revealed: (event) => ({ ...atSpace(event.space), weight: 1 }),
    space_blocked: (event, model) => ({
      ...atSpace(event.space),
      weight: 3,
      against: everybody(model),
      by: model.words.say('telling-by-catapult'),
      cost: model.words.say('telling-cost-space'),
    }),
    gold_lost: (_, model) => ({
      ...spots('gold', 'meter_gold'),
      weight: 3,
      against: everybody(model),
      by: model.words.say('telling-by-catapult'),
    }),
    // Its card is shown large by the scene itself.
    siege_revealed: (event, model) => {
      const headline = waveBegun(event.left, model);
      return headline === null ? null : { ...spots('siege_card', 'siege'), headline, caption: headline, weight: 3 };
    },
    siege_cancelled: () => ({ ...spots('siege_card', 'siege'), weight: 2 }),
    orcs_came: ({ place }) => ({ ...ontoPlace(place), weight: 1.25 }),
    orcs_marched: ({ place, count }, { words }) => ({
      ...atPlace(place),
      text: words.say('telling-marched', { count, place_to: words.name('place', place, 'to') }),
      weight: 1.25,
    }),
    gold_stolen: (_, model) => ({
      ...spots('gold', 'meter_gold'),
      weight: 3,
      against: everybody(model),
      by: model.words.say('telling-by-orcs'),
    }),
    // A card is shown with what it does; that it was laid needs no words of its own.
    card_laid: () => null,
    card_rested: (event, model) => ({ ...atDwarf(event), ...withCard(event, model), weight: 0 }),
    dwarf_moved: (event, model) => ({ ...atDwarf(event), ...withCard(event, model), weight: 0.5 }),
    resource_placed: (event, model) => ({ ...spots(event.on, 'workbench'), ...withCard(event, model), weight: 0.5 }),
    rubble_cleared: (event, model) => ({ ...spots('rubble', 'tunnel'), ...withCard(event, model), weight: 0.75 }),
    goblin_rubble_cleared: (event, model) => ({
      ...spots(goblinSpot(event.goblin, model.view), 'tunnel'),
      ...withCard(event, model),
      weight: 0.75,
    }),
    section_opened: (_, { words }) => ({
      ...spots('tunnel'),
      weight: 4,
      headline: words.say('telling-section'),
    }),
    goblin_came: ({ goblin }, { view }) => ({ ...spots(goblinSpot(goblin, view), 'tunnel'), weight: 3 }),
    goblin_left: ({ goblin }, { view }) => ({ ...spots(goblinSpot(goblin, view), 'tunnel'), weight: 2 }),
    attack_declared: (event, model) => ({ ...atDwarf(event), ...withCard(event, model), weight: 0 }),
    orc_fell: ({ place }) => ({ ...atPlace(place), weight: 2 }),
    troll_fell: (event) => ({ ...spots(event.troll, 'meter_trolls'), weight: 3 }),
    upgrade_taken: (event) => ({ ...spots(`space_${event.space}`, `seat-${event.seat}`), weight: 3 }),
    upgrade_scrapped: (event) => ({ ...atSpace(event.space), weight: 0.5 }),
    upgrade_placed: (event) => ({ ...atSpace(event.space), weight: 0.75 }),
    hired: (event) => ({ ...spots(`hire-${event.mercenary}`, 'hires'), weight: 3 }),
  },
};
