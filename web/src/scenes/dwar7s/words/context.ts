/**
 * Arguments that sentences take from the position: the card that is meant, who stands there, what is missing.
 * Everything comes out of a view and the printed pieces; without them a sentence says less, and is whole all the same.
 */

import type Dwar7sVocabulary from './vocabulary';
import { meIn, neighbours, playerOf, spaceOn, stackAt, stackOf, turned } from './table-lookup';
import { alike, facts, list, NOTHING, number, prefixed, rows, type Facts, type Forms } from '../../../words/vocabulary';

/** Arguments of sentences whose values are not known. */
const UNKNOWN: Forms = {
  ...alike(['gem', 'is_revealed', 'now_kind', 'walls', 'where', 'where_capital'], NOTHING),
  ...alike(['target', 'target_capital', 'symbol', 'target_symbol'], NOTHING),
  ...alike(['crowd', 'emerging', 'lacking', 'secret', 'secret_asks', 'secret_got'], NOTHING),
  ...alike(['left', 'allowed', 'held', 'mine', 'needs', 'slots', 'spoils'], 0),
};

/** An action, a decision or a refusal (`params`) as it looks from the seat that is asked. */
export class Moment {
  private readonly me: Facts | null;
  private readonly target: string | null;
  private readonly stack: Facts | null;

  constructor(
    private readonly words: Dwar7sVocabulary,
    private readonly params: Facts,
    private readonly view: Facts | null,
  ) {
    this.me = meIn(view);
    this.target = this.cardMeant();
    this.stack = stackOf(this.target, view);
  }

  forms(): Forms {
    const parts = [this.turn(), this.card(), this.crew(), this.space(), this.secret(), this.walls(), this.victim()];
    return Object.assign({}, UNKNOWN, ...parts) as Forms;
  }

  /** For a move the card it leads to, else the one that is named. */
  private cardMeant(): string | null {
    const { verb, side, card, on } = this.params;
    if (verb === 'move') {
      const space = spaceOn(side, card, this.view);
      const found = space === null ? null : stackAt(...space, this.view);
      return found === null ? null : String(found['card']);
    }
    const named = on === undefined ? card : on;
    return named === undefined || named === null ? null : String(named);
  }

  /** The decision that waits. */
  private asked(): { kind: string; params: Facts } {
    const decision = this.view?.['decision'] ?? null;
    return decision === null ? { kind: NOTHING, params: {} } : (decision as { kind: string; params: Facts });
  }

  /** What is asked, how many actions there are, and how many cards the player holds. */
  private turn(): Forms {
    if (this.view === null || this.me === null) return {};
    const allowed = number(this.view['actions_allowed']);
    return {
      now_kind: this.asked().kind,
      left: Math.max(0, allowed - number(this.view['actions_used'])),
      allowed,
      held: number(this.me['hand_size']),
      is_revealed: this.me['secret_revealed'] ? 'yes' : 'no',
    };
  }

  /** The card that is meant, its symbol, and that of the card to be laid. */
  private card(): Forms {
    if (this.target === null) return {};
    const said = prefixed('target', this.words.named('card', this.target));
    const own = this.symbol(this.target);
    const laid = this.symbol(this.asked().params['card'] ?? null);
    return { ...said, ...(own && { target_symbol: own }), ...(laid && { symbol: laid }) };
  }

  /** What a card is stacked by, if we know its print. */
  private symbol(card: unknown): string | null {
    const printed = this.printed(card);
    return printed === null ? null : this.words.name('symbol', String(printed['symbol']));
  }

  private printed(card: unknown): Facts | null {
    return card === null ? null : this.words.printed('kingdom', this.words.named('card', String(card))['kind']);
  }

  /** The dwarfs on the card, how many more of one's own its task needs, and what lies beneath it. */
  private crew(): Forms {
    if (this.stack === null || this.me === null) return {};
    const dwarfs = facts(this.stack['dwarfs']);
    const mine = number(dwarfs[String(this.me['colour'])]);
    const needs = number(this.stack['needs']);
    const beneath = rows(this.stack['beneath']).at(-1);
    return {
      mine,
      needs,
      lacking: Math.max(0, needs - mine),
      slots: number(this.stack['slots']),
      crowd: this.crowd(dwarfs),
      emerging: beneath === undefined ? NOTHING : this.words.name('card', String(beneath['card'])),
    };
  }

  private crowd(dwarfs: Facts): string {
    const some = Object.entries(dwarfs).filter(([, count]) => count);
    if (some.length === 0) return NOTHING;
    const said = some.map(([colour, count]) => ({ count: number(count), seat: this.words.name('person', colour) }));
    return this.words.listed(said.map((args) => this.words.bundle.say('crowd-of', args)));
  }

  /** The space of an action, or of the card that is being turned: what lies there, or all its neighbours. */
  private space(): Forms {
    const { side = null, card, x, y } = this.params;
    const space = spaceOn(side, card, this.view);
    if (x !== undefined) return prefixed('where', this.words.space(number(x), number(y), this.view));
    if (space !== null) return prefixed('where', this.words.beside(neighbours(...space, this.view)));
    return prefixed('where', this.words.beside(side === null ? [] : [[String(side), String(card)]]));
  }

  /** One's own secret goal, and how far it is fulfilled. */
  private secret(): Forms {
    const secret = this.me?.['secret'] ?? null;
    if (this.view === null || this.me === null || secret === null) return {};
    const said = this.words.named('secret', String(secret));
    const progress = this.view['seat'] === this.view['to_move'] ? this.view['secret_progress'] : null;
    const got = progress ? number(facts(progress)['reached']) : NOTHING;
    return { secret: said[''] ?? '', secret_asks: said['asks'] ?? '', secret_got: got };
  }

  /** The walls of the card in hand, turned like that. */
  private walls(): Forms {
    const turn = this.params['turn'] ?? null;
    const printed = this.printed(this.asked().params['card'] ?? null);
    if (turn === null || printed === null) return {};
    const shown = turned(list(printed['walls']), number(turn));
    return { walls: this.words.listed(shown.map((side) => this.words.name('side', side))) };
  }

  /** How many ogre cards the player has who is named. */
  private victim(): Forms {
    const player = playerOf(this.params['colour'] ?? null, this.view);
    return player === null ? {} : { spoils: number(player['ogre_count']) };
  }
}
