/** The choices at each step of the planned path, and what the path leads to. */

import { ActionPlan } from '../../play/plan.svelte';
import { keyOf, type Path } from '../../play/preview-cache.svelte';
import type { Future, TableScene } from '../../table/scene';
import type { FallView, Action, Dwar7s, TurnAction } from './view';
import { isFollowed, likelyTurn } from './paths';
import { SentenceCache } from './sentence-cache';
import { hasBoard, spaceOn, targetsOf, type Targets } from './targets';

type Levels = readonly (readonly Action[])[];

export abstract class Choices extends ActionPlan<Dwar7s> {
  /** The space under the pointer while a card is being laid. */
  hover = $state.raw<string | null>(null);
  /** How often the player has turned the card that is being laid; null: not yet, so it is shown as it is likely meant. */
  protected ownTurn = $state<number | null>(null);
  protected readonly sentences = new SentenceCache();
  readonly #targets = new WeakMap<readonly Action[], { view: FallView; targets: Targets }>();
  #kept: Levels = [];

  constructor(readonly model: TableScene<Dwar7s>) {
    super(model);
  }

  get view(): FallView {
    return this.model.view;
  }

  /** The choices at each step of the path, and after it if it is not whole. */
  readonly levels: Levels = $derived.by(() => {
    const found: (readonly Action[])[] = [this.model.legal];
    for (let length = 1; length <= this.path.length; length += 1) {
      const future = this.preview(this.path.slice(0, length));
      if (!future || !isFollowed(future)) break;
      found.push(future.legal);
    }
    return this.#keep(found);
  });

  readonly base: Targets = $derived.by(() => this.#sorted(this.model.legal));

  /** The targets on the table: those of the last step that has some. */
  readonly board: Targets = $derived.by(() => this.#sorted(this.levels[this.#boardLevel] ?? []));

  /** The part of the path before that step, and the view after it. */
  readonly boardPath: Path = $derived.by(() => this.path.slice(0, this.#boardLevel));
  readonly boardView: FallView = $derived.by(() => this.#viewAfter(this.boardPath));

  readonly #boardLevel: number = $derived.by(() =>
    Math.max(
      0,
      this.levels.findLastIndex((actions) => hasBoard(this.#sorted(actions))),
    ),
  );

  readonly deepest: Targets = $derived.by(() => this.#sorted(this.levels.at(-1) ?? []));

  /** The view in which the last choices are made. */
  readonly asked: FallView = $derived.by(() => {
    return this.#viewAfter(this.path.slice(0, this.levels.length - 1));
  });

  readonly turns: readonly TurnAction[] = $derived.by(
    () =>
      this.levels
        .map((actions) => actions.filter((action) => action.verb === 'turn'))
        .findLast((turns) => turns.length > 0) ?? [],
  );

  /** The path with the choice under the pointer. */
  readonly shown: Path = $derived.by(() => {
    const { hover } = this;
    return !hover || this.path.includes(hover) ? this.path : this.pathTo(hover);
  });

  readonly future: Future<Dwar7s> | null | undefined = $derived.by(() =>
    this.shown.length ? this.preview(this.shown) : undefined,
  );

  /** The view after that path, if it is known. */
  readonly ahead: FallView | null = $derived.by(() => this.future?.view ?? null);

  readonly isWhole = $derived.by(
    () => this.path.length > 0 && this.levels.length === this.path.length && this.preview(this.path) !== undefined,
  );

  /** The sentence of an action, made once for a position. */
  sentence(code: string): string {
    const level = this.levelOf(code);
    const action = this.levels[level]?.find((known) => known.code === code);
    if (!action) return '';
    const { words } = this.model;
    const before = this.path.slice(0, level);
    return this.sentences.once(words, keyOf([...before, code]), () =>
      words.action(action, (level > 0 && this.after(before)?.view) || this.model.view),
    );
  }

  /** The path up to and with this choice, and with the present rotation of a card. */
  protected pathTo(code: string): Path {
    const level = this.levelOf(code);
    if (level < 0) return this.path;
    const isSpace = code.startsWith('beside:') || code.startsWith('cover:');
    return [...this.path.slice(0, level), code, ...(isSpace ? [`turn:${this.turnOn([code])}`] : [])];
  }

  /** How the card is turned on the space that the path names. */
  protected turnOn(path: Path): number {
    return this.ownTurn ?? likelyTurn(this.boardView, spaceOn(path, this.boardView));
  }

  /** The last step of the path at which it can be chosen, or -1. */
  protected levelOf(code: string): number {
    return this.levels.findLastIndex((actions) => actions.some((action) => action.code === code));
  }

  #viewAfter(path: Path): FallView {
    return this.after(path)?.view ?? this.model.view;
  }

  /** Keep the old lists if nothing changed, so that nothing is drawn again. */
  #keep(found: Levels): Levels {
    const isSame = found.length === this.#kept.length && found.every((actions, at) => actions === this.#kept[at]);
    if (!isSame) this.#kept = found;
    return this.#kept;
  }

  /** The targets of actions, computed once for a view. */
  #sorted(actions: readonly Action[]): Targets {
    const { view } = this;
    const known = this.#targets.get(actions);
    if (known?.view === view) return known.targets;
    const targets = targetsOf(actions, view);
    this.#targets.set(actions, { view, targets });
    return targets;
  }
}
