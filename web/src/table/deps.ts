/** What a table needs to begin: who sits there, its words and movements, and the line on which it is heard. */

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
  /** Answers that are no `done` and are nobody else's affair. */
  refused: (answer: Answer) => void;
  /** Tells an event to who does not see it move. */
  tell: (sentence: string) => void;
  ask: (code: string, beside: Element) => void;
  rule: (paragraph: string) => void;
}
