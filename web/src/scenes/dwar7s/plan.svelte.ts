/** What the player has chosen and not yet done: a path of actions, gathered and then sent one after another. */

import type { LegalAction, Preview } from '../../net/wire';
import type { TableScene } from '../scene';
import { Foresight, keyOf, type Path } from './foresight.svelte';
import type { Point } from './geometry';
import type { FallView } from './lore';
import { begunCard, fixedAt, FOLLOW_UPS, isFollowed, turns } from './paths';
import { Sayings } from './sayings';
import { hasBoard, spaceOf, targetsOf, type Targets } from './targets';

/** Verbs that go on without doing anything. */
const WAYS_ON = ['stop', 'end_turn', 'decline'];
/** How long an answer may take before the rest of a path is given up. */
const PATIENCE = 4000;
/** How long the pointer rests until more is asked than what lies under it, and how much in one question. */
const REST = 40;
const AT_ONCE = 12;

export interface Laying {
  card: string;
  at: Point | null;
  turn: number;
}

type Levels = readonly (readonly LegalAction[])[];

export class Plan {
  readonly model: TableScene;
  path = $state.raw<readonly string[]>([]);
  /** The space under the pointer while a card is being laid. */
  hover = $state.raw<string | null>(null);
  turn = $state(0);
  /** The player chooses by keys: what is asked next takes the focus. */
  hasKeys = false;
  /** What is still to be sent. */
  queue = $state.raw<readonly string[]>([]);
  readonly #futures: Foresight;
  readonly #sayings = new Sayings();
  #position = '';
  #sentAt = '';
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(model: TableScene) {
    this.model = model;
    this.#futures = new Foresight(
      (paths) => model.preview(paths),
      () => this.look(),
    );
  }

  get view(): FallView {
    return this.model.view as unknown as FallView;
  }

  /** The choices at each step of the path, and after it if it is not whole. */
  readonly levels: Levels = $derived.by(() => {
    const found: (readonly LegalAction[])[] = [this.model.legal];
    for (let length = 1; length <= this.path.length; length += 1) {
      const future = this.#futures.get(this.path.slice(0, length));
      if (!future || !isFollowed(future)) break;
      found.push(future.legal);
    }
    return this.#keep(found);
  });
  #kept: Levels = [];

  /** The same choices stay the same list, so that nothing is drawn anew for them. */
  #keep(found: Levels): Levels {
    const isSame = found.length === this.#kept.length && found.every((actions, at) => actions === this.#kept[at]);
    if (!isSame) this.#kept = found;
    return this.#kept;
  }

  readonly base: Targets = $derived.by(() => this.#sorted(this.model.legal));

  /** What can be touched on the table: the last step that asks for something there. */
  readonly board: Targets = $derived.by(() => {
    const all = this.levels.map((actions) => this.#sorted(actions));
    return all.findLast(hasBoard) ?? this.base;
  });

  readonly deepest: Targets = $derived.by(() => this.#sorted(this.levels.at(-1) ?? []));

  /** The same actions in the same view are the same targets. */
  #sorted(actions: readonly LegalAction[]): Targets {
    const { view } = this;
    const known = this.#targets.get(actions);
    if (known?.view === view) return known.targets;
    const targets = targetsOf(actions, view);
    this.#targets.set(actions, { view, targets });
    return targets;
  }
  /** Where the last of these choices is asked for: now, or after a part of the path. */
  readonly asked: FallView = $derived.by(() => {
    const before = this.path.slice(0, this.levels.length - 1);
    return ((before.length && this.#futures.get(before)?.view) || this.model.view) as unknown as FallView;
  });
  readonly #targets = new WeakMap<readonly LegalAction[], { view: FallView; targets: Targets }>();

  readonly turns: readonly LegalAction[] = $derived.by(
    () =>
      this.levels
        .map((actions) => actions.filter(({ verb }) => verb === 'turn'))
        .findLast((turns) => turns.length > 0) ?? [],
  );

  /** The path as it would be with what is under the pointer. */
  readonly shown: readonly string[] = $derived.by(() => {
    const { hover } = this;
    return !hover || this.path.includes(hover) ? this.path : this.#pathTo(hover);
  });

  /** The path with this choice in it, and a card turned as it is. */
  #pathTo(code: string): Path {
    const level = this.#levelOf(code);
    if (level < 0) return this.path;
    const isSpace = code.startsWith('beside:') || code.startsWith('cover:');
    return [...this.path.slice(0, level), code, ...(isSpace ? [`turn:${this.turn}`] : [])];
  }

  readonly future: Preview | null | undefined = $derived.by(() =>
    this.shown.length ? this.#futures.get(this.shown) : undefined,
  );

  /** The table as it would be. */
  readonly ahead: FallView | null = $derived.by(() => (this.future?.view ?? null) as unknown as FallView | null);

  readonly isWhole = $derived.by(
    () => this.path.length > 0 && this.levels.length === this.path.length && this.#futures.get(this.path) !== undefined,
  );

  /** The card that is being laid, with where and how it would lie. */
  readonly laying: Laying | null = $derived.by(() => {
    const path = this.queue.length ? this.queue : this.shown;
    const { decision } = this.view;
    const lay = path.find((code) => code.startsWith('lay:'));
    const isMine = decision !== null && decision.seat === this.model.seat;
    const card = lay ? `${this.colour}_${lay.slice(4)}` : isMine ? begunCard(decision) : null;
    if (!card) return null;
    return { card, at: this.#spaceOn(path) ?? (lay ? this.#fixedSpace(path) : fixedAt(decision)), turn: this.turn };
  });

  get colour(): string {
    return this.view.players[this.model.seat ?? 0]?.colour ?? 'blue';
  }

  /** What choosing it means, in words; they are found once for a position. */
  sentence(code: string): string {
    const level = this.#levelOf(code);
    const action = this.levels[level]?.find((known) => known.code === code);
    if (!action) return '';
    const { words } = this.model;
    const before = this.path.slice(0, level);
    return this.#sayings.once(words, keyOf([...before, code]), () =>
      words.action(action, (level > 0 && this.#futures.get(before)?.view) || this.model.view),
    );
  }

  /** Choose something: it goes on from the path, or takes the place of an earlier choice. */
  choose(code: string): void {
    const level = this.#levelOf(code);
    if (level < 0 || this.queue.length) return;
    if (this.path[level] === code && this.isWhole) return this.confirm();
    if (code.startsWith('lay:')) this.turn = 0;
    if (code.startsWith('turn:')) this.turn = Number(code.slice(5));
    this.path = [...this.path.slice(0, level), code];
    this.hover = null;
    this.look();
  }

  /** The way on without choosing anything: to the next phase, or past a question. */
  get onward(): LegalAction | undefined {
    return WAYS_ON.map((verb) => this.base.plain.get(verb)).find((action) => action !== undefined);
  }

  end(): void {
    if (this.onward) this.choose(this.onward.code);
  }

  cancel(): void {
    if (this.path.length) {
      const last = this.path.at(-1) ?? '';
      this.path = this.path.slice(0, last.startsWith('turn:') ? -2 : -1);
    } else if (this.isBegun) {
      this.model.undo(1);
    }
    this.hover = null;
  }

  /** Is something begun at the table that only goes on, such as a card without a space? */
  get isBegun(): boolean {
    return FOLLOW_UPS.has(this.view.decision?.kind ?? '');
  }

  /** Is what was chosen on its way to the table? */
  get isSending(): boolean {
    return this.queue.length > 0 || (this.path.length === 0 && this.isBegun);
  }

  rotate(by: number): void {
    if (!this.laying || this.queue.length) return;
    this.turn = (this.turn + by + 4) % 4;
    const level = this.path.findIndex((code) => code.startsWith('turn:'));
    if (level >= 0) this.path = [...this.path.slice(0, level), `turn:${this.turn}`];
    this.look();
  }

  point(code: string | null): void {
    if (this.hover === code) return;
    this.hover = code;
    this.look();
  }

  /** Send the path, one action after another. */
  confirm(): void {
    if (!this.path.length || this.queue.length) return;
    this.queue = this.path;
    this.path = [];
    this.hover = null;
    this.#sentAt = '';
    this.advance();
  }

  /** To be called whenever the position or what may be done changes. */
  advance(): void {
    const { legal } = this.model;
    if (legal.length === 0) return;
    const position = `${this.model.standing.actions} ${keyOf(legal.map(({ code }) => code))}`;
    if (position !== this.#position) this.#arrive(position);
    const [next] = this.queue;
    if (next === undefined || position === this.#sentAt) return this.look();
    if (!legal.some(({ code }) => code === next)) return this.#giveUp();
    this.#sentAt = position;
    this.queue = this.queue.slice(1);
    clearTimeout(this.#patience);
    if (this.queue.length) this.#patience = setTimeout(() => this.#giveUp(), PATIENCE);
    this.model.send(next);
  }

  /** Ask what the path leads to, and go on by itself where only the turn is missing. */
  look(): void {
    if (this.queue.length || !this.model.legal.length) return;
    const { path } = this;
    this.#futures.want(path.map((_, index) => path.slice(0, index + 1)));
    this.#guess();
    const last = path.at(-1) ?? '';
    const isTurnMissing = this.levels.length === path.length + 1 && this.deepest.turns.length > 0;
    if (isTurnMissing && !last.startsWith('turn:')) {
      this.path = [...path, `turn:${this.turn}`];
      this.look();
    }
  }

  /** What is under the pointer is asked for one after another; what may come next when the pointer rests. */
  #guess(): void {
    clearTimeout(this.#rest);
    if (this.#futures.isAsking) return;
    this.#futures.want([this.shown]);
    if (this.#futures.isAsking) return;
    this.#rest = setTimeout(() => this.#futures.want(this.#likely()), REST);
  }
  /** The other ways to turn a card; while it has no space, the spaces that a pointer may come to. */
  #likely(): Path[] {
    const isPointing = matchMedia('(hover: hover)').matches && !this.#spaceOn(this.path);
    const spaces = isPointing ? this.board.spaces.map(({ action }) => this.#pathTo(action.code)) : [];
    const likely = [...turns(this.path), ...turns(this.shown), ...spaces];
    return likely.filter((path) => this.#futures.get(path) === undefined).slice(0, AT_ONCE);
  }
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** What each of these leads to, as far as it is known. */
  foresee(paths: readonly Path[]): (Preview | null | undefined)[] {
    return paths.map((path) => this.#futures.get(path));
  }

  ask(paths: readonly Path[]): void {
    this.#futures.want(paths);
  }

  /** A new position: what was known and chosen belongs to the old one. */
  #arrive(position: string): void {
    this.#position = position;
    this.#futures.forget();
    this.#sayings.forget();
    this.path = [];
    this.hover = null;
    if (this.view.decision?.kind === 'actions') this.turn = 0;
  }

  #giveUp(): void {
    clearTimeout(this.#patience);
    this.queue = [];
  }

  /** The last step of the path at which it can be chosen, or -1. */
  #levelOf(code: string): number {
    return this.levels.findLastIndex((actions) => actions.some((action) => action.code === code));
  }

  #spaceOn(path: readonly string[]): Point | null {
    const code = path.find((step) => step.startsWith('beside:') || step.startsWith('cover:'));
    if (!code) return null;
    const [verb, card, side] = code.split(':') as [string, string, string | undefined];
    return spaceOf({ code, verb, card, on: card, side: side ?? null }, this.view);
  }

  /** On an empty table the space is not asked for. */
  #fixedSpace(path: readonly string[]): Point | null {
    const future = this.#futures.get(path.slice(0, 1));
    return future?.view ? fixedAt((future.view as unknown as FallView).decision) : null;
  }
}
