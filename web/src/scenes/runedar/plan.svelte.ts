/**
 * The plan of a player of the siege: cards and symbols, hires, attacks that several cards join, and what the primary
 * button sends.
 */

import { ActionPlan, type Moment as MomentOf } from '../../play/plan.svelte';
import type { Path } from '../../play/preview-cache.svelte';
import { cardIn, joinedWith, mercenaryIn, symbolOf, type Symbol } from './targets';
import { asked, type Action, type QuestionTraits, type Runedar, type Siege } from './view';

export type Moment = MomentOf<Runedar>;

export interface Step extends Moment {
  action: Action;
}

/** An action that can be pointed at before the steps that lead to it are chosen: a space to work for, a foe to go to. */
export interface Way extends Moment {
  path: Path;
  action: Action;
}

const NOTHING: readonly Action[] = [];
const verbOf = (code: string) => code.split(':')[0] ?? '';

export class Plan extends ActionPlan<Runedar> {
  /** The card under the pointer: the board lights up where it would act. */
  hovered = $state<string | null>(null);
  /** The chosen symbol of a card: only its places are lit. */
  symbol = $state<Symbol | null>(null);
  /** Steps under the pointer: what they would do is shown before they are chosen. */
  glimpse = $state.raw<Path | null>(null);
  #promised = $state.raw<Siege | null>(null);
  /** The path that is sent as soon as its preview says that nothing more is asked. */
  #hasty: Path | null = null;
  #here = $derived(this.after(this.path));
  #steps = $derived(this.#stepsOf(this.path));
  #used = $derived(usedIn(this.#steps, this.siege));
  #sent = $derived(this.#ordersNow());
  #ways = $derived(this.#waysNow());
  #asides = $derived.by(() => {
    const last = this.#sent.at(-1);
    const moment = this.#here;
    if (!moment) return NOTHING;
    // Before something happens somebody may be hired or an upgrade be taken: that is all that is asked, in words.
    const isPause = moment.view.decision?.kind === 'pause';
    const asides = isPause ? this.#ranked(moment.legal, 'aside') : NOTHING;
    const found = [...asides, ...this.#ranked(moment.legal, 'continues')];
    return found.filter(({ code }) => code !== last);
  });

  /** To be called when the position changes: drop the old plan and preview all cards. */
  renew(): void {
    const { legal, view } = this.host;
    if (this.arrive(view)) {
      this.hovered = null;
      this.glimpse = null;
      this.symbol = null;
      this.#hasty = null;
    }
    if (legal.length === 0) return;
    this.#promised = null;
    this.look(legal.filter((action) => action.verb === 'lay').map((action) => [action.code]));
  }

  /** Whether luck decides where the path leads, as far as the preview has arrived. */
  get isLuck(): boolean {
    const future = this.preview(this.path);
    return future != null && future.view === null;
  }

  /** The table after the path. */
  get here(): Moment | null {
    return this.#here;
  }

  get siege(): Siege | null {
    const moment = this.here;
    return moment ? moment.view : null;
  }

  /** The view after the path, or after the one that was sent until it is done; null: nothing is planned. */
  get future(): Siege | null {
    if (this.glimpse) return this.after(this.glimpse)?.view ?? this.siege;
    return this.path.length ? this.siege : this.#promised;
  }

  /** Show what these steps would do, or no longer. */
  peek(path: Path | null): void {
    this.glimpse = path;
    if (path) this.look([path]);
  }

  /** Preview how further cards would join an attack, and what each card could do after the planned hires. */
  protected override previewed(): void {
    const moment = this.here;
    this.#sendIfDone();
    if (!moment || this.path.length === 0) return;
    if (moment.view.decision?.kind === 'use') this.look(this.#leadingOn(moment).map((code) => [...this.path, code]));
    const layable = ({ legal }: Moment) => legal.filter((action) => action.verb === 'lay');
    if (moment.view.decision?.kind === 'muster')
      this.look(layable(moment).map((action) => [...this.path, action.code]));
    if (this.hired.length) this.look(layable(this.now).map((action) => [...this.hired, action.code]));
  }

  /** Add an action to the path; `path` is what comes before it. */
  choose(code: string, path: Path = this.path): void {
    this.path = [...path, code];
    this.symbol = null;
    this.glimpse = null;
    // What costs gold is confirmed.
    const isComplete = this.host.pieces.verb[verbOf(code)]?.at_once;
    this.#hasty = isComplete && this.hired.length === 0 ? this.path : null;
    this.lookAlong(this.path);
    this.previewed();
  }

  /** An action that asks neither luck nor anything else needs no second tap: it can be taken back. */
  #sendIfDone(): void {
    const future = this.#hasty === this.path ? this.preview(this.path) : undefined;
    if (future === undefined) return;
    this.#hasty = null;
    // Hits are shared out one by one: each is seen to fall before the next is chosen.
    if (future?.view && (!future.view.is_begun || future.view.decision?.kind === 'share')) this.commit();
  }

  /** Targets that need other steps first; these steps follow from the target. */
  get ways(): readonly Way[] {
    return this.#ways;
  }

  #waysNow(): Way[] {
    const moment = this.#here;
    if (!moment || moment.view.decision?.kind !== 'use') return [];
    return this.#leadingOn(moment).flatMap((code) => {
      const path = [...this.path, code];
      const then = this.after(path);
      const wanted = this.#leadsTo(verbOf(code));
      const found = then?.legal.filter(({ verb }) => wanted.includes(verb)) ?? [];
      return then ? found.map((action) => ({ ...then, path, action })) : [];
    });
  }

  /** Of a card in use: what is done for the sake of something else; magic moves only to places with foes. */
  #leadingOn({ legal, view }: Moment): string[] {
    const foes = view.foes_by_magic ?? [];
    const leading = legal.filter(({ verb }) => this.#leadsTo(verb).length > 0);
    return leading.filter((one) => one.verb !== 'move' || foes.includes(one.place)).map(({ code }) => code);
  }

  #leadsTo(verb: string): readonly string[] {
    return this.host.pieces.verb[verb]?.leads_to ?? [];
  }

  /** Whether foes are the aim of an action. */
  isAttack({ verb }: Action): boolean {
    return this.host.pieces.verb[verb]?.attacks ?? false;
  }

  /**
   * Add a hire to the plan: last if that is legal, else first. The same hire again removes it and all that came
   * after it.
   */
  hire(code: string): void {
    const at = this.path.findIndex((one) => mercenaryIn(one) === mercenaryIn(code));
    const isGivenUp = this.path[at] === code;
    this.path = this.path.slice(0, at < 0 ? undefined : at);
    if (isGivenUp) return;
    // A hire replaces ending the turn.
    if (this.has('end_turn')) this.path = [];
    if (this.here?.legal.some((action) => action.code === code)) this.choose(code);
    else this.#follow([code, ...this.path]);
  }

  /** The planned hires; they stay when another card is chosen. */
  get hired(): readonly string[] {
    return this.path.filter((code) => mercenaryIn(code) !== null);
  }

  /** The legal hires of a mercenary at the end of the path, or where the path hires them. */
  hires(mercenary: string): readonly Action[] {
    const at = this.path.findIndex((code) => mercenaryIn(code) === mercenary);
    const moment = at < 0 ? this.#here : this.after(this.path.slice(0, at));
    const isOf = (action: Action) => action.verb === 'hire' && action.mercenary === mercenary;
    return (moment ?? this.now).legal.filter(isOf);
  }

  /**
   * The part of the path before the use of this card is chosen. A magic move, hires and taken upgrades may come
   * between.
   */
  upToUse(card: string): readonly string[] {
    const own = this.path.indexOf(`lay:${card}`);
    for (let length = this.path.length; length > own + 1; length--) {
      const moment = this.after(this.path.slice(0, length));
      if (moment && asked(moment.view, 'card') === card) return this.path.slice(0, length);
    }
    return this.path.slice(0, own + 1);
  }

  /** Give up the last step, or all of them. */
  back(): void {
    this.#promised = null;
    if (this.symbol) this.symbol = null;
    else this.path = this.path.slice(0, -1);
  }

  /** Drop all steps from there on and choose again for this symbol. */
  goBackTo(at: number, symbol: Symbol): void {
    this.path = this.path.slice(0, at);
    this.symbol = symbol;
  }

  clear(): void {
    this.#promised = null;
    this.path = [];
    this.symbol = null;
  }

  /** Leave a card out of an attack; without its first card nothing is left. */
  leaveOut(card: string): void {
    const at = this.path.indexOf(`lay:${card}`);
    const next = this.path.findIndex((code, index) => index > at && code.startsWith('lay:'));
    const rest = next < 0 ? [] : this.path.slice(next);
    if (at <= 0) return this.clear();
    this.#follow([...this.path.slice(0, at), ...rest]);
  }

  /** Plan another path, and preview each of its steps. */
  #follow(path: readonly string[]): void {
    this.path = path;
    this.lookAlong(path);
  }

  /** The actions of the path, each with the table before it. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  #stepsOf(path: readonly string[]): Step[] {
    return path.flatMap((code, at) => {
      const moment = this.after(path.slice(0, at));
      const action = moment?.legal.find((one) => one.code === code);
      return moment && action ? [{ ...moment, action }] : [];
    });
  }

  /** The cards of the path with the symbol each is used for, as far as it is chosen. */
  get used(): Readonly<Record<string, Symbol | null>> {
    return this.#used;
  }

  /** Whether the path leads to a question that has to be answered before it can be sent. */
  get isOwed(): boolean {
    return this.path.length > 0 && (this.#question?.is_owed ?? false);
  }

  /** The actions that the primary button sends now: the path and what ends it, or the usual action. */
  get orders(): readonly string[] {
    return this.#sent;
  }

  #ordersNow(): readonly string[] {
    if (this.path.length === 0) {
      const usual = this.usual;
      return usual ? [usual.code] : [];
    }
    const moment = this.#here;
    const kind = moment ? moment.view.decision?.kind : undefined;
    // What a card is for is said before it is played: it would lie there for nothing.
    if (this.path.at(-1)?.startsWith('lay:') && kind !== 'muster') return [];
    // Where a resource goes, which card is removed: that completes it.
    if (this.isOwed && this.path.at(-1) !== this.hired.at(-1)) return [];
    // A magic card with which no more can be done than its move.
    const only = kind === 'use' && moment?.legal.length === 1 ? this.#ranked(moment.legal, 'continues')[0] : undefined;
    const closing = only?.code ?? this.#question?.closed_by;
    const isLegal = moment?.legal.some((action) => action.code === closing);
    return closing && isLegal ? [...this.path, closing] : this.path;
  }

  /** The action of the primary button when nothing is chosen: the only one, or the usual one. */
  get usual(): Action | null {
    const { legal } = this.host;
    const answers = legal.filter(({ verb }) => !this.host.pieces.verb[verb]?.aside);
    if (answers.length === 1) return answers[0] ?? null;
    const usual = this.#ranked(legal, 'onward');
    const due = legal.filter((action) => action.verb === 'activate');
    return usual[0] ?? (due.length === 1 ? (due[0] ?? null) : null);
  }

  /** The server's traits of the question at the end of the path. */
  get #question(): QuestionTraits | undefined {
    return this.host.pieces.question[this.#here?.view.decision?.kind ?? ''];
  }

  /** The actions whose verbs have a place in that order, first things first. */
  #ranked(legal: readonly Action[], order: 'aside' | 'onward' | 'continues'): readonly Action[] {
    const place = ({ verb }: Action) => this.host.pieces.verb[verb]?.[order] ?? 0;
    return legal.filter(place).toSorted((one, other) => place(one) - place(other));
  }

  /** Legal actions without a target, beside that of the primary button. */
  get asides(): readonly Action[] {
    return this.#asides;
  }

  /** Send the path as one deed. */
  commit(): void {
    if (this.orders.length === 0) return;
    this.#promised = this.future;
    this.host.send(...this.orders);
  }

  /** Send a single action. */
  play(code: string): void {
    this.host.send(code);
  }
}

/** `end` is where the steps lead. */
function usedIn(steps: readonly Step[], end: Siege | null): Record<string, Symbol | null> {
  const used: Record<string, Symbol | null> = {};
  let card: string | null = null;
  for (const [at, { action, view }] of steps.entries()) {
    const next = steps[at + 1];
    const joined = action.verb === 'lay' ? joinedWith(view, next ? next.view : end) : null;
    // A card that is given up for an upgrade is not used, and the one that was laid still is.
    if (action.verb === 'remove') continue;
    card = cardIn(action.code) ?? card ?? asked(view, 'card') ?? null;
    if (card) used[card] = symbolOf(action) ?? joined ?? used[card] ?? null;
  }
  return used;
}
