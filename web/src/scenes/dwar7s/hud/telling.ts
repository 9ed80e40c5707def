/** What a choice would change, in words: points, cards, borders, goals, who falls silent, what is wasted. */

import wall from 'icon:brick-wall';
import castle from 'icon:castle';
import crown from 'icon:crown';
import skull from 'icon:dragon-head';
import gate from 'icon:magic-gate';
import group from 'icon:meeple-group';
import stackIcon from 'icon:stack';
import trophy from 'icon:trophy-cup';
import pick from 'icon:war-pick';
import type { Difference } from '../difference';
import type { Colour } from '../lore';
import { nameOf } from '../people';
import type { Plan } from '../plan.svelte';

export interface Line {
  icon: string;
  text: string;
  tone?: 'threat' | 'gold';
  /** What is only counted, one by one, for those who do not see the table. */
  all?: readonly string[];
}

export interface Row {
  colour: Colour;
  points: [number, number];
  /** The same for those who do not see it. */
  text: string;
}

const SPELLS = ['silent', 'frozen', 'idle', 'freed'] as const;
const MANY = 2;

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
  const { closed, opened, actions, spells, ready, goals, goal, wasted } = difference;
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
  found.push(...spellLines(spells, say, card));
  for (const id of ready) found.push({ icon: group, text: say('scene-change-ready', { card: card(id) }) });
  if (goals) found.push({ icon: trophy, text: say('scene-change-goals', pair(goals)), tone: 'gold' });
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

export function spoken({ text, all }: Line): readonly string[] {
  return all ?? [text];
}

type Say = (key: string, params: Record<string, string | number>) => string;

/** Which cards a monster falls upon or leaves. The table shows it too, so many of a kind are only counted. */
function spellLines(spells: Difference['spells'], say: Say, card: (id: string) => string): Line[] {
  return SPELLS.flatMap((spell): Line[] => {
    const struck = spells.filter((change) => (change.spell ?? 'freed') === spell);
    const look = { icon: skull, ...(spell === 'freed' ? {} : { tone: 'threat' as const }) };
    const all = struck.map(({ card: id }) => say(`scene-change-${spell}`, { card: card(id) }));
    if (all.length > MANY) return [{ ...look, all, text: say(`scene-change-${spell}-many`, { count: all.length }) }];
    return all.map((text) => ({ ...look, text }));
  });
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
