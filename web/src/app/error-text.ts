/** Texts for refusals, and for a server that did not answer. */

import { Refused } from '../net/api';
import { i18n } from './i18n.svelte';
import { toasts } from './toasts.svelte';

export function errorText(error: unknown): string {
  if (error instanceof Refused) return answerText(error.answer);
  return i18n.say('answer-unreachable');
}

/** The text of a refusal by the table or the server; refusals by rules have `words.refusal`. */
export function answerText(answer: Refused['answer']): string {
  const code = 'code' in answer ? answer.code : '';
  const keys = [`answer-${answer.answer}-${code}`, `answer-${answer.answer}`];
  return i18n.say(keys.find(i18n.has) ?? 'answer-failed');
}

/** Do the work; show a toast if it is refused or the server does not answer. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toasts.add(errorText(error));
  }
}
