/** The label of a paragraph, and the punctuation that stays on the line of a link. */

import type { Shared } from '../../words';
import type { Token } from './parse';

const EXAMPLE = /^([A-Z]\d+)\.ex(\d*)$/;

/** The label of a paragraph. "R4.ex" is "Example" within its chapter, and has the chapter's number elsewhere. */
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

/** Join the brackets and punctuation around a link to it: a browser would break the line there. */
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
