/** Searches the rules, ignoring case and accents. A block is found if it contains every word of the query. */

import { wording, type Block, type Chapter, type Rules } from './parse';

export interface Finding {
  readonly chapter: Chapter;
  readonly blocks: readonly Block[];
}

/** The text in lower case and without accents, letter by letter so that positions stay the same. */
function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('');
}

export function wordsOf(question: string): string[] {
  return folded(question).split(/\s+/u).filter(Boolean);
}

export function search(rules: Rules, question: string): Finding[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const holds = (block: Block) => {
    const text = folded(wording(block));
    return words.every((word) => text.includes(word));
  };
  const found = rules.chapters.map((chapter) => ({ chapter, blocks: chapter.blocks.filter(holds) }));
  return found.filter(({ blocks }) => blocks.length > 0);
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text cut where words of the query begin and end. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const low = folded(text);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
      isFound.fill(true, at, at + word.length);
  const cut: { text: string; isFound: boolean }[] = [];
  for (const [at, letter] of text.split('').entries()) {
    const last = cut.at(-1);
    if (last && last.isFound === isFound[at]) last.text += letter;
    else cut.push({ text: letter, isFound: isFound[at] ?? false });
  }
  return cut;
}
