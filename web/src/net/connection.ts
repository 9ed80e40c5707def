/** The connection to a table, as its model sees it. */

import type { Answer, Command, News, Question } from './wire';

/** Sends commands and questions: the socket of a table, a replay or a fixture. */
export interface Connection {
  command(command: Command): Promise<Answer>;
  /** Answers arrive one after another until one is final. */
  ask(question: Question, heard: (answer: Answer) => void): void;
}

/** A new key for a command. `randomUUID` does not exist on a page that a home network serves without TLS. */
export function newCommandKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the news show that this command was played, as a whole or up to where luck ended it. The answer comes later.
 */
export function isPlayed({ happenings }: News, command: Command): boolean {
  if (command.do !== 'play') return false;
  const codes = command.actions ?? [];
  return happenings.some(
    ({ what }) => what.kind === 'action_played' && (what.actions?.every((code, at) => code === codes[at]) ?? false),
  );
}
