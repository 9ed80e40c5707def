/** What a table needs to begin: who sits there, its words and movements, and the line on which it is heard. */

import type { Answer, Command, GameId, News, Person, Question } from '../net/wire';
import type { Motion, SoundName, TableScene } from '../scenes/scene';
import type { Words } from '../words/words';

/** Where wishes and questions go: the socket of a table, or a fixture. */
export interface Line {
  command(command: Command): Promise<Answer>;
  /** Answers arrive one after another until one is final. */
  ask(question: Question, heard: (answer: Answer) => void): void;
}

export interface Opening {
  table: string;
  person: Person | null;
  game: GameId;
  pieces: TableScene['pieces'];
  words: Words;
  motion: Motion;
  line: Line;
  speed: () => number;
  sound: (name: SoundName) => void;
  /** Answers that are no `done` and are nobody else's affair. */
  refused: (answer: Answer) => void;
  /** Tells an event to who does not see it move. */
  tell: (sentence: string) => void;
  ask: (code: string, beside: Element) => void;
  rule: (paragraph: string) => void;
}

/** What was sent has happened, or as much of it as luck has let; that it was heard is said later, and nobody need wait. */
export function isPlayedIn({ happenings }: News, command: Command): boolean {
  if (command.do !== 'play') return false;
  const codes = command.actions ?? [];
  return happenings.some(
    ({ what }) => what.kind === 'action_played' && (what.actions?.every((code, at) => code === codes[at]) ?? false),
  );
}
