/** The state that all parts of the scene share: the model, the plan, the layout, and whose hand is shown. */

import { getContext, setContext } from 'svelte';
import { settings } from '../../app/settings.svelte';
import type { PlanHost } from '../../play/plan.svelte';
import { ProgressiveMount } from '../../play/progressive-mount.svelte';
import type { Future, TableScene } from '../../table/scene';
import { layoutOf, type Layout } from './layout';
import { Plan } from './plan.svelte';
import {
  fullOf,
  type Action,
  type Card,
  type Dwarf,
  type Face,
  type Pieces,
  type Runedar,
  type Siege,
  type SiegeCard,
  type Supply,
  type Symbol as SymbolName,
} from './view';

export type SheetName = 'bench' | 'hire' | 'log';

export interface Roll {
  faces: readonly Face[];
  mode: string;
  /** All of them, with those for which no die was rolled. */
  hits: number;
}

/** A short effect: dice that roll, a hit. */
export interface Show {
  dice: (Roll & { isRolling: boolean }) | null;
  /** The last roll, shown until its hits are shared out. */
  rolled: Roll | null;
  /** A space of the upgrade board or a seat that something strikes. */
  struck: string | null;
}

/** The parts mounted after board and hand, in this order. */
const PARTS = ['beam', 'goods', 'gold', 'names', 'bench', 'tools', 'irons', 'people', 'shelf', 'list'] as const;

export class SceneState implements PlanHost<Runedar> {
  readonly plan: Plan;
  readonly mounted = new ProgressiveMount(PARTS);
  /** The device is used by touch, so symbols get large buttons of their own. */
  readonly isTouch = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  /** The table takes the whole window; should it not, it is measured after the first picture. */
  size = $state.raw({ width: innerWidth, height: innerHeight });
  sheet = $state<SheetName | null>(null);
  /** The card that is looked at: it is shown large, its symbols with their names. */
  looked = $state<string | null>(null);
  show = $state<Show>({ dice: null, rolled: null, struck: null });
  #layout = $derived.by(() => layoutOf(this.size.width, this.size.height, settings.textScale));
  #siege = $derived.by(() => this.model.view);
  #mine = $derived.by(() => this.#siege.dwarfs[this.model.seat ?? this.#siege.to_move] ?? null);
  #isOver = $derived.by(() => this.#siege.result !== null || this.model.standing.status === 'abandoned');
  #isMyTurn = $derived.by(() => this.model.seat === this.#siege.to_move && !this.#isOver);
  #full = $derived.by(() => fullOf(this.model.pieces));
  #kind = $derived(this.#siege.decision?.kind ?? 'over');

  constructor(readonly model: TableScene<Runedar>) {
    this.plan = new Plan(this);
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** Won, lost or stopped: nobody is on turn. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The view that is drawn; parts of it that did not change are the same objects as before. */
  get siege(): Siege {
    return this.#siege;
  }

  /** The view that is drawn, as plans and texts need it. */
  get view(): Siege {
    return this.model.view;
  }

  get legal(): readonly Action[] {
    return this.model.legal;
  }

  get pieces(): Pieces {
    return this.model.pieces;
  }

  /** Send actions, and close an open sheet. */
  send(...codes: string[]): void {
    if (this.sheet !== 'log') this.sheet = null;
    this.model.send(...codes);
  }

  preview(paths: readonly (readonly string[])[]): Promise<(Future<Runedar> | null)[]> {
    return this.model.preview(paths);
  }

  get words() {
    return this.model.words;
  }

  /** The seat whose hand lies on the table; an onlooker sees that of the player on turn, if it is open. */
  get mine(): Dwarf | null {
    return this.#mine;
  }

  get isMyTurn(): boolean {
    return this.#isMyTurn;
  }

  /** Whether the hand that lies here is the one of the player on turn. */
  get isHandOnTurn(): boolean {
    return this.mine?.seat === this.siege.to_move;
  }

  get kind(): string {
    return this.#kind;
  }

  /** Whether finished upgrades may be taken before the catapult, which is about to strike, breaks one. */
  get canRescue(): boolean {
    return this.#siege.is_catapult_near && this.legal.some(({ verb }) => verb === 'take');
  }

  /** The upgrade board is refilled, and cards may still be removed from it. */
  get mayClear(): boolean {
    return this.#isMyTurn && this.legal.some(({ verb }) => verb === 'scrap');
  }

  /** The symbols of the chosen card are large buttons instead of pills on the card. */
  get hasBigPills(): boolean {
    return this.isTouch || this.layout.mode !== 'wide';
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.model.words.say(key, args);
  }

  /** The full counts of everything that may run out. */
  get full(): Readonly<Record<keyof Supply, number>> {
    return this.#full;
  }

  /** The printed data of a card. */
  card(id: string): Partial<Card> {
    return this.model.pieces.card[id] ?? {};
  }

  /** The printed data of a siege card. */
  siegeCard(id: string | null): SiegeCard | null {
    return id === null ? null : (this.model.pieces.siege[id] ?? null);
  }

  /** The paragraph about the place of a symbol; null where none is chosen on the board. */
  ruleOf(symbol: SymbolName): string | null {
    return this.model.pieces.symbol[symbol]?.rule ?? null;
  }

  isPlaced(symbol: SymbolName): boolean {
    return this.ruleOf(symbol) !== null;
  }

  /** An action that uses the symbol, to be asked about where none is offered: not to where the dwarf stands already. */
  actionOf(symbol: SymbolName): string {
    const asks = this.model.pieces.symbol[symbol]?.asks ?? [];
    return asks.find((code) => !code.endsWith(`:${this.mine?.place}`)) ?? '';
  }

  /** The price of a mercenary. */
  priceOf(mercenary: string): number {
    return this.model.pieces.mercenary[mercenary]?.cost ?? 0;
  }
}

/** The context key under which all parts of the scene find its state. */
export const SCENE_STATE = Symbol('scene state');
export const setSceneState = (scene: SceneState): SceneState => setContext(SCENE_STATE, scene);
export const getSceneState = (): SceneState => getContext<SceneState>(SCENE_STATE);
