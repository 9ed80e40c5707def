/** What pages must know of a game that has a scene before anything else of it is loaded: `scenes/<game>/hall.ts`. */

import type { Data } from '../net/wire';

export interface HallEntry {
  /** Its place in the hall, from the left. */
  readonly order: number;
  /** On its main button. */
  readonly icon: string;
  /** In lists of tables and tales. */
  readonly emblem: string;
  /** The colour of its arch, and what is behind the arch before the picture is drawn. */
  readonly rim: string;
  readonly sky: string;
  /** All win or lose together; else everybody has a score. */
  readonly isTogether: boolean;
  /** Options of a game for one, and of a first lesson, where it has them. */
  readonly alone?: Data;
  readonly lesson?: Data;
  /** The file of its rules, and the letter of their paragraphs. */
  readonly book: string;
  readonly letter: string;
}
