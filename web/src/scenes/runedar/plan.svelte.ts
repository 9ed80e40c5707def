/**
 * What the player has in mind: a path of actions, each legal after the one before, shown before anything is sent.
 * The server says what each path leads to; this page knows no rule. Only the primary button sends.
 */

import { ActionPlan, type Moment as MomentOf } from '../../play/plan.svelte';
import type { Path } from '../../play/preview-cache.svelte';
import { cardIn, joinedWith, mercenaryIn, symbolOf, type Symbol } from './targets';
import { asked, type Action, type Runedar, type Siege } from './view';

export type Moment = MomentOf<Runedar>;

export interface Step extends Moment {
  action: Action;
}

/** What ends an attack that was declared. */
const CLOSING: Readonly<Record<string, string>> = { muster: 'roll' };
/** What the primary button does when nothing is chosen. */
const USUAL = ['reveal', 'proceed', 'roll', 'finish', 'end_turn'];
/** About nothing that lies on the table, and goes on with what was begun. */
const PLAIN = ['rest', 'finish', 'roll'];
/** Possible at almost every question, and the answer to none. */
const BESIDES = ['take', 'hire'];
const NOTHING: readonly Action[] = [];

export class Plan extends ActionPlan<Runedar> {
  /** The card under the pointer: the board lights up where it would act. */
  hovered = $state<string | null>(null);
  /** Of a card that is laid: only this symbol's places are lit. */
  symbol = $state<Symbol | null>(null);
  #promised = $state.raw<Siege | null>(null);
  #here = $derived(this.after(this.path));
  #steps = $derived(this.#stepsOf(this.path));
  #used = $derived(usedIn(this.#steps, this.siege));
  #sent = $derived(this.#ordersNow());
  #asides = $derived.by(() => {
    const last = this.#sent.at(-1);
    const moment = this.#here;
    if (!moment) return NOTHING;
    // Before something happens somebody may be hired or an upgrade be taken: that is all that is asked, in words.
    const isPause = moment.view.decision?.kind === 'pause';
    const verbs = isPause ? [...BESIDES, ...PLAIN] : PLAIN;
    const found = verbs.flatMap((verb) => moment.legal.filter((action) => action.verb === verb));
    return found.filter(({ code }) => code !== last);
  });

  /** The position changed: forget all that was in mind, look ahead. */
  renew(): void {
    const { legal, view } = this.host;
    if (this.arrive(view)) {
      this.hovered = null;
      this.symbol = null;
    }
    if (legal.length === 0) return;
    this.#promised = null;
    this.look(legal.filter((action) => action.verb === 'lay').map((action) => [action.code]));
  }

  /** Whether luck decides where the path in mind leads; not said while nobody has answered. */
  get isLuck(): boolean {
    const future = this.preview(this.path);
    return future != null && future.view === null;
  }

  /** The end of the path: what could be done next. */
  get here(): Moment | null {
    return this.#here;
  }

  get siege(): Siege | null {
    const moment = this.here;
    return moment ? moment.view : null;
  }

  /** What will be after the path in mind, or after the one that was sent, until all of it is done; null: as it is. */
  get future(): Siege | null {
    return this.path.length ? this.siege : this.#promised;
  }

  /** In an attack: how each further card would join it. With somebody hired: what each card could do then. */
  protected override previewed(): void {
    const moment = this.here;
    if (!moment || this.path.length === 0) return;
    const layable = ({ legal }: Moment) => legal.filter((action) => action.verb === 'lay');
    if (moment.view.decision?.kind === 'muster')
      this.look(layable(moment).map((action) => [...this.path, action.code]));
    if (this.hired.length) this.look(layable(this.now).map((action) => [...this.hired, action.code]));
  }

  /** Have this in mind; `path` is what comes before it. */
  choose(code: string, path: Path = this.path): void {
    this.path = [...path, code];
    this.symbol = null;
    this.look([this.path]);
    this.previewed();
  }

  /**
   * Hire somebody besides, and keep in mind what is there: it comes last where that is possible, else first. Once more
   * gives it up with all that came after it.
   */
  hire(code: string): void {
    const at = this.path.findIndex((one) => mercenaryIn(one) === mercenaryIn(code));
    const isGivenUp = this.path[at] === code;
    this.path = this.path.slice(0, at < 0 ? undefined : at);
    if (isGivenUp) return;
    // The turn is not ended by whoever hires.
    if (this.has('end_turn')) this.path = [];
    if (this.here?.legal.some((action) => action.code === code)) this.choose(code);
    else this.#follow([code, ...this.path]);
  }

  /** The hires in mind: another card may be chosen, and they stay. */
  get hired(): readonly string[] {
    return this.path.filter((code) => mercenaryIn(code) !== null);
  }

  /** What may be hired of a mercenary: at the end of the path, or where the path hires them. */
  hires(mercenary: string): readonly Action[] {
    const at = this.path.findIndex((code) => mercenaryIn(code) === mercenary);
    const moment = at < 0 ? this.#here : this.after(this.path.slice(0, at));
    const isOf = (action: Action) => action.verb === 'hire' && action.mercenary === mercenary;
    return (moment ?? this.now).legal.filter(isOf);
  }

  /**
   * The part of the path after which it is said what this card is for: a magic step, mercenaries and upgrades that are
   * taken may come between.
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

  /** Give up all steps from there on, and choose one of this symbol anew. */
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

  /** Have another path in mind, of which each step is to be looked at. */
  #follow(path: readonly string[]): void {
    this.path = path;
    this.lookAlong(path);
  }

  /** The path as actions, each with the moment in which it is taken. */
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

  /** The cards of the path with the symbol each is used for, as far as that is said. */
  get used(): Readonly<Record<string, Symbol | null>> {
    return this.#used;
  }

  /** What the primary button would send now: the path and what ends it, or the usual thing. Empty: nothing. */
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
    const closing = kind ? CLOSING[kind] : undefined;
    const isLegal = moment?.legal.some((action) => action.code === closing);
    return closing && isLegal ? [...this.path, closing] : this.path;
  }

  /** What is done when nothing is chosen: the only thing there is, or the usual one. */
  get usual(): Action | null {
    const { legal } = this.host;
    const answers = legal.filter(({ verb }) => !BESIDES.includes(verb));
    if (answers.length === 1) return answers[0] ?? null;
    const usual = USUAL.flatMap((verb) => legal.filter((action) => action.verb === verb));
    const due = legal.filter((action) => action.verb === 'activate');
    return usual[0] ?? (due.length === 1 ? (due[0] ?? null) : null);
  }

  /** Actions that are about nothing on the table, beside what the primary button does. */
  get asides(): readonly Action[] {
    return this.#asides;
  }

  /** Send it, as one deed. */
  commit(): void {
    if (this.orders.length === 0) return;
    this.#promised = this.future;
    this.host.send(...this.orders);
  }

  /** Play exactly this. */
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
