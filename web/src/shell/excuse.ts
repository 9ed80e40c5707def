/** What to tell a person when something was refused or nobody answered. */

import { Refused } from '../net/api';
import { ui } from './ui.svelte';

export function excuse(error: unknown): string {
  if (error instanceof Refused) return answered(error.answer);
  return ui.say('answer-unreachable');
}

/** A refusal of the table or the server in words; the rules of the game speak through `words.refusal`. */
export function answered(answer: Refused['answer']): string {
  const code = 'code' in answer ? answer.code : '';
  const keys = [`answer-${answer.answer}-${code}`, `answer-${answer.answer}`];
  return ui.say(keys.find(ui.has) ?? 'answer-failed');
}
