/** A view as a tree to read: names and values in the words of the game, where it has any. */

import { humanised } from '../../words/bundle';
import type { Words } from '../../words/words';

export interface Leaf {
  readonly label: string;
  readonly text: string;
}
export interface Branch {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The seat, where it is the row of a player. */
  readonly seat: number | null;
}
export type Row = Leaf | Branch;

export const NOTHING = '–';
/** The title, the question, the story and the ending say these. */
const SAID_ELSEWHERE = ['game', 'options', 'components', 'decision', 'first', 'outcome', 'result', 'seat', 'to_move'];

export const isBranch = (row: Row): row is Branch => 'rows' in row;

/** The rows of a view: first what is short, then what has parts. */
export function treeOf(view: object, words: Words): Row[] {
  const fields = Object.entries(view).filter(([name]) => !SAID_ELSEWHERE.includes(name));
  const rows = fields.map(([name, value]) => rowOf(name, labelOf(name, words), value, words));
  return [...rows.filter((row) => !isBranch(row)), ...rows.filter(isBranch)];
}

function rowOf(name: string, label: string, value: unknown, words: Words): Row {
  if (!isDeep(value)) return { label, text: textOf(name, value, words) };
  if (Array.isArray(value)) return { label, seat: null, rows: value.map((part, at) => partOf(name, part, at, words)) };
  const parts = Object.entries(value as object);
  return { label, seat: null, rows: parts.map(([part, inner]) => rowOf(part, labelOf(part, words), inner, words)) };
}

/** One of several: a player by name, anything else by its place. */
function partOf(name: string, value: unknown, at: number, words: Words): Row {
  const seat = seatIn(value);
  if (seat === null) return rowOf(name, String(at + 1), value, words);
  const parts = Object.entries(value as object).filter(([part]) => part !== 'seat');
  const rows = parts.map(([part, inner]) => rowOf(part, labelOf(part, words), inner, words));
  return { label: words.seat(seat), seat, rows };
}

function seatIn(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('seat' in value)) return null;
  return typeof value.seat === 'number' ? value.seat : null;
}

/** Has it parts that have parts, or parts of several kinds? A row of names and a table of counts have none. */
function isDeep(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((part) => typeof part === 'object' && part !== null);
  return Object.values(value).some((part) => typeof part !== 'number') && Object.keys(value).length > 0;
}

function textOf(name: string, value: unknown, words: Words): string {
  const isEmpty = value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
  if (isEmpty) return NOTHING;
  return words.phrase(name, value, null);
}

function labelOf(name: string, words: Words): string {
  const key = `field-${name}`;
  return words.has(key) ? words.say(key) : humanised(name);
}
