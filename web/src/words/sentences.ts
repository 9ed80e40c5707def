/**
 * What a client says: events, actions, decisions, refusals and outcomes. The counterpart of
 * `mattock/texts/sentences.py`.
 */

import type { OutcomeFacts, PrintedPieces } from '../contract/messages';
import type { AnyGame, Params } from '../net/game-data';
import type { Advice, LegalAction, Refusal, TaleEvent, View } from '../net/wire';
import { advised } from './advice';
import type { Bundle } from './bundle';
import type { Table, Vocabulary } from './vocabulary';
import type { Arguments, Words } from './words';

/** The vocabulary of the game whose pieces these are. */
export type Vocabularies = new (bundle: Bundle, pieces: PrintedPieces, table: Table) => Vocabulary;
/** The paragraph behind each event, by its name, or by name, fact and value where a fact decides it. */
export type Paragraphs = Readonly<Record<string, string>>;

export class Sentences implements Words {
  readonly language: string;
  private readonly vocabulary: Vocabulary;

  constructor(
    readonly game: string,
    private readonly bundle: Bundle,
    private readonly Vocabulary: Vocabularies,
    private readonly paragraphs: Paragraphs,
    private readonly pieces: PrintedPieces,
    table: Table,
  ) {
    this.language = bundle.language;
    this.vocabulary = new Vocabulary(bundle, pieces, table);
  }

  atTable(view: View, names: readonly (string | null)[] = []): Words {
    const table = { people: this.vocabulary.peopleIn(view), names };
    return new Sentences(this.game, this.bundle, this.Vocabulary, this.paragraphs, this.pieces, table);
  }

  say(key: string, args?: Arguments): string {
    return this.bundle.say(key, args);
  }

  has(key: string): boolean {
    return this.bundle.has(key);
  }

  listed(parts: readonly string[]): string {
    return this.bundle.listed(parts);
  }

  name(sort: string, id: string, form = ''): string {
    return this.bundle.attempt(id, () => {
      const forms = this.vocabulary.named(sort, id);
      return String(forms[form] ?? this.bundle.say(`${sort}-${id}.${form}`));
    });
  }

  phrase(name: string, value: unknown, view: View | null): string {
    return this.bundle.attempt(name, () => String(this.vocabulary.forms(name, value, view)['']));
  }

  seat(seat: number): string {
    return this.vocabulary.seat(seat);
  }

  event(event: TaleEvent): string {
    const { event: name, ...facts } = event;
    return this.sentence(`event-${name}`, { ...this.vocabulary.unsaid, ...facts }, null, null);
  }

  rule(event: TaleEvent): string {
    const exactly = Object.entries(event).map(([fact, value]) => `${event.event}/${fact}/${String(value)}`);
    return [...exactly, event.event].flatMap((key) => this.paragraphs[key] ?? [])[0] ?? '';
  }

  condensed(events: readonly TaleEvent[]): TaleEvent[] {
    return this.vocabulary.condensed(events);
  }

  action(action: LegalAction, view: View | null): string {
    const { verb, ...params } = action;
    return this.sentence(`action-${verb}`, params, view, action);
  }

  decision(decision: NonNullable<View['decision']>, view: View | null): string {
    return this.sentence(`decision-${decision.kind}`, decision.params, view, decision.params);
  }

  refusal(refusal: Refusal, view: View | null): string {
    return this.sentence(`refusal-${refusal.code}`, refusal.params, view, refusal.params);
  }

  advice(advice: Advice, view: View | null): string {
    const seat = (number: number) => this.seat(number);
    return this.bundle.attempt('advice', () => advised(this.bundle, advice, this.plan(advice, view), seat));
  }

  /** The action, and what is to come of it. What is asked then is another question, which no view shows yet. */
  private plan({ action, then }: Advice, view: View | null): string {
    const first = this.action(action, view);
    return then === null ? first : this.bundle.say('advice-plan', { action: first, then: this.action(then, null) });
  }

  outcome(outcome: OutcomeFacts): string {
    return this.bundle.attempt(outcome.reason, () => this.vocabulary.outcome(outcome));
  }

  opening(view: View): string {
    return this.bundle.attempt(this.game, () => this.vocabulary.opening(view));
  }

  /** A message with its parameters and, where it may ask for more, with what the `moment` of these adds. */
  private sentence(key: string, params: Params<AnyGame>, view: View | null, moment: Params<AnyGame> | null): string {
    return this.bundle.attempt(described(key, params), () => {
      const context = moment === null ? {} : this.vocabulary.context(moment, view);
      return this.bundle.say(key, { ...context, ...this.vocabulary.args(params, view) });
    });
  }
}

/** The text for a missing sentence: its name without its kind, and the arguments. */
function described(key: string, params: Params<AnyGame>): string {
  const named = Object.entries(params).filter(([name]) => name !== 'code');
  const known = named.map(([, value]) => value).filter((one) => typeof one === 'string' || typeof one === 'number');
  return [key.slice(key.indexOf('-') + 1), ...known].join(' ');
}
