/** What a paragraph is called where it is read: worked examples have words instead of a number. */

import type { Shared } from '../words';

const EXAMPLE = /^([A-Z]\d+)\.ex(\d*)$/;

/** "R4.ex" is "Example" in the margin of its chapter; elsewhere that chapter belongs to it. */
export function called(paragraph: string, words: Shared, isAtHome = false): string {
  const [, chapter, number = ''] = EXAMPLE.exec(paragraph) ?? [];
  if (chapter === undefined) return paragraph;
  return words.say(isAtHome ? 'book-example' : 'book-example-of', { chapter, number: Number(number) });
}
