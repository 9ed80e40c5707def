/** A puzzle in words: what is asked, what a try leaves, why the better action is better. */

import { i18n } from '../../app/i18n.svelte';
import type { Puzzle, PuzzleAnswer } from '../../contract/messages';
import type { LegalAction } from '../../net/wire';
import type { TableScene } from '../../table/scene';
import { percent } from '../../words/advice';
import type { Words } from '../../words/words';

interface Table {
  readonly words: Words;
  readonly view: TableScene['view'];
  name(seat: number): string;
}

/** The player who is asked, and in one's own game what happened there. */
export function questionText({ table, seat, turn }: Puzzle, model: Table): string {
  return i18n.say(table === null ? 'puzzle-ask' : 'puzzle-ask-mistake', { name: model.name(seat), turn });
}

/** What was tried is not the best. */
export function triedText(tried: LegalAction | null, { chance }: PuzzleAnswer, { words, view }: Table): string {
  if (!tried) return i18n.say('puzzle-wrong');
  const action = words.action(tried, view);
  return chance === null
    ? i18n.say('puzzle-wrong-action', { action })
    : i18n.say('puzzle-wrong-chance', { action, chance: percent(chance) });
}

export function leftText({ best }: PuzzleAnswer): string {
  return i18n.say('puzzle-best', { best: percent(best) });
}

/** The better action, what it is worth, and why. */
export function reasonText({ better, best, reason }: PuzzleAnswer, words: Words, view: TableScene['view']): string {
  if (!better) return '';
  const told = { action: words.action(better, view), best: percent(best) };
  if (!reason) return i18n.say('puzzle-better', told);
  const { way, seat } = reason.params;
  const why = words.say(`advice-part-${reason.code}`, { way, seat: words.seat(seat) });
  return i18n.say('puzzle-better-because', { ...told, reason: why });
}
