/** The text of the primary button: what it will do, and a hint. */

import type { Words } from '../../../words/words';
import type { Plan, Step } from '../plan.svelte';
import { cardIn, targetOf } from '../targets';
import { asked, type Action, type HireAction, type Siege, type Runedar } from '../view';

export interface Deed {
  title: string;
  hint: string;
  /** The kind of thing, for its picture. */
  verb: string;
}

/** The text of the button for a plan; null if there is nothing to confirm. */
export function deedOf(
  plan: Plan,
  words: Words<Runedar>,
  hand: number,
  priceOf: (mercenary: string) => number,
): Deed | null {
  const said = ({ action, view }: Step) => words.action(action, view);
  const { steps, path, usual, here, orders } = plan;
  if (path.length === 0)
    return usual && here ? { title: actionText(usual, here.view, words), hint: '', verb: usual.verb } : null;
  if (orders.length === 0) return null;
  const cards = steps.flatMap(({ action }) => (action.verb === 'lay' ? [cardIn(action.code) ?? ''] : []));
  const named = cards.length ? [words.listed(cards.map((card) => words.name('card', card)))] : [];
  const closing = orders.length > path.length ? here?.legal.find((action) => action.code === orders.at(-1)) : undefined;
  const deeds = steps.filter(({ action }) => action.verb !== 'lay' && action.verb !== 'hire');
  const hired = steps.flatMap(({ action }) =>
    action.verb === 'hire' ? [hireWithPrice(action.mercenary, words, priceOf)] : [],
  );
  const [main, ...others] = deeds;
  if (closing?.verb === 'roll' && here)
    return {
      title: attackText(closing, here.view, words),
      hint: [...(cards.length ? named : main ? [said(main)] : []), ...hired].join(' · '),
      verb: deeds.findLast(({ action }) => plan.isAttack(action))?.action.verb ?? 'close',
    };
  const last = steps.at(-1);
  if (last?.action.verb === 'hire') {
    const hint = [...named, ...stepTexts(deeds, words), ...hired.slice(0, -1)].join(' · ');
    const { action } = last;
    const title = hint && !namesFoe(action) ? shortHireText(action, words, priceOf) : said(last);
    return { title, hint: hint || luckText(plan, words), verb: 'hire' };
  }
  if (!main) return null;
  if (main.action.verb === 'end_turn' && hand > 0)
    return {
      title: actionText(main.action, main.view, words),
      hint: words.say('scene-unused', { count: hand }),
      verb: 'end_turn',
    };
  const taken = deeds.find(({ action }) => action.verb === 'take');
  if (taken) {
    const rest = stepTexts(
      deeds.filter((step) => step !== taken),
      words,
    );
    const hint = [...named, ...rest, ...hired].join(' · ');
    return { title: said(taken), hint, verb: 'take' };
  }
  const isPutting = deeds.length > 1 && deeds.every(({ action }) => action.verb === 'put');
  if (isPutting)
    return {
      title: words.say('scene-put', { count: deeds.length }),
      hint: [...stepTexts(deeds, words), ...hired].join(' · '),
      verb: 'put',
    };
  const luck = luckText(plan, words);
  const besides = [...named, ...stepTexts(others, words), ...hired, ...endText(plan, words), ...(luck ? [luck] : [])];
  return { title: said(main), hint: besides.join(' · '), verb: main.action.verb };
}

/** The dice to be rolled, and their target. */
function attackText(roll: Action, view: Siege, words: Words<Runedar>): string {
  const target = asked(view, 'target') ?? '';
  const title = words.action(roll, view);
  if (target === 'siege_tower' || target === 'catapult')
    return words.say('scene-attack', { roll: title, whom: words.name('engine', target, 'short') });
  return words.say('scene-attack', { roll: title, whom: foesText(target, view, words) });
}

/** The foes that can be hit at a place: how many orcs, or which of the courtyard. */
function foesText(place: string, view: Siege, words: Words<Runedar>): string {
  if (place !== 'tunnel_courtyard')
    return words.say('scene-odds-orcs', { count: view.orcs[place as keyof Siege['orcs']] ?? 0 });
  const goblins = view.goblins.some(({ hits }) => hits > 0) ? [words.say('scene-odds-goblin')] : [];
  return words.listed([...view.trolls.slice(0, 1).map(() => words.say('scene-odds-troll')), ...goblins]);
}

/** The text where filling a space ends the turn, as the server says. */
function endText({ steps }: Plan, words: Words<Runedar>): string[] {
  const last = steps.at(-1);
  return last?.action.verb === 'fill' && asked(last.view, 'is_last') ? [words.say('scene-then-end')] : [];
}

const luckText = (plan: Plan, words: Words<Runedar>) => (plan.isLuck ? words.say('scene-luck') : '');

/** Whether the hire is about one goblin or troll, which has to be said. */
const namesFoe = ({ goblin, troll }: HireAction) => goblin !== undefined || troll !== undefined;

/** A hire in few words, where others are beside it. */
function shortHireText(
  { mercenary }: HireAction,
  words: Words<Runedar>,
  priceOf: (mercenary: string) => number,
): string {
  const [name = '', deed = ''] = ['short', 'deed'].map((part) => words.name('mercenary', mercenary, part));
  return words.say('scene-hire-told', { name, cost: priceOf(mercenary), deed });
}

/** A mercenary who is hired besides: name and price. */
const hireWithPrice = (mercenary: string, words: Words<Runedar>, priceOf: (mercenary: string) => number) =>
  words.say('scene-hire-besides', { name: words.name('mercenary', mercenary, 'short'), cost: priceOf(mercenary) });

/** The text of an action without a target: a roll names whom it is to hit, what ends the turn also says whether the board may be refilled first; with
 * the board filled, only ending the turn is left. */
export function actionText(action: Action, view: Siege, words: Words<Runedar>): string {
  if (action.verb === 'roll') return attackText(action, view, words);
  if (action.verb === 'end_turn' && asked(view, 'refills')) return words.say('scene-end-refill');
  const isFilled = action.verb === 'finish' && asked(view, 'done') === true;
  return words.action(isFilled ? { code: 'end_turn', verb: 'end_turn' } : action, view);
}

/** Texts of the steps after the first. Resources put on one card are added up. */
function stepTexts(steps: readonly Step[], words: Words<Runedar>): string[] {
  const puts = new Map<string, number>();
  const others = steps.flatMap(({ action, view }) => {
    const target = targetOf(action);
    const space = view.board.find((one) => target.sort === 'space' && one.space === target.space);
    if (action.verb !== 'put' || !space?.card) return [words.action(action, view)];
    puts.set(space.card, (puts.get(space.card) ?? 0) + 1);
    return [];
  });
  const onto = [...puts].map(([card, count]) => words.say('scene-onto', { count, what: words.name('card', card) }));
  return [...others, ...onto];
}
