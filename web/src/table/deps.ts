/** The dependencies of a table's model. */

import type { SoundName } from '../app/sound';
import type { HistoryPage } from '../contract/messages';
import type { Connection } from '../net/connection';
import type { Answer, GameId, Person, View } from '../net/wire';
import type { Words } from '../words/words';
import type { Narration } from './narration';
import type { Motion, TableScene } from './scene';

export interface TableDeps {
  table: string;
  person: Person | null;
  game: GameId;
  pieces: TableScene['pieces'];
  words: Words;
  motion: Motion;
  narration?: Narration | undefined;
  connection: Connection;
  /** What a seat of this person saw after so many of the deeds that stand. */
  past: (seat: number, deeds: number) => Promise<View>;
  /** What happened before that version, a page of it; where news always tell all, nobody asks. */
  history?: (before: number) => Promise<HistoryPage>;
  speed: () => number;
  /** How long captions stay: 1 leaves time to read along, 0 shows none. */
  reading: () => number;
  sound: (name: SoundName) => void;
  /** Show an answer other than `done` to the person. */
  refused: (answer: Answer) => void;
  /** Say an event for people who do not see it move. */
  tell: (sentence: string) => void;
  explain: (code: string, beside: Element) => void;
  rule: (paragraph: string) => void;
}
