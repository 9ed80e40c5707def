/** The data of a scene that pages need before anything else of it is loaded: `scenes/<game>/hall.ts`. */

import type { Data, Level } from '../net/wire';

/** How one plays with bots on one click: the first step is for newcomers, each later one is harder. */
export interface Step {
  readonly level: Level;
  readonly options?: Data;
}

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
  /** From the first opponent on; the last is the hardest. */
  readonly steps: readonly Step[];
  /** Options of a game for one, where it has them. */
  readonly alone?: Data;
  /** The file of its rules, and the letter of their paragraphs. */
  readonly book: string;
  readonly letter: string;
}
