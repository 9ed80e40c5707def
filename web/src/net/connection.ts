/** The connection to a table as its model sees it: where commands and questions go. */

import type { Answer, Command, News, Question } from './wire';

/** Where wishes and questions go: the socket of a table, or a fixture. */
export interface Connection {
  command(command: Command): Promise<Answer>;
  /** Answers arrive one after another until one is final. */
  ask(question: Question, heard: (answer: Answer) => void): void;
}

/** A fresh key for a wish. Not `randomUUID`: a page served in a home network has none. */
export function newCommandKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was sent has happened, or as much of it as luck has let; that it was heard is said later, and nobody need wait. */
export function isPlayed({ happenings }: News, command: Command): boolean {
  if (command.do !== 'play') return false;
  const codes = command.actions ?? [];
  return happenings.some(
    ({ what }) => what.kind === 'action_played' && (what.actions?.every((code, at) => code === codes[at]) ?? false),
  );
}
