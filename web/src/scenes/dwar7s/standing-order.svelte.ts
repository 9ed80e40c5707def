/**
 * The standing order of one's secret goal for the turns of others (D8.2). Nobody else may notice that it is changed, so
 * a change waits for the next deed and is sent as its first action. Meanwhile this browser keeps it, also over a
 * reload.
 */

import type { TableScene } from '../../table/scene';
import { chosenOrders, type ChosenOrder } from './order-store';
import type { FallView, Order, Player, Action, Dwar7s } from './view';

export class StandingOrder {
  #chosen = $state.raw<ChosenOrder | null>(null);
  /** The seat whose panel is open: at one screen each player opens their own. */
  #open = $state<number | null>(null);

  constructor(private readonly model: TableScene<Dwar7s>) {
    this.#chosen = chosenOrders.get(model.table);
  }

  /** The order that the table knows; null if there is no secret goal. */
  get inForce(): Order | null {
    return this.#mine?.secret_order ?? null;
  }

  /** The order that will be in force: the chosen one, or the table's. */
  get shown(): Order | null {
    return this.isPending ? (this.#chosen?.order ?? null) : this.inForce;
  }

  /** An order was chosen and waits for the next deed of this turn. */
  get isPending(): boolean {
    const { inForce } = this;
    const chosen = this.#chosen;
    if (!chosen || inForce === null || chosen.order === inForce || !this.isMyTurn) return false;
    return chosen.seat === this.model.seat && chosen.round === this.#view.round;
  }

  get isMyTurn(): boolean {
    const { decision } = this.#view;
    return decision !== null && decision.seat === this.model.seat;
  }

  get isOpen(): boolean {
    return this.#open !== null && this.#open === this.model.seat && this.inForce !== null;
  }

  /** The actions that are sent before the next deed. */
  get lead(): readonly string[] {
    return this.isPending ? [`order:${this.shown}`] : [];
  }

  choose(order: Order): void {
    const { seat, table } = this.model;
    if (seat === null || !this.isMyTurn) return;
    this.#chosen = { seat, round: this.#view.round, order };
    if (this.isPending) chosenOrders.set(table, this.#chosen);
    else chosenOrders.delete(table);
  }

  toggle(): void {
    this.#open = this.isOpen ? null : this.model.seat;
  }

  close(): void {
    this.#open = null;
  }

  get #view(): FallView {
    return this.model.view;
  }

  get #mine(): Player | undefined {
    return this.model.seat === null ? undefined : this.#view.players[this.model.seat];
  }
}

/** The legal actions without orders, which only accompany another action. */
export function answers(legal: readonly Action[]): Action[] {
  return legal.filter(({ verb }) => verb !== 'order');
}
