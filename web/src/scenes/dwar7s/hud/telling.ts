/** What a choice would change, in words: points, cards, borders, goals, who falls silent, what is wasted. */

import wall from 'icon:brick-wall';
import castle from 'icon:castle';
import crown from 'icon:crown';
import skull from 'icon:dragon-head';
import gate from 'icon:magic-gate';
import group from 'icon:meeple-group';
import stackIcon from 'icon:stack';
import pick from 'icon:war-pick';
import type { Difference } from '../difference';
import type { Colour } from '../lore';
import { nameOf } from '../people';
import type { Plan } from '../plan.svelte';

export interface Line {
  icon: string;
  text: string;
  tone?: 'threat' | 'gold';
}

export interface Row {
  colour: Colour;
  points: [number, number];
  /** The same for those who do not see it. */
  text: string;
}

/** The kingdoms that change; where none does, the points of players. */
export function rowsOf({ model, view }: Plan, { kingdoms, scores }: Difference): Row[] {
  const [key, changes] = kingdoms.length ? (['worth', kingdoms] as const) : (['score', scores] as const);
  return changes
    .filter(({ points: [before, after] }) => before !== after)
    .map(({ seat, points: [before, after] }) => ({
      colour: view.players[seat]?.colour ?? 'blue',
      points: [before, after],
      text: model.words.say(`scene-change-${key}`, { name: nameOf(model, seat), before, after }),
    }));
}

export function linesOf(plan: Plan, difference: Difference): Line[] {
  const { closed, opened, actions, spells, ready, goal, wasted } = difference;
  const { words, seat } = plan.model;
  const say = words.say.bind(words);
  const card = (id: string) => words.name('card', id, 'capital');
  const mine = difference.kingdoms.find((kingdom) => kingdom.seat === seat);
  const found: Line[] = [];
  if (mine && mine.cards[0] !== mine.cards[1])
    found.push({ icon: castle, text: say('scene-change-cards', pair(mine.cards)) });
  if (opened) found.push({ icon: gate, text: say('scene-change-opened', { count: opened }) });
  if (closed) found.push({ icon: wall, text: say('scene-change-closed', { count: closed }) });
  if (actions) found.push({ icon: pick, text: say('scene-change-actions', pair(actions)) });
  for (const { card: id, spell } of spells)
    found.push({
      icon: skull,
      text: say(spell ? `scene-change-${spell}` : 'scene-change-freed', { card: card(id) }),
      ...(spell ? { tone: 'threat' } : {}),
    });
  for (const id of ready) found.push({ icon: group, text: say('scene-change-ready', { card: card(id) }) });
  if (goal) found.push({ icon: crown, text: goalMet(plan), tone: 'gold' });
  for (const { card: id, why } of wasted)
    found.push({
      icon: skull,
      text: say('scene-wasted', { card: card(id), why: words.name('why', why) }),
      tone: 'threat',
    });
  const beneath = dugUp(plan);
  if (beneath) found.push({ icon: stackIcon, text: say('scene-beneath', { card: card(beneath) }) });
  return found;
}

function pair([before, after]: [number, number]) {
  return { before, after };
}

function goalMet({ model, view }: Plan): string {
  const secret = view.players[model.seat ?? 0]?.secret ?? '';
  return model.words.say('scene-change-goal', { secret: model.words.name('secret', secret, 'short') });
}

/** What would lie on top where one is about to dig. */
function dugUp({ shown, view }: Plan): string | undefined {
  const dug = shown.find((code) => code.startsWith('dig:'))?.slice(4);
  return view.table.find((stack) => stack.card === dug)?.beneath.at(-1)?.card;
}
