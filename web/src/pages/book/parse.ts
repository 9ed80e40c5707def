/** Parses the rules (docs/rules/*.md) into chapters of numbered paragraphs, texts and tables. */

export type Token =
  | { readonly kind: 'plain' | 'strong' | 'em' | 'code' | 'tag'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

export interface Passage {
  readonly kind: 'rule' | 'text' | 'item' | 'heading';
  /** "R9.4"; empty if it has no number. */
  readonly number: string;
  readonly tokens: readonly Token[];
}

export interface Grid {
  readonly kind: 'table';
  readonly number: '';
  readonly head: readonly (readonly Token[])[];
  readonly rows: readonly (readonly (readonly Token[])[])[];
}

export type Block = Passage | Grid;

export interface Chapter {
  /** "R9", or a number of its own for a chapter without one. */
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Rules {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const NUMBERED = /^([A-Z]\d+) (.*)$/;
const RULE = /^- \*\*([A-Z]\d+\.\w+)\*\* (.*)$/s;
const TAGS = '\\((?:house choice|inferred|Hausregel|erschlossen|regla de la casa|deducido)\\)';
const SPOKEN = new RegExp(`(\\*\\*.+?\\*\\*|\\*.+?\\*|\`.+?\`|${TAGS}|\\b[A-Z]\\d+(?:\\.\\w+)?)`, 'u');

export function parse(source: string): Rules {
  const [opening = '', ...rest] = source.split(/^## /mu);
  const [title = '', ...foreword] = opening.replace(/^# /u, '').split('\n');
  const chapters = rest.map((text, place) => chapter(text, place));
  const intro = { id: 'intro', number: '', title, blocks: blocks(foreword.join('\n')) };
  return { title, chapters: [intro, ...chapters] };
}

function chapter(text: string, place: number): Chapter {
  const [heading = '', ...lines] = text.split('\n');
  const [, number = '', title = heading] = NUMBERED.exec(heading) ?? [];
  return { id: number || `part-${place}`, number, title, blocks: blocks(lines.join('\n')) };
}

/** Empty lines separate blocks; a list item or a heading also begins a block. */
function blocks(text: string): Block[] {
  const parts = text.split(/\n\s*\n|\n(?=- |### )/u).map((part) => part.trim());
  return parts.filter(Boolean).map(block);
}

function block(text: string): Block {
  if (text.startsWith('|')) return grid(text);
  const line = text.replace(/\s*\n\s*/gu, ' ');
  const [, number = '', rule] = RULE.exec(line) ?? [];
  if (rule !== undefined) return { kind: 'rule', number, tokens: tokens(rule) };
  if (line.startsWith('- ')) return { kind: 'item', number: '', tokens: tokens(line.slice(2)) };
  if (line.startsWith('### ')) return { kind: 'heading', number: '', tokens: tokens(line.slice(4)) };
  return { kind: 'text', number: '', tokens: tokens(line) };
}

function grid(text: string): Grid {
  const [head = [], , ...rows] = text.split('\n').map((line) => line.slice(1, -1).split('|'));
  const cells = (row: readonly string[]) => row.map((cell) => tokens(cell.trim()));
  return { kind: 'table', number: '', head: cells(head), rows: rows.map(cells) };
}

function tokens(text: string): Token[] {
  return text.split(SPOKEN).filter(Boolean).map(token);
}

function token(part: string): Token {
  if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
  if (part.startsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
  if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
  if (new RegExp(`^${TAGS}$`, 'u').test(part)) return { kind: 'tag', text: part };
  if (/^[RD]\d+(?:\.\w+)?$/u.test(part)) return { kind: 'link', text: part, to: part };
  return { kind: 'plain', text: part };
}

/** The whole text of a block, with its number. */
export function wording(block: Block): string {
  const lines = block.kind === 'table' ? [block.head, ...block.rows].flat() : [block.tokens];
  return [block.number, ...lines.map((line) => line.map((token) => token.text).join(''))].join(' ');
}
