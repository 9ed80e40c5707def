/** The text of the main button: the chosen action, the question, or how the turn goes on. */

import type { Future } from '../../../table/scene';
import { readyCards } from '../difference';
import { begunCard, tasksInAnyOrder } from '../paths';
import type { Plan } from '../plan.svelte';
import { isMonster } from '../printed';
import { kindOf, type Dwar7s } from '../view';

/** The chosen path in a few words. */
export function deedText(plan: Plan, path: readonly string[]): string {
  const { words, pieces } = plan.model;
  const [verb = '', id = ''] = (path.find((code) => /^(lay|play):/.test(code)) ?? path.at(-1) ?? '').split(':');
  const begun = begunCard(plan.view.decision);
  if (verb === 'lay') return words.say('scene-do-lay', { card: words.name('card', id, 'plain') });
  if (['beside', 'cover', 'turn'].includes(verb) && begun)
    return words.say('scene-do-lay', { card: words.name('card', kindOf(begun), 'plain') });
  if (verb === 'play') return words.say('scene-do-play', { ogre: words.name('ogre', id, 'short') });
  if (verb === 'buy') return words.say('scene-do-buy', { goal: words.name('goal', id, 'plain') });
  if (verb === 'stop') return onwardText(plan, verb);
  return words.say(verb === 'resolve' && isMonster(pieces, kindOf(id)) ? 'scene-do-slay' : `scene-do-${verb}`);
}

/** How the turn goes on: the preview says whether tasks follow, or nothing but the end of the turn. */
export function onwardText(plan: Plan, verb: string, hasActions = false): string {
  const { words } = plan.model;
  const future = verb === 'stop' ? plan.preview(['stop']) : null;
  const count = future && !hasActions ? tasksAfter(future, plan.model.seat ?? -1) : 0;
  if (count) return words.say('scene-do-resolve-all', { count });
  return words.say(future && isEnd(future) ? 'scene-do-end_turn' : `scene-do-${verb}`);
}

/** How many tasks are resolved, by themselves or in any order; none where something is asked about them. */
function tasksAfter({ view, tale }: Future<Dwar7s>, seat: number): number {
  const done = tale.filter(({ event }) => event === 'card_resolved').length;
  const rest = view && tasksInAnyOrder(view).length ? readyCards(view, seat).length : 0;
  const isAsked = view?.decision?.kind === 'resolve' && !rest;
  return isAsked ? 0 : done + rest;
}

function isEnd({ ends, tale }: Future<Dwar7s>): boolean {
  return Boolean(ends) && !tale.some(({ event }) => event === 'card_resolved');
}
