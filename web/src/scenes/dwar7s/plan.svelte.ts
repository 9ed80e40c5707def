/** What the player has chosen and not yet done: a path of actions, gathered and then sent one after another. */

import { SvelteMap } from 'svelte/reactivity';
import type { LegalAction, Preview } from '../../net/wire';
import type { TableScene } from '../scene';
import type { Point } from './geometry';
import type { FallView } from './lore';
import { hasBoard, spaceOf, targetsOf, type Targets } from './targets';

/** Questions that only go on with what was begun. */
const FOLLOW_UPS = new Set(['space', 'turn', 'ambush', 'send', 'swap', 'scare', 'flee', 'steal', 'rob']);
/** How long an answer may take before the rest of a path is given up. */
const PATIENCE = 4000;

export interface Laying {
  card: string;
  at: Point | null;
  turn: number;
}

export class Plan {
  readonly model: TableScene;
  path = $state.raw<readonly string[]>([]);
  /** The space under the pointer while a card is being laid. */
  hover = $state.raw<string | null>(null);
  turn = $state(0);
  /** What is still to be sent. */
  queue = $state.raw<readonly string[]>([]);
  /** What paths lead to: undefined while it is being asked. */
  readonly #futures = new SvelteMap<string, Preview | null | undefined>();
  #position = '';
  #sentAt = '';
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(model: TableScene) {
    this.model = model;
  }

  get view(): FallView {
    return this.model.view as unknown as FallView;
  }

  /** The choices at each step of the path, and after it if it is not whole. */
  readonly levels: readonly (readonly LegalAction[])[] = $derived.by(() => {
    const found: (readonly LegalAction[])[] = [this.model.legal];
    for (let length = 1; length <= this.path.length; length += 1) {
      const future = this.#futures.get(keyOf(this.path.slice(0, length)));
      if (!future || !isFollowed(future)) break;
      found.push(future.legal);
    }
    return found;
  });

  readonly base: Targets = $derived.by(() => targetsOf(this.model.legal, this.view));

  /** What can be touched on the table: the last step that asks for something there. */
  readonly board: Targets = $derived.by(() => {
    const all = this.levels.map((actions) => targetsOf(actions, this.view));
    return all.findLast(hasBoard) ?? this.base;
  });

  readonly deepest: Targets = $derived.by(() => targetsOf(this.levels.at(-1) ?? [], this.view));

  readonly turns: readonly LegalAction[] = $derived.by(
    () =>
      this.levels
        .map((actions) => actions.filter(({ verb }) => verb === 'turn'))
        .findLast((turns) => turns.length > 0) ?? [],
  );

  /** The path as it would be with what is under the pointer. */
  readonly shown: readonly string[] = $derived.by(() => {
    const { hover } = this;
    if (!hover || this.path.includes(hover)) return this.path;
    const level = this.#levelOf(hover);
    if (level < 0) return this.path;
    const isSpace = hover.startsWith('beside:') || hover.startsWith('cover:');
    return [...this.path.slice(0, level), hover, ...(isSpace ? [`turn:${this.turn}`] : [])];
  });

  readonly future: Preview | null | undefined = $derived.by(() =>
    this.shown.length ? this.#futures.get(keyOf(this.shown)) : undefined,
  );

  /** The table as it would be. */
  readonly ahead: FallView | null = $derived.by(() => (this.future?.view ?? null) as unknown as FallView | null);

  readonly isWhole = $derived.by(
    () =>
      this.path.length > 0 &&
      this.levels.length === this.path.length &&
      this.#futures.get(keyOf(this.path)) !== undefined,
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

  /** What choosing it means, in words. */
  sentence(code: string): string {
    const level = this.#levelOf(code);
    const action = this.levels[level]?.find((known) => known.code === code);
    if (!action) return '';
    const future = level > 0 ? this.#futures.get(keyOf(this.path.slice(0, level))) : null;
    return this.model.words.action(action, future?.view ?? this.model.view);
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
    const { path, shown } = this;
    const wanted = [path, shown, ...this.#siblings(path), ...this.#siblings(shown)];
    this.#ask(wanted.flatMap((steps) => steps.map((_, index) => steps.slice(0, index + 1))));
    const last = path.at(-1) ?? '';
    const isTurnMissing = this.levels.length === path.length + 1 && this.deepest.turns.length > 0;
    if (isTurnMissing && path.length && !last.startsWith('turn:')) {
      this.path = [...path, `turn:${this.turn}`];
      this.look();
    }
  }

  /** What each of these leads to, as far as it is known; asks for the rest. */
  foresee(paths: readonly (readonly string[])[]): (Preview | null | undefined)[] {
    return paths.map((steps) => this.#futures.get(keyOf(steps)));
  }

  ask(paths: readonly (readonly string[])[]): void {
    this.#ask(paths);
  }

  /** A new position: what was known and chosen belongs to the old one. */
  #arrive(position: string): void {
    this.#position = position;
    this.#futures.clear();
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

  /** The other ways to turn the same card: they are asked for together. */
  #siblings(path: readonly string[]): readonly string[][] {
    if (!path.at(-1)?.startsWith('turn:')) return [];
    return [0, 1, 2, 3].map((turn) => [...path.slice(0, -1), `turn:${turn}`]);
  }

  #ask(paths: readonly (readonly string[])[]): void {
    const fresh = paths.filter((steps, index) => {
      const key = keyOf(steps);
      const isFirst = paths.findIndex((other) => keyOf(other) === key) === index;
      return isFirst && steps.length > 0 && !this.#futures.has(key);
    });
    if (!fresh.length) return;
    for (const steps of fresh) this.#futures.set(keyOf(steps), undefined);
    const position = this.#position;
    void this.model.preview(fresh).then(
      (answers) => {
        if (position !== this.#position) return;
        fresh.forEach((steps, index) => this.#futures.set(keyOf(steps), answers[index] ?? null));
        this.look();
      },
      () => fresh.forEach((steps) => this.#futures.delete(keyOf(steps))),
    );
  }

  #spaceOn(path: readonly string[]): Point | null {
    const code = path.find((step) => step.startsWith('beside:') || step.startsWith('cover:'));
    if (!code) return null;
    const [verb, card, side] = code.split(':') as [string, string, string | undefined];
    return spaceOf({ code, verb, card, on: card, side: side ?? null }, this.view);
  }

  /** On an empty table the space is not asked for. */
  #fixedSpace(path: readonly string[]): Point | null {
    const future = this.#futures.get(keyOf(path.slice(0, 1)));
    return future?.view ? fixedAt((future.view as unknown as FallView).decision) : null;
  }
}

function keyOf(path: readonly string[]): string {
  return path.join(' ');
}

function isFollowed(future: Preview): boolean {
  const view = future.view as unknown as FallView | null;
  return FOLLOW_UPS.has(view?.decision?.kind ?? '');
}

function begunCard(decision: FallView['decision']): string | null {
  return decision && (decision.kind === 'space' || decision.kind === 'turn') ? (decision.params.card ?? null) : null;
}

function fixedAt(decision: FallView['decision']): Point | null {
  const { x, y } = decision?.params ?? {};
  return decision?.kind === 'turn' && x !== undefined && y !== undefined ? { x, y } : null;
}
