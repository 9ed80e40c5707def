/** A link keeps the brackets and stops around it on its line: a browser would break there. */

import type { Token } from './parse';

export interface Held {
  token: Token;
  before: string;
  after: string;
}

const OPENING = /[([„“«"]+$/;
const CLOSING = /^[)\].,;:!?…”“»"]+/;

export function held(tokens: readonly Token[]): Held[] {
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
