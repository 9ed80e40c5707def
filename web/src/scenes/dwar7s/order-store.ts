/**
 * The orders that were chosen in this browser and wait for the next deed of their turn: a reload does not lose them
 * (D8.2).
 */

import { StoredByTable } from '../../app/storage';
import { ORDERS, type Order } from './view';

/** An order, and the turn in which it was chosen. */
export interface ChosenOrder {
  seat: number;
  round: number;
  order: Order;
}

function isChosenOrder(value: unknown): value is ChosenOrder {
  const { seat, round, order } = Object(value) as Partial<ChosenOrder>;
  return typeof seat === 'number' && typeof round === 'number' && ORDERS.some((one) => one === order);
}

/** The orders by table. */
export const chosenOrders = new StoredByTable('mattock.orders', 20, isChosenOrder);
