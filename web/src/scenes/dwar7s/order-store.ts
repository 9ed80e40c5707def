/** The orders that were chosen in this browser and wait for the next deed of their turn: a reload does not lose them (D8.2). */

import { ORDERS, type Order } from './view';

const STORAGE_KEY = 'mattock.orders';
/** Tables; the oldest are forgotten. */
const MAX_TABLES = 20;

/** An order, and the turn in which it was chosen. */
export interface ChosenOrder {
  seat: number;
  round: number;
  order: Order;
}

type Entry = readonly [table: string, chosen: ChosenOrder];

export function keptOrder(table: string): ChosenOrder | null {
  return read().find(([other]) => other === table)?.[1] ?? null;
}

export function keepOrder(table: string, chosen: ChosenOrder): void {
  write([...others(table), [table, chosen]]);
}

export function forgetOrder(table: string): void {
  write(others(table));
}

function others(table: string): Entry[] {
  return read().filter(([other]) => other !== table);
}

function write(entries: readonly Entry[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-MAX_TABLES)));
  } catch {
    // A browser that keeps nothing still sends the order with the next deed; only a reload loses it.
  }
}

function read(): Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { seat, round, order } = Object(entry[1]) as Partial<ChosenOrder>;
  return typeof seat === 'number' && typeof round === 'number' && ORDERS.some((one) => one === order);
}
