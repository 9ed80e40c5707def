/** The plan of a player of Dwar7s Fall: choosing, turning a card, hovering, and sending. */

import { keyOf, type Path } from '../../play/preview-cache.svelte';
import type { TableScene } from '../../table/scene';
import { Choices } from './choices.svelte';
import { readyCards, surfacing, wastedTasks } from './difference';
import type { Point } from './geometry';
import { StandingOrder } from './standing-order.svelte';
import { begunCard, fixedAt, tasksInAnyOrder, turns } from './paths';
import { spaceOn } from './targets';
import { GEMS, type Stack, type Action, type Dwar7s } from './view';

/** An ogre card is not discarded by one tap. */
const DISCARDS_OGRE = new RegExp(`^discard:(?!(${GEMS.join('|')})$)`);
/** ms that the pointer rests before likely paths are previewed, and how many of them at once. */
const HOVER_REST_MS = 40;
const MAX_LIKELY = 12;
const NOTHING: Path = [];

export interface Laying {
  card: string;
  at: Point | null;
  turn: number;
}

export class Plan extends Choices {
  readonly order: StandingOrder;
  /** The player chooses by keys: what is asked next takes the focus. */
  hasKeys = false;
  /** A key was pressed, or a deed was sent, after the mouse was last moved: what it rests on is not meant. */
  isMouseAtRest = false;
  #sent = $state.raw<Path>([]);
  /** The last choice is done as soon as the preview shows that it can be taken back. */
  #isAtOnce = false;
  /** Tasks are resolved one after another, as long as their order does not matter. */
  isResolvingAll = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(model: TableScene<Dwar7s>) {
    super(model);
    this.order = new StandingOrder(model);
  }

  protected override previewed(): void {
    this.follow();
  }

  /** The path that is on its way to the table. */
  get sent(): Path {
    return this.model.waiting ? this.#sent : NOTHING;
  }

  /** How the card that is being laid is turned. */
  readonly turn: number = $derived.by(() => {
    const path = this.isSending && this.#sent.length ? this.#sent : this.shown;
    const code = path.find((step) => step.startsWith('turn:'));
    return code ? Number(code.slice(5)) : this.turnOn(path);
  });

  /** The card that is being laid, with where and how it would lie. */
  readonly laying: Laying | null = $derived.by(() => {
    const path = this.isSending && this.#sent.length ? this.#sent : this.shown;
    const { decision, table } = this.view;
    const lay = path.find((code) => code.startsWith('lay:'));
    const isMine = decision !== null && decision.seat === this.model.seat;
    const card = lay ? `${this.colour}_${lay.slice(4)}` : isMine ? begunCard(decision) : null;
    if (!card || table.some((stack) => stack.card === card)) return null;
    const at = spaceOn(path, this.view) ?? (lay ? this.#fixedSpace(path) : fixedAt(decision));
    return { card, at, turn: this.turn };
  });

  /** Cards that would come to lie on top of their stacks, as they would lie there. */
  readonly surfacing: readonly Stack[] = $derived.by(() => {
    const { ahead, view } = this;
    return ahead && !this.laying ? surfacing(view, ahead) : [];
  });

  /** Whether the shown path changes how cards lie, so that the table shows the result. */
  readonly isBuilding = $derived.by(() => this.laying !== null || this.surfacing.length > 0);

  /** The space that was chosen, not only hovered. */
  readonly space: Point | null = $derived.by(() => spaceOn(this.path, this.view));

  get colour(): string {
    return this.view.players[this.model.seat ?? 0]?.colour ?? 'blue';
  }

  /** The action that ends the phase or declines. */
  get onward(): Action | undefined {
    const place = ({ verb }: Action) => this.model.pieces.verb[verb]?.onward ?? 0;
    const onward = [...this.base.plain.values()].filter(place);
    return onward.toSorted((one, other) => place(one) - place(other))[0];
  }

  /** Whether the table waits for the rest of a begun action, such as the space of a card. */
  get isBegun(): boolean {
    return this.view.is_begun;
  }

  /** Whether the path is being sent, or its pieces are still moving. */
  get isSending(): boolean {
    if (this.path.length || this.model.legal.length) return false;
    const isUnderWay = this.#sent.length > 0 && this.view.decision?.seat === this.model.seat;
    return this.sent.length > 0 || isUnderWay || this.isBegun;
  }

  /** Whether there is a step to take back, in the path or at the table. */
  get canCancel(): boolean {
    return this.path.length > 0 || (this.isBegun && this.view.decision?.seat === this.model.seat);
  }

  /** Choose something: it goes on from the path, or takes the place of an earlier choice. */
  choose(code: string): void {
    const level = this.levelOf(code);
    if (level < 0 || this.sent.length) return;
    if (this.path[level] === code && this.isWhole) return this.confirm();
    // One tap does it, unless luck answers, a task is wasted or the turn ends: it can be taken back for nothing.
    const isComplete = this.model.pieces.verb[code.split(':')[0] ?? '']?.at_once ?? false;
    this.#isAtOnce = level === 0 && isComplete && !DISCARDS_OGRE.test(code);
    if (code.startsWith('lay:')) this.ownTurn = null;
    if (code.startsWith('turn:')) this.ownTurn = Number(code.slice(5));
    this.path = [...this.path.slice(0, level), code];
    this.hover = null;
    this.follow();
  }

  /** The tasks that wait now, or after the actions: one press resolves them if their order does not matter. */
  get allTasks(): Path {
    const view = this.onward?.verb === 'stop' ? this.after(['stop'])?.view : this.view;
    return view && this.view.decision?.seat === this.model.seat ? tasksInAnyOrder(view) : NOTHING;
  }

  /** How many tasks one press resolves: after the last that has to be named, an only one left follows by itself. */
  get taskCount(): number {
    const view = this.onward?.verb === 'stop' ? this.after(['stop'])?.view : this.view;
    return view && this.allTasks.length ? readyCards(view, this.model.seat ?? -1).length : 0;
  }

  /** The action that ends the phase, with the tasks that follow in any order. */
  get onwardPath(): Path {
    return [...(this.onward ? [this.onward.code] : []), ...this.allTasks];
  }

  goOn(): void {
    if (!this.onwardPath.length || this.sent.length) return;
    this.isResolvingAll = this.allTasks.length > 0;
    this.path = this.onwardPath;
    this.confirm();
  }

  end(): void {
    if (this.onward) this.choose(this.onward.code);
  }

  cancel(): void {
    this.#isAtOnce = false;
    if (this.path.length) {
      const last = this.path.at(-1) ?? '';
      this.path = this.path.slice(0, last.startsWith('turn:') ? -2 : -1);
    } else if (this.canCancel) {
      this.model.undo();
    }
    this.hover = null;
  }

  rotate(by: number): void {
    if (!this.laying || this.sent.length) return;
    const turn = (this.turn + by + 4) % 4;
    this.ownTurn = turn;
    const level = this.path.findIndex((code) => code.startsWith('turn:'));
    if (level >= 0) this.path = [...this.path.slice(0, level), `turn:${turn}`];
    this.follow();
  }

  point(code: string | null): void {
    if (this.hover === code) return;
    this.hover = code;
    this.follow();
  }

  /** Send the path, as one deed. */
  confirm(): void {
    if (!this.path.length || this.sent.length) return;
    this.#sent = this.path;
    this.path = [];
    this.hover = null;
    this.isMouseAtRest = true;
    this.send(this.#sent);
  }

  /** A deed, and before it the order that waits for one. */
  send(codes: Path): void {
    this.model.send(...this.order.lead, ...codes);
    this.order.close();
  }

  /** Call this whenever the position or the legal actions change. */
  advance(): void {
    const { legal } = this.model;
    if (legal.length === 0) return;
    this.#sent = NOTHING;
    const position = `${this.model.standing.deeds} ${keyOf(legal.map(({ code }) => code))}`;
    if (this.arrive(position)) this.#reset();
    this.follow();
    if (this.isResolvingAll) this.#goOnResolving();
  }

  /** Luck ends a deed: what is left of the tasks follows as another one. */
  #goOnResolving(): void {
    this.isResolvingAll = this.view.any_order.length > 0;
    if (this.isResolvingAll) this.goOn();
  }

  /** Preview the path; add the rotation if only that is missing. */
  follow(): void {
    if (!this.model.legal.length) return;
    const { path } = this;
    this.lookAlong(path);
    this.#guess();
    const last = path.at(-1) ?? '';
    const isTurnMissing = this.levels.length === path.length + 1 && this.deepest.turns.length > 0;
    if (isTurnMissing && !last.startsWith('turn:')) {
      this.path = [...path, `turn:${this.turn}`];
      this.follow();
    } else if (this.#isAtOnce && this.isWhole) this.#doAtOnce();
  }

  #doAtOnce(): void {
    this.#isAtOnce = false;
    const future = this.preview(this.path);
    if (!future?.view || future.ends || wastedTasks(future.tale).length) return;
    this.confirm();
  }

  /** Preview what is under the pointer, one at a time, and likely paths when the pointer rests. */
  #guess(): void {
    clearTimeout(this.#rest);
    if (this.previews.isAsking) return;
    this.look([this.shown]);
    if (this.previews.isAsking) return;
    this.#rest = setTimeout(() => this.look(this.#likely()), HOVER_REST_MS);
  }

  /** Likely next paths: other rotations, and the spaces while none is chosen. */
  #likely(): Path[] {
    const isPointing = matchMedia('(hover: hover)').matches && !this.space;
    const spaces = isPointing ? this.board.spaces.map(({ action }) => this.pathTo(action.code)) : [];
    const likely = [...turns(this.path), ...turns(this.shown), ...spaces];
    return likely.filter((path) => this.preview(path) === undefined).slice(0, MAX_LIKELY);
  }

  /** Drop what belongs to the old position. */
  #reset(): void {
    this.sentences.forget();
    this.hover = null;
    if (this.view.decision?.kind === 'actions') this.ownTurn = null;
  }

  /** The space of the first card, which is not a choice. */
  #fixedSpace(path: Path): Point | null {
    const future = this.preview(path.slice(0, 1));
    return future?.view ? fixedAt(future.view.decision) : null;
  }
}
