/** Words for the pieces of Dwar7s Fall: cards by colour, spaces by their neighbours, gems, goals and ogres. */

import type { OutcomeFacts } from '../../../contract/messages';
import type { Game, Gem, Gems, Site, View } from '../../../contract/dwar7s';
import type { Params } from '../../../net/game-data';
import { humanised } from '../../../words/bundle';
import { addedUp, joined, type Joints } from '../../../words/condense';
import { alike, NOTHING, prefixed, Vocabulary, type Forms } from '../../../words/vocabulary';
import { GEMS, SIDES } from '../view';
import { Moment } from './context';
import { siteIn, type Neighbour } from './table-lookup';

type Event = Game['Event'];
/** Gems or ogre cards, by name. */
type Counts = Readonly<Record<string, number>>;
/** With what an event takes over from others that are one line with it. */
type Said = Params<Game> & { readonly paid?: Counts };
type Phrases = {
  readonly [Name in keyof Said]?: (words: Dwar7sVocabulary, value: NonNullable<Said[Name]>) => string;
};

const JOINTS: Joints = {
  'card_laid+card_covered': { card: 'covered' },
  'card_resolved+dwarfs_returned': { count: 'count' },
  'ogres_taken+ogres_lost': { ogres: 'ogres' }, // two tell it because two may know which
};
const ADDED_UP = new Set(['dwarf_placed']);

/** A story names a space by so many of the cards beside it: they tell it from every other one. */
const MAX_NEIGHBOURS = 2;

/** Players and cards go by colour; a space is named by the cards beside it. */
export default class Dwar7sVocabulary extends Vocabulary<Game> {
  readonly namedBy = {
    ...alike(['card', 'start', 'buried', 'on', 'covered', 'known_by'], 'card'),
    ...alike(['side', 'known_side'], 'side'),
    colour: 'person',
    gem: 'gem',
    goal: 'goal',
    ogre: 'ogre',
    reason: 'reason',
    secret: 'secret',
    why: 'why',
  };
  readonly unsaid = alike(['count', 'covered', 'ogre', 'ogres', 'paid', 'secret', 'site'], null);

  peopleIn(view: View): readonly string[] {
    return view.players.map(({ colour }) => colour);
  }

  called(seat: number): string {
    return this.name('person', this.table.people[seat] ?? NOTHING);
  }

  opening({ options }: View): string {
    return this.bundle.say('story-opening', {
      players: this.listed(Array.from({ length: options.players }, (_, seat) => this.seat(seat))),
      goals: options.goals_to_end,
      kingdoms: this.name('kingdoms', options.shared_kingdoms),
      ogres: this.name('ogres', options.ogres),
    });
  }

  /** The winners, alone, after a tie or together, and everybody's points (D11.3). */
  outcome({ score, scores, winners: seats }: OutcomeFacts): string {
    const winners = seats.map((seat) => this.seat(seat));
    const isTied = scores.filter((one) => one === score).length > 1;
    const key = winners.length > 1 ? 'outcome-shared' : isTied ? 'outcome-tie' : 'outcome-alone';
    const said = scores.map((one, seat) => this.bundle.say('outcome-score', { seat: this.seat(seat), score: one }));
    return this.bundle.say(key, { winners: this.listed(winners), score, scores: this.listed(said) });
  }

  /** Leave out events that belong to their cause (paid, covered, sent home), and the end of a turn. */
  condensed(events: readonly Event[]): Event[] {
    const shown = addedUp(joined(paidAtOnce(events), JOINTS), ADDED_UP).filter((event) => event.event !== 'turn_ended');
    return shown.filter((event) => event.event !== 'actions_ended' || event.used === 0);
  }

  override args(params: Params<Game>, view: View | null): Forms {
    const said = super.args(params, view);
    const { gem, count, cost, gems } = params;
    if (gem && typeof count === 'number') said['amount'] = this.amounts({ [gem]: count });
    if (cost && gems) said['lacks'] = this.amounts(missing(cost, gems));
    return said;
  }

  override forms(name: string, value: unknown, view: View | null): Readonly<Forms> {
    if (name === 'site') return this.site(value as Site | null);
    if (name === 'space' && Array.isArray(value)) return {}; // players never see these numbers: its site tells where it is
    return super.forms(name, value, view);
  }

  /** The table is by name, and so the value has the type that goes with it. */
  phrase(name: string, value: unknown): string | null {
    return PHRASES[name as keyof Said]?.(this, value as never) ?? null;
  }

  protected override found(sort: string, word: string): Forms {
    return SORTS[sort]?.(this, word) ?? super.found(sort, word);
  }

  /** A kingdom card of a colour ("red_tavern") or of one's own hand ("tavern"), a gem, or an ogre card. */
  card(word: string): Forms {
    const sort = ['gem', 'ogre'].find((one) => this.bundle.has(`${one}-${word}`));
    if (sort !== undefined) return super.found(sort, word);
    const [first = '', ...rest] = word.split('_');
    const isColoured = this.bundle.has(`person-${first}`);
    const kind = isColoured ? rest.join('_') : word;
    const said = this.owner(isColoured ? first : NOTHING);
    const parts = this.bundle.parts(`card-${kind}`, said);
    const plain = isColoured ? this.bundle.say(`card-${kind}`, said) : (parts['plain'] ?? '');
    return { '': plain, id: word, kind, ...parts };
  }

  /** The player of a colour, in all the forms that a language has; for no colour each form is empty. */
  owner(colour: string): Forms {
    if (colour === NOTHING) return alike(Object.keys(this.owner('blue')), '');
    return prefixed('colour', this.found('person', colour));
  }

  /** A trading goal with its price, if that is known; goals out of an owner's file have only an id. */
  goal(word: string): Forms {
    const name = humanised(word);
    const printed = this.pieces.trading?.[word];
    return {
      plain: name,
      short: name,
      price: this.amounts(printed ? { ...printed.cost } : {}),
      points: printed?.points ?? 0,
      ...super.found('goal', word),
    };
  }

  /** A secret goal, with what it asks for if that is known. */
  secret(word: string): Forms {
    const key = `secret-${word}`;
    const printed = this.pieces.secret?.[word];
    const forms = { '': this.bundle.say(key), id: word };
    if (printed === undefined) return { ...forms, short: this.bundle.say(`${key}.short`), asks: NOTHING };
    const { needs, cards, gem } = printed;
    const gems = gem === null ? NOTHING : (this.named('gem', gem)['many'] ?? '');
    return { ...forms, ...this.bundle.parts(key, { needs, cards, gems }) };
  }

  /** Gems or ogre cards with their numbers: 2 rubies and 1 gold. */
  amounts(counts: Counts): string {
    const some = Object.entries(counts).filter(([, count]) => count);
    return this.listed(some.map(([name, count]) => this.bundle.say(`amount-${name}`, { count })));
  }

  /** A space as it lies in a view. */
  space(x: number, y: number, view: View | null): Forms {
    return this.site(view === null ? null : siteIn(x, y, view));
  }

  /** A space by the card that lies there, or by those beside it; `id` says which of these it is. */
  site(site: Site | null): Forms {
    if (site === null) return { '': NOTHING, id: NOTHING };
    if (site.on !== undefined) {
      const card = prefixed('card', this.named('card', site.on));
      return { '': this.bundle.say('space-on', card), id: 'top' };
    }
    const beside = SIDES.flatMap((side) => (site[side] === undefined ? [] : [[side, site[side]] as const]));
    const names = beside.slice(0, MAX_NEIGHBOURS);
    return names.length ? { id: 'beside', ...this.beside(names) } : { '': NOTHING, id: 'empty' };
  }

  /** East of the red tavern and south of the blue castle; `capital` to begin with. */
  beside(names: readonly Neighbour[]): Forms {
    const said = names.map(([side, card]) => ({
      ...prefixed('card', this.named('card', card)),
      ...this.named('side', side),
    })) as Forms[];
    const [first] = said;
    if (first === undefined) return {};
    const plain = said.map((words) => this.bundle.say('space-beside', { ...words, side: words[''] ?? '' }));
    const capital = this.bundle.say('space-beside', { ...first, side: first['capital'] ?? '' });
    return { '': this.listed(plain), capital: this.listed([capital, ...plain.slice(1)]) };
  }

  context(params: Params<Game>, view: View | null): Forms {
    return new Moment(this, params, view).forms();
  }
}

/** A goal that was bought with all that was paid for it. */
function paidAtOnce(events: readonly Event[]): Event[] {
  const paid: Partial<Record<Gem, number>> = {};
  return events.flatMap((event): Event[] => {
    if (event.event === 'gems_paid') {
      paid[event.gem] = event.count;
      return [];
    }
    return event.event === 'goal_bought' ? [withPaid(event, paid)] : [event];
  });
}

const withPaid = (event: Event, paid: Counts): Event & { paid: Counts } => ({ ...event, paid });

/** The gems that are still wanting. */
function missing(cost: Gems, held: Gems): Counts {
  return Object.fromEntries(GEMS.map((gem) => [gem, Math.max(0, cost[gem] - held[gem])]));
}

const SORTS: Readonly<Record<string, (words: Dwar7sVocabulary, word: string) => Forms>> = {
  card: (words, word) => words.card(word),
  goal: (words, word) => words.goal(word),
  secret: (words, word) => words.secret(word),
};

const PHRASES: Phrases = {
  ...alike(['seat', 'owner', 'victim'], (words: Dwar7sVocabulary, seat: number) => words.seat(seat)),
  cost: (words, gems) => words.amounts({ ...gems }),
  gems: (words, gems) => words.amounts({ ...gems }),
  ogres: (words, ogres) => words.amounts({ ...ogres }),
  paid: (words, gems) => words.amounts(gems),
  asked: (words, kind) => words.bundle.say(`decision-${kind}.goal`),
};
