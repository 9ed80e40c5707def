/** A paragraph as it is read: what it is paragraphLabel, and which marks stay on the line of a link. */

import type { Shared } from '../../words';
import type { Token } from './parse';

const EXAMPLE = /^([A-Z]\d+)\.ex(\d*)$/;

/** "R4.ex" is "Example" in the margin of its chapter; elsewhere that chapter belongs to it. */
export function paragraphLabel(paragraph: string, words: Shared, isAtHome = false): string {
  const [, chapter, number = ''] = EXAMPLE.exec(paragraph) ?? [];
  if (chapter === undefined) return paragraph;
  return words.say(isAtHome ? 'book-example' : 'book-example-of', { chapter, number: Number(number) });
}

export interface PunctuatedToken {
  token: Token;
  before: string;
  after: string;
}

const OPENING = /[([„“«"]+$/;
const CLOSING = /^[)\].,;:!?…”“»"]+/;

/** A link keeps the brackets and stops around it on its line: a browser would break there. */
export function keepPunctuation(tokens: readonly Token[]): PunctuatedToken[] {
  const edge = (token: Token | undefined, what: RegExp) =>
    token?.kind === 'plain' ? (what.exec(token.text)?.[0] ?? '') : '';
  return tokens.map((token, at) => {
    const [last, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind === 'link') return { token, before: edge(last, OPENING), after: edge(next, CLOSING) };
    if (token.kind !== 'plain') return { token, before: '', after: '' };
    const from = last?.kind === 'link' ? edge(token, CLOSING).length : 0;
    const rest = token.text.slice(from);
    const text = next?.kind === 'link' ? rest.replace(OPENING, '') : rest;
    return { token: { ...token, text }, before: '', after: '' };
  });
}
