/**
 * Words for a game that the client has no texts of: its messages come from the server, and what a parameter is called
 * says what it is. The counterpart of `mattock/texts/declared.py`.
 */

import { FluentResource } from '@fluent/bundle';
import type { GameTexts, OutcomeFacts, PrintedPieces } from '../contract/messages';
import type { TaleEvent, View } from '../net/wire';
import { Bundle, humanised, type Messages } from './bundle';
import { Sentences } from './sentences';
import { alike, Vocabulary, type Forms, type Table } from './vocabulary';
import type { Words } from './words';

/** A stranger's texts may lack something anywhere: a sentence that cannot be said is told as data. */
class ForeignBundle extends Bundle {
  constructor(language: string, sources: readonly Messages[]) {
    super(language, sources, true);
  }

  override attempt(key: string, sentence: () => string): string {
    try {
      return sentence();
    } catch {
      return humanised(key);
    }
  }
}

/** The last word of a parameter's name is its sort: `standing_face` is a face. */
export function sortOf(name: string): string {
  return name.slice(name.lastIndexOf('_') + 1);
}

abstract class DeclaredVocabulary extends Vocabulary {
  readonly namedBy = {};

  override forms(name: string, value: unknown, view: View | null): Readonly<Forms> {
    if (Array.isArray(value)) return { '': this.listed(value.map((part) => this.said(name, part, view))) };
    if (typeof value === 'object' && value !== null) return { '': this.listed(this.amounts(value)) };
    const sort = sortOf(name);
    if (typeof value === 'string' && this.bundle.has(`${sort}-${value}`)) return this.named(sort, value);
    return super.forms(name, value, view);
  }

  phrase(name: string, value: unknown): string | null {
    if (sortOf(name) === 'seat' && typeof value === 'number') return this.seat(value);
    return name === 'asked' ? this.bundle.say(`decision-${String(value)}.goal`) : null;
  }

  override seat(seat: number): string {
    return this.table.names[seat] ?? this.called(seat);
  }

  peopleIn(view: View): string[] {
    return Array.from({ length: Number(view.options['players']) }, (_, seat) => String(seat));
  }

  called(seat: number): string {
    return this.bundle.say('seat-number', { number: seat + 1 });
  }

  opening(view: View): string {
    const players = this.peopleIn(view).map((_, seat) => this.seat(seat));
    return this.bundle.say('story-opening', { ...this.args(view.options, view), players: this.listed(players) });
  }

  outcome({ reason, winners, score, scores }: OutcomeFacts): string {
    return this.bundle.say(`outcome-${reason}`, {
      winners: this.listed(winners.map((seat) => this.seat(seat))),
      score,
      ...Object.fromEntries(scores.map((one, seat) => [`score_${seat + 1}`, one])),
    });
  }

  condensed(events: readonly TaleEvent[]): TaleEvent[] {
    return [...events];
  }

  context(): Forms {
    return {};
  }

  private said(name: string, value: unknown, view: View | null): string {
    return String(this.forms(name, value, view)['']);
  }

  private amounts(counts: object): string[] {
    const there = Object.entries(counts as Record<string, unknown>).filter(([, count]) => count !== 0);
    return there.map(([word, count]) => {
      const key = `amount-${word}`;
      const isCounted = typeof count === 'number' && this.bundle.has(key);
      return isCounted ? this.bundle.say(key, { count }) : `${humanised(word)} ${String(count)}`;
    });
  }
}

/** All sentences of a game out of its texts. */
export function declaredWords(
  game: string,
  texts: GameTexts,
  shared: readonly Messages[],
  pieces: PrintedPieces,
  table: Table,
): Words {
  const bundle = new ForeignBundle(texts.language, [...shared, new FluentResource(texts.messages).body]);
  const unsaid = alike(texts.secret, null);
  class Vocabulary extends DeclaredVocabulary {
    readonly unsaid = unsaid;
  }
  return new Sentences(game, bundle, Vocabulary, texts.paragraphs, pieces, table);
}
