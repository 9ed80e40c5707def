/** What the primary button says: what it will do in words, and a line about what belongs to it. */

import type { Words } from '../../../words/words';
import type { Plan, Step } from '../plan.svelte';
import { cardIn, targetOf } from '../targets';
import { siegeOf } from '../view';

export interface Deed {
  title: string;
  hint: string;
  /** What kind of thing it is, for its picture. */
  verb: string;
}

const ATTACKS = ['close', 'direct', 'shoot'];

/** The deed that the plan amounts to; null when there is nothing that could be confirmed. */
export function deedOf(plan: Plan, words: Words, hand: number): Deed | null {
  const said = ({ action, view }: Step) => words.action(action, view);
  const { steps, path, usual, here, orders } = plan;
  if (path.length === 0) {
    if (!usual || !here) return null;
    return { title: words.action(usual, here.view), hint: '', verb: usual.verb };
  }
  const cards = steps.flatMap(({ action }) => (action.verb === 'lay' ? [cardIn(action.code) ?? ''] : []));
  const named = words.listed(cards.map((card) => words.name('card', card)));
  const closing = orders.length > path.length ? here?.legal.find((action) => action.code === orders.at(-1)) : undefined;
  const deeds = steps.filter(({ action }) => action.verb !== 'lay');
  const [main, ...others] = deeds;
  if (closing?.verb === 'roll' && here)
    return {
      title: words.action(closing, here.view),
      hint: cards.length ? named : said(main as Step),
      verb: deeds.findLast(({ action }) => ATTACKS.includes(action.verb))?.action.verb ?? 'close',
    };
  if (!main) {
    const [first] = steps;
    return first ? { title: said(first), hint: words.say('scene-begin'), verb: 'lay' } : null;
  }
  if (main.action.verb === 'end_turn' && hand > 0)
    return { title: said(main), hint: words.say('scene-unused', { count: hand }), verb: 'end_turn' };
  const taken = deeds.find(({ action }) => action.verb === 'take');
  const isOwed = here !== null && siegeOf(here.view).decision?.kind === 'take';
  if (taken) {
    const rest = told(
      deeds.filter((step) => step !== taken),
      words,
    );
    const hint = [...rest, ...(isOwed ? [words.say('scene-give')] : [])].join(' · ');
    return { title: said(taken), hint, verb: 'take' };
  }
  const isPutting = deeds.length > 1 && deeds.every(({ action }) => action.verb === 'put');
  if (isPutting)
    return {
      title: words.say('scene-put', { count: deeds.length }),
      hint: told(deeds, words).join(' · '),
      verb: 'put',
    };
  const rest = [...(cards.length ? [named] : []), ...told(others, words)];
  const hint = rest.length ? rest.join(' · ') : plan.isLuck ? words.say('scene-luck') : '';
  return { title: said(main), hint, verb: main.action.verb };
}

/** What follows the first deed. Of what is put somewhere, only how much and where is told. */
function told(steps: readonly Step[], words: Words): string[] {
  const puts = new Map<string, number>();
  const others = steps.flatMap(({ action, view }) => {
    const target = targetOf(action);
    const space = siegeOf(view).board.find((one) => target.sort === 'space' && one.space === target.space);
    if (action.verb !== 'put' || !space?.card) return [words.action(action, view)];
    puts.set(space.card, (puts.get(space.card) ?? 0) + 1);
    return [];
  });
  const onto = [...puts].map(([card, count]) => words.say('scene-onto', { count, what: words.name('card', card) }));
  return [...others, ...onto];
}
