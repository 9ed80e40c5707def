/**
 * What a client says: events, actions, decisions, refusals and outcomes. The counterpart of
 * `mattock/texts/sentences.py`.
 */

import type { Advice, Refusal, TaleEvent } from '../net/wire';
import { advised } from './advice';
import type { Bundle } from './bundle';
import { facts, type Facts, type Pieces, type Table, type Told, type Vocabulary } from './vocabulary';
import type { Arguments, Data, Words } from './words';

export type Vocabularies = new (bundle: Bundle, pieces: Pieces, table: Table) => Vocabulary;
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
    private readonly pieces: Pieces,
    table: Table,
  ) {
    this.language = bundle.language;
    this.vocabulary = new Vocabulary(bundle, pieces, table);
  }

  atTable(view: object, names: readonly (string | null)[] = []): Words {
    const table = { people: this.vocabulary.peopleIn(facts(view)), names };
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

  phrase(name: string, value: unknown, view: object | null): string {
    return this.bundle.attempt(name, () => String(this.vocabulary.forms(name, value, view && facts(view))['']));
  }

  seat(seat: number): string {
    return this.vocabulary.seat(seat);
  }

  event(event: Data<'event'>): string {
    const { event: name, ...facts } = event;
    return this.sentence(`event-${name}`, { ...this.vocabulary.unsaid, ...facts }, null, null);
  }

  rule(event: Data<'event'>): string {
    const exactly = Object.entries(event).map(([fact, value]) => `${event.event}/${fact}/${String(value)}`);
    return [...exactly, event.event].flatMap((key) => this.paragraphs[key] ?? [])[0] ?? '';
  }

  condensed(events: readonly TaleEvent[]): TaleEvent[] {
    return this.vocabulary.condensed(events as readonly Told[]) as TaleEvent[];
  }

  action(action: Data<'verb'>, view: object | null): string {
    const { verb, ...params } = action;
    return this.sentence(`action-${verb}`, params, view, action);
  }

  decision(decision: { kind: string; params: object }, view: object | null): string {
    return this.sentence(`decision-${decision.kind}`, facts(decision.params), view, decision.params);
  }

  refusal(refusal: Refusal, view: object | null): string {
    return this.sentence(`refusal-${refusal.code}`, refusal.params, view, refusal.params);
  }

  advice(advice: Advice, view: object | null): string {
    const seat = (number: number) => this.seat(number);
    return this.bundle.attempt('advice', () => advised(this.bundle, advice, this.plan(advice, view), seat));
  }

  /** The action, and what is to come of it. What is asked then is another question, which no view shows yet. */
  private plan({ action, then }: Advice, view: object | null): string {
    const first = this.action(action, view);
    return then === null ? first : this.bundle.say('advice-plan', { action: first, then: this.action(then, null) });
  }

  outcome(outcome: Data<'reason'>): string {
    return this.bundle.attempt(outcome.reason, () => this.vocabulary.outcome(facts(outcome)));
  }

  opening(view: object): string {
    return this.bundle.attempt(this.game, () => this.vocabulary.opening(facts(view)));
  }

  /** A message with its parameters and, where it may ask for more, with what the `moment` of these adds. */
  private sentence(key: string, params: Facts, view: object | null, moment: object | null): string {
    return this.bundle.attempt(described(key, params), () => {
      const seen = view && facts(view);
      const context = moment === null ? {} : this.vocabulary.context(facts(moment), seen);
      return this.bundle.say(key, { ...context, ...this.vocabulary.args(params, seen) });
    });
  }
}

/** The text for a missing sentence: its name without its kind, and the arguments. */
function described(key: string, params: Facts): string {
  const known = Object.values(params).filter((value) => typeof value === 'string' || typeof value === 'number');
  return [key.slice(key.indexOf('-') + 1), ...known].join(' ');
}
