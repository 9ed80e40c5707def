/** Words for the pieces of The Siege of Runedar: tiles, siege cards, dice, and what a resource is laid on. */

import { humanised } from '../../../words/bundle';
import { addedUp } from '../../../words/condense';
import { facts, list, NOTHING, number, prefixed, rows, Vocabulary } from '../../../words/vocabulary';
import type { Facts, Forms, Told } from '../../../words/vocabulary';

const RESOURCES = ['wood', 'leather', 'metal'] as const;
const AREAS = new Set(['place', 'start', 'target']);
const SYMBOLS: Readonly<Record<string, string>> = { close: 'close', direct: 'direct', shoot: 'long', dig: 'dig' };

/** Events that the engine tells one by one; several in a row are one line of the story. */
const ADDED_UP = new Set(['orcs_came', 'gold_stolen', 'orc_fell', 'circle_covered', 'resource_placed']);

type Phrase = (words: RunedarVocabulary, value: unknown, view: Facts | null) => string;

/** Goblins are named by what they want, trolls by their circles, siege cards by what they show. */
export default class RunedarVocabulary extends Vocabulary {
  readonly namedBy = {
    card: 'card',
    engine: 'engine',
    mercenary: 'mercenary',
    deck: 'deck',
    resource: 'resource',
    reason: 'reason',
  };
  readonly unsaid = { count: 1, cards: null };

  peopleIn(view: Facts): string[] {
    return list(facts(view['options'])['dwarfs']).map(String);
  }

  called(seat: number): string {
    return this.name('dwarf', this.table.people[seat] ?? NOTHING);
  }

  opening(view: Facts): string {
    const options = facts(view['options']);
    return this.bundle.say('story-opening', {
      players: this.listed(this.peopleIn(view).map((_, seat) => this.seat(seat))),
      difficulty: this.name('difficulty', String(options['difficulty'])),
      dice: this.name('dice', String(options['dice'])),
    });
  }

  /** The sentence of the end, with its title and score. */
  outcome(outcome: Facts): string {
    const title = this.name('title', String(outcome['title'] ?? NOTHING));
    const key = outcome['won'] ? 'chronicle-won' : 'chronicle-lost';
    return this.bundle.say(key, { title, score: number(outcome['score']) });
  }

  condensed(events: readonly Told[]): Told[] {
    return addedUp(events, ADDED_UP);
  }

  override args(params: Facts, view: Facts | null): Forms {
    const said = super.args(params, view);
    const { on, piece } = params;
    if (piece !== undefined) said['on'] = this.carrier(on, view, String(piece));
    return RESOURCES.every((resource) => resource in params) ? { ...said, needs: this.amounts(params) } : said;
  }

  override forms(name: string, value: unknown, view: Facts | null): Readonly<Forms> {
    if (AREAS.has(name) && value !== null) return this.area(String(value));
    if (name === 'faces' && Array.isArray(value)) return { '': this.faces(value), count: value.length };
    return super.forms(name, value, view);
  }

  phrase(name: string, value: unknown, view: Facts | null): string | null {
    return PHRASES[name]?.(this, value, view) ?? null;
  }

  /** The question asked now (`$now_…`), the card on the space named, the number on the card in use. */
  context(params: Facts, view: Facts | null): Forms {
    const asked = facts(view?.['decision'] ?? { kind: null, params: {} });
    const now = facts(asked['params']);
    const card = cardOn(params['space'], view);
    const symbol = this.symbol(params, now['card']);
    return {
      now_kind: String(asked['kind'] ?? NOTHING),
      now_at: String(now['at'] ?? NOTHING),
      now_moved: now['moved'] ? 'yes' : 'no',
      now_dice: number(now['dice'] ?? 0),
      now_hits: number(now['hits'] ?? 0),
      ...prefixed('card', this.named('card', card ?? 'unnamed')),
      material: this.material(params['resource'], view),
      value: number(symbol['value'] ?? 0),
      direct: number(symbol['hits'] ?? 0),
      cost: number(this.printed('mercenary', params['mercenary'])?.['cost'] ?? 0),
    };
  }

  /** The symbol of the card in use that an action uses: its number, and the hits that it gives without a die. */
  symbol(action: Facts, card: unknown): Facts {
    const verb = String(action['verb']);
    const name = verb === 'work' ? `work_${String(action['resource'])}` : SYMBOLS[verb];
    return rows(this.printed('card', card)?.['symbols'] ?? []).find(({ symbol }) => symbol === name) ?? {};
  }

  /** The resource that is worked; a card for any resource works that of the workshop where its player stands. */
  material(resource: unknown, view: Facts | null): string {
    if (resource !== 'any' || view === null) return this.name('resource', String(resource));
    const place = rows(view['dwarfs'])[number(view['to_move'])]?.['place'];
    return this.name('resource', String(this.printed('workshop', place)?.['resource'] ?? 'any'));
  }

  /** A place, or a machine that can be aimed at like one. */
  area(word: string): Forms {
    return this.named(this.bundle.has(`place-${word}`) ? 'place' : 'engine', word);
  }

  /** Resources with their numbers: 2 wood and 1 metal. */
  amounts(resources: unknown): string {
    const counted = RESOURCES.map((name) => [name, number(facts(resources)[name] ?? 0)] as const);
    const some = counted.filter(([, count]) => count);
    return this.listed(some.map(([name, count]) => this.bundle.say(`amount-${name}`, { count })));
  }

  /** Dice as they lie there. */
  faces(faces: readonly unknown[]): string {
    if (faces.length === 0) return this.bundle.say('faces-none');
    return this.listed(faces.map((face) => (typeof face === 'number' ? `${face}` : this.name('face', String(face)))));
  }

  /** A tile by its id, or, in what a player chooses, by its slot in the courtyard. */
  goblin(goblin: unknown, view: Facts | null): string {
    if (typeof goblin === 'number') {
      const tile = found(view, 'goblins', 'goblin', goblin, 'tile');
      return tile === null ? this.bundle.say('goblin-slot', { slot: goblin }) : this.goblin(tile, view);
    }
    const printed = this.printed('goblin', goblin);
    if (printed === null) return humanised(String(goblin));
    const numbers = ['level', 'any', 'rubble', 'hits'].map((name) => [name, number(printed[name])]);
    const wants = this.amounts(printed['wants']);
    return this.bundle.say(`goblin-${String(printed['kind'])}`, { ...Object.fromEntries(numbers), wants });
  }

  troll(troll: unknown): string {
    const printed = this.printed('troll', troll);
    if (printed === null) return humanised(String(troll));
    return this.bundle.say('troll-circles', { circles: list(printed['circles']).join(', ') });
  }

  /** The effects of a siege card, in the order in which they happen. */
  siege(card: unknown): string {
    const printed = this.printed('siege', card);
    if (printed === null) return humanised(String(card));
    const shown = ['tower', 'catapult', 'arrow'].filter((name) => printed[name]);
    const said = shown.map((name) => this.bundle.say(`siege-${name}`));
    return this.listed(printed['orcs'] ? [this.orcs(printed), ...said] : said);
  }

  private orcs(printed: Facts): string {
    const where = this.area(String(printed['place']))['in'] ?? '';
    return this.bundle.say('siege-orcs', { count: number(printed['orcs']), place_in: where });
  }

  /** The carrier of a resource: a card of the upgrade board, or a goblin. An event says which `piece` that was. */
  carrier(carrier: unknown, view: Facts | null, piece: string | null = null): string {
    const [, kind, digits] = /^(.*)_(\d+)$/.exec(String(carrier)) ?? [];
    const place = Number(digits);
    if (kind === 'goblin') return this.bundle.say('carrier-goblin', { goblin: this.goblin(piece ?? place, view) });
    const card = piece ?? cardOn(place, view);
    if (card === null) return this.bundle.say('carrier-space', { space: place });
    return this.bundle.say('carrier-card', prefixed('card', this.named('card', card)));
  }
}

/** The card that a view shows on a space of the upgrade board. */
function cardOn(space: unknown, view: Facts | null): string | null {
  return typeof space === 'number' ? found(view, 'board', 'space', space, 'card') : null;
}

function found(view: Facts | null, table: string, key: string, value: number, field: string): string | null {
  const row = view === null ? undefined : rows(view[table]).find((one) => one[key] === value);
  return (row?.[field] as string | null | undefined) ?? null;
}

const PHRASES: Readonly<Record<string, Phrase>> = {
  seat: (words, value) => words.seat(number(value)),
  cards: (words, value) => words.listed(list(value).map((card) => words.name('card', String(card)))),
  goblin: (words, value, view) => words.goblin(value, view),
  troll: (words, value) => words.troll(value),
  siege: (words, value) => words.siege(value),
  siege_card: (words, value) => words.siege(value),
  on: (words, value, view) => words.carrier(value, view),
  resources: (words, value) => words.amounts(value),
  asked: (words, value) => words.bundle.say(`decision-${String(value)}.goal`),
};
