/** What to tell a person when something was refused or nobody answerText. */

import { Refused } from '../net/api';
import { i18n } from './i18n.svelte';
import { toasts } from './toasts.svelte';

export function errorText(error: unknown): string {
  if (error instanceof Refused) return answerText(error.answer);
  return i18n.say('answer-unreachable');
}

/** A refusal of the table or the server in words; the rules of the game speak through `words.refusal`. */
export function answerText(answer: Refused['answer']): string {
  const code = 'code' in answer ? answer.code : '';
  const keys = [`answer-${answer.answer}-${code}`, `answer-${answer.answer}`];
  return i18n.say(keys.find(i18n.has) ?? 'answer-failed');
}

/** Do it; where it is refused or nobody answers, say so in a toast. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toasts.add(errorText(error));
  }
}
