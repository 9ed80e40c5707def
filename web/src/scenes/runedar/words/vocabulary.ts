/** Words for the pieces of The Siege of Runedar: tiles, siege cards, dice, and what a resource is laid on. */

import type { OutcomeFacts } from '../../../contract/messages';
import type { Amounts, Card, CardSymbol, Face, Game, SiegeCard, View } from '../../../contract/runedar';
import type { Params } from '../../../net/game-data';
import { humanised } from '../../../words/bundle';
import { addedUp } from '../../../words/condense';
import { alike, NOTHING, prefixed, Vocabulary, type Forms } from '../../../words/vocabulary';
import { asked, RESOURCES } from '../view';

const SYMBOLS: Readonly<Record<string, string>> = { close: 'close', direct: 'direct', shoot: 'long', dig: 'dig' };
const EFFECTS = ['tower', 'catapult', 'arrow'] as const;
const NUMBERS = ['level', 'any', 'rubble', 'hits'] as const;

/** Events that the engine tells one by one; several in a row are one line of the story. */
const ADDED_UP = new Set(['orcs_came', 'gold_stolen', 'orc_fell', 'circle_covered', 'resource_placed']);

type Said = Params<Game> & { readonly siege_card?: string };
type Phrases = {
  readonly [Name in keyof Said]?: (
    words: RunedarVocabulary,
    value: NonNullable<Said[Name]>,
    view: View | null,
  ) => string;
};

/** Goblins are named by what they want, trolls by their circles, siege cards by what they show. */
export default class RunedarVocabulary extends Vocabulary<Game> {
  readonly namedBy = {
    card: 'card',
    engine: 'engine',
    mercenary: 'mercenary',
    deck: 'deck',
    resource: 'resource',
    reason: 'reason',
  };
  readonly unsaid = { count: 1, cards: null };

  peopleIn(view: View): readonly string[] {
    return view.options.dwarfs;
  }

  called(seat: number): string {
    return this.name('dwarf', this.table.people[seat] ?? NOTHING);
  }

  opening(view: View): string {
    return this.bundle.say('story-opening', {
      players: this.listed(this.peopleIn(view).map((_, seat) => this.seat(seat))),
      difficulty: this.name('difficulty', view.options.difficulty),
      dice: this.name('dice', view.options.dice),
    });
  }

  /** The sentence of the end, with its title and score. */
  outcome({ won, title, score }: OutcomeFacts): string {
    return this.bundle.say(won ? 'chronicle-won' : 'chronicle-lost', {
      title: this.name('title', title ?? NOTHING),
      score,
    });
  }

  condensed(events: readonly Game['Event'][]): Game['Event'][] {
    return addedUp(events, ADDED_UP);
  }

  override args(params: Params<Game>, view: View | null): Forms {
    const said = super.args(params, view);
    const { on, piece, wood, leather, metal } = params;
    if (on && piece) said['on'] = this.carrier(on, view, piece);
    const isPriced = typeof wood === 'number' && typeof leather === 'number' && typeof metal === 'number';
    return isPriced ? { ...said, needs: this.amounts({ wood, leather, metal }) } : said;
  }

  override forms(name: string, value: unknown, view: View | null): Readonly<Forms> {
    const find = value === null ? undefined : FORMS[name];
    return find?.(this, value as never) ?? super.forms(name, value, view);
  }

  /** The table is by name, and so the value has the type that goes with it. */
  phrase(name: string, value: unknown, view: View | null): string | null {
    return PHRASES[name as keyof Said]?.(this, value as never, view) ?? null;
  }

  /** The question asked now (`$now_…`), the card on the space named, the number on the card in use. */
  context(params: Params<Game>, view: View | null): Forms {
    const card = cardOn(params.space ?? null, view);
    const symbol = this.symbol(params, asked(view, 'card'));
    return {
      now_kind: view?.decision?.kind ?? NOTHING,
      now_at: asked(view, 'at') ?? NOTHING,
      now_moved: asked(view, 'moved') ? 'yes' : 'no',
      now_dice: asked(view, 'dice') ?? 0,
      now_hits: asked(view, 'hits') ?? 0,
      ...prefixed('card', this.named('card', card ?? 'unnamed')),
      material: this.material(params.resource, view),
      value: symbol?.value ?? 0,
      direct: symbol?.hits ?? 0,
      cost: (params.mercenary && this.pieces.mercenary?.[params.mercenary]?.cost) ?? 0,
    };
  }

  /** The symbol of the card in use that an action uses: its number, and the hits that it gives without a die. */
  symbol({ verb = '', resource }: Params<Game>, card: string | undefined): CardSymbol | undefined {
    const name = verb === 'work' ? `work_${resource}` : SYMBOLS[verb ?? ''];
    const printed: Card | undefined = card === undefined ? undefined : this.pieces.card?.[card];
    return printed?.symbols.find(({ symbol }) => symbol === name);
  }

  /** The resource that is worked; a card for any resource works that of the workshop where its player stands. */
  material(resource: Params<Game>['resource'], view: View | null): string {
    if (resource !== 'any' || view === null) return this.name('resource', String(resource));
    const place = view.dwarfs[view.to_move]?.place;
    return this.name('resource', (place && this.pieces.workshop?.[place]?.resource) ?? 'any');
  }

  /** A place, or a machine that can be aimed at like one. */
  area(word: string): Forms {
    return this.named(this.bundle.has(`place-${word}`) ? 'place' : 'engine', word);
  }

  /** Resources with their numbers: 2 wood and 1 metal. */
  amounts(resources: Amounts): string {
    const some = RESOURCES.filter((name) => resources[name]);
    return this.listed(some.map((name) => this.bundle.say(`amount-${name}`, { count: resources[name] })));
  }

  /** Dice as they lie there. */
  faces(faces: readonly Face[]): string {
    if (faces.length === 0) return this.bundle.say('faces-none');
    return this.listed(faces.map((face) => (typeof face === 'number' ? `${face}` : this.name('face', face))));
  }

  /** A tile by its id, or, in what a player chooses, by its slot in the courtyard. */
  goblin(goblin: string | number, view: View | null): string {
    if (typeof goblin === 'number') {
      const there = view?.goblins.find((one) => one.goblin === goblin);
      return there ? this.goblin(there.tile, view) : this.bundle.say('goblin-slot', { slot: goblin });
    }
    const printed = this.pieces.goblin?.[goblin];
    if (printed === undefined) return humanised(goblin);
    const numbers = Object.fromEntries(NUMBERS.map((name) => [name, printed[name]]));
    return this.bundle.say(`goblin-${printed.kind}`, { ...numbers, wants: this.amounts(printed.wants) });
  }

  troll(troll: string): string {
    const printed = this.pieces.troll?.[troll];
    if (printed === undefined) return humanised(troll);
    return this.bundle.say('troll-circles', { circles: printed.circles.join(', ') });
  }

  /** The effects of a siege card, in the order in which they happen. */
  siege(card: string): string {
    const printed = this.pieces.siege?.[card];
    if (printed === undefined) return humanised(card);
    const said = EFFECTS.filter((name) => printed[name]).map((name) => this.bundle.say(`siege-${name}`));
    return this.listed(printed.orcs ? [this.orcs(printed), ...said] : said);
  }

  private orcs({ orcs, place }: SiegeCard): string {
    return this.bundle.say('siege-orcs', { count: orcs, place_in: this.area(String(place))['in'] ?? '' });
  }

  /** The carrier of a resource: a card of the upgrade board, or a goblin. An event says which `piece` that was. */
  carrier(carrier: string, view: View | null, piece: string | null = null): string {
    const [, kind, digits] = /^(.*)_(\d+)$/.exec(carrier) ?? [];
    const place = Number(digits);
    if (kind === 'goblin') return this.bundle.say('carrier-goblin', { goblin: this.goblin(piece ?? place, view) });
    const card = piece ?? cardOn(place, view);
    if (card === null) return this.bundle.say('carrier-space', { space: place });
    return this.bundle.say('carrier-card', prefixed('card', this.named('card', card)));
  }
}

/** The card that a view shows on a space of the upgrade board. */
function cardOn(space: number | null, view: View | null): string | null {
  return view?.board.find((one) => one.space === space)?.card ?? null;
}

const FORMS: Readonly<Record<string, (words: RunedarVocabulary, value: never) => Forms>> = {
  ...alike(['place', 'start', 'target'], (words: RunedarVocabulary, area: string) => words.area(area)),
  faces: (words, faces: readonly Face[]) => ({ '': words.faces(faces), count: faces.length }),
};

const PHRASES: Phrases = {
  seat: (words, seat) => words.seat(seat),
  cards: (words, cards) => words.listed(cards.map((card) => words.name('card', card))),
  goblin: (words, goblin, view) => words.goblin(goblin, view),
  troll: (words, troll) => words.troll(troll),
  siege: (words, card) => words.siege(card),
  siege_card: (words, card) => words.siege(card),
  on: (words, carrier, view) => words.carrier(carrier, view),
  resources: (words, amounts) => words.amounts(amounts),
  asked: (words, kind) => words.bundle.say(`decision-${kind}.goal`),
};
