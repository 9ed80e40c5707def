/** What the model of a table is created with. */

import type { SoundName } from '../app/sound';
import type { Connection } from '../net/connection';
import type { Answer, GameId, Person } from '../net/wire';
import type { Words } from '../words/words';
import type { Motion, TableScene } from './scene';

export interface TableDeps {
  table: string;
  person: Person | null;
  game: GameId;
  pieces: TableScene['pieces'];
  words: Words;
  motion: Motion;
  connection: Connection;
  speed: () => number;
  sound: (name: SoundName) => void;
  /** Show an answer other than `done` to the person. */
  refused: (answer: Answer) => void;
  /** Say an event for people who do not see it move. */
  tell: (sentence: string) => void;
  ask: (code: string, beside: Element) => void;
  rule: (paragraph: string) => void;
}
