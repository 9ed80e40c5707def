/**
 * Arguments that sentences take from the position: the card that is meant, who stands there, what is missing.
 * Everything comes out of a view and the printed pieces; without them a sentence says less, and is whole all the same.
 */

import type { Decision, Dwarfs, Game, KingdomCard, PlayerView, Stack, View } from '../../../contract/dwar7s';
import type { Params, PartsOf } from '../../../net/game-data';
import { alike, NOTHING, prefixed, type Forms } from '../../../words/vocabulary';
import { meIn, neighbours, playerOf, spaceOn, stackAt, stackOf, turned } from './table-lookup';
import type Dwar7sVocabulary from './vocabulary';

/** Arguments of sentences whose values are not known. */
const UNKNOWN: Forms = {
  ...alike(['gem', 'is_revealed', 'now_kind', 'walls', 'where', 'where_capital'], NOTHING),
  ...alike(['target', 'target_capital', 'symbol', 'target_symbol'], NOTHING),
  ...alike(['crowd', 'emerging', 'lacking', 'secret', 'secret_asks', 'secret_got'], NOTHING),
  ...alike(['left', 'allowed', 'held', 'mine', 'needs', 'slots', 'spoils'], 0),
};

/** An action, a decision or a refusal (`params`) as it looks from the seat that is asked. */
export class Moment {
  private readonly me: PlayerView | null;
  private readonly target: string | null;
  private readonly stack: Stack | null;

  constructor(
    private readonly words: Dwar7sVocabulary,
    private readonly params: Params<Game>,
    private readonly view: View | null,
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
    if (verb !== 'move') return on ?? card ?? null;
    const space = side && card ? spaceOn(side, card, this.view) : null;
    return space && (stackAt(...space, this.view)?.card ?? null);
  }

  /** The card of the decision that waits. */
  private cardAsked(): string | null {
    const params: PartsOf<Decision['params']> = this.view?.decision?.params ?? {};
    return params.card ?? null;
  }

  /** What is asked, how many actions there are, and how many cards the player holds. */
  private turn(): Forms {
    if (this.view === null || this.me === null) return {};
    const { actions_allowed, actions_used, decision } = this.view;
    return {
      now_kind: decision?.kind ?? NOTHING,
      left: Math.max(0, actions_allowed - actions_used),
      allowed: actions_allowed,
      held: this.me.hand_size,
      is_revealed: this.me.secret_revealed ? 'yes' : 'no',
    };
  }

  /** The card that is meant, its symbol, and that of the card to be laid. */
  private card(): Forms {
    if (this.target === null) return {};
    const said = prefixed('target', this.words.named('card', this.target));
    const own = this.symbol(this.target);
    const laid = this.symbol(this.cardAsked());
    return { ...said, ...(own && { target_symbol: own }), ...(laid && { symbol: laid }) };
  }

  /** What a card is stacked by, if we know its print. */
  private symbol(card: string | null): string | null {
    const printed = this.printed(card);
    return printed && this.words.name('symbol', printed.symbol);
  }

  private printed(card: string | null): KingdomCard | null {
    const kind = card === null ? '' : String(this.words.named('card', card)['kind']);
    return this.words.pieces.kingdom?.[kind] ?? null;
  }

  /** The dwarfs on the card, how many more of one's own its task needs, and what lies beneath it. */
  private crew(): Forms {
    if (this.stack === null || this.me === null) return {};
    const { dwarfs, needs, slots, beneath } = this.stack;
    const mine = dwarfs[this.me.colour] ?? 0;
    const below = beneath.at(-1);
    return {
      mine,
      needs,
      lacking: Math.max(0, needs - mine),
      slots,
      crowd: this.crowd(dwarfs),
      emerging: below === undefined ? NOTHING : this.words.name('card', below.card),
    };
  }

  private crowd(dwarfs: Dwarfs): string {
    const some = Object.entries(dwarfs).filter(([, count]) => count);
    if (some.length === 0) return NOTHING;
    const said = some.map(([colour, count]) => ({ count, seat: this.words.name('person', colour) }));
    return this.words.listed(said.map((args) => this.words.bundle.say('crowd-of', args)));
  }

  /** The space of an action, or of the card that is being turned: what lies there, or all its neighbours. */
  private space(): Forms {
    const { side, card, x, y } = this.params;
    if (typeof x === 'number' && typeof y === 'number') return prefixed('where', this.words.space(x, y, this.view));
    if (!side || !card) return prefixed('where', this.words.beside([]));
    const space = spaceOn(side, card, this.view);
    return prefixed('where', this.words.beside(space ? neighbours(...space, this.view) : [[side, card]]));
  }

  /** One's own secret goal, and how far it is fulfilled. */
  private secret(): Forms {
    const secret = this.me?.secret ?? null;
    if (this.view === null || secret === null) return {};
    const said = this.words.named('secret', secret);
    const progress = this.view.seat === this.view.to_move ? this.view.secret_progress : null;
    return { secret: said[''] ?? '', secret_asks: said['asks'] ?? '', secret_got: progress?.reached ?? NOTHING };
  }

  /** The walls of the card in hand, turned like that. */
  private walls(): Forms {
    const turn = this.params.turn ?? null;
    const printed = this.printed(this.cardAsked());
    if (turn === null || printed === null) return {};
    return { walls: this.words.listed(turned(printed.walls, turn).map((side) => this.words.name('side', side))) };
  }

  /** How many ogre cards the player has who is named. */
  private victim(): Forms {
    const { colour } = this.params;
    const player = colour ? playerOf(colour, this.view) : null;
    return player === null ? {} : { spoils: player.ogre_count };
  }
}
