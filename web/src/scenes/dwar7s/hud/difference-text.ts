/** The texts of a preview: points, cards, borders, goals, silenced mines, wasted tasks. */

import wall from 'icon:brick-wall';
import castle from 'icon:castle';
import crown from 'icon:crown';
import gem from 'icon:cut-diamond';
import skull from 'icon:dragon-head';
import hourglass from 'icon:hourglass';
import gate from 'icon:magic-gate';
import ogre from 'icon:ogre';
import group from 'icon:meeple-group';
import hat from 'icon:pointy-hat';
import stackIcon from 'icon:stack';
import trophy from 'icon:trophy-cup';
import pick from 'icon:war-pick';
import type { Difference } from '../difference';
import { GEMS, kindOf, type Colour } from '../view';
import { nameOf } from '../player-text';
import type { Plan } from '../plan.svelte';
import { givesOf, printedGoal } from '../printed';
import { cardOn } from '../targets';

export interface Line {
  icon: string;
  text: string;
  tone?: 'threat' | 'gold';
  /** The single items of a count, for screen readers. */
  all?: readonly string[];
}

export interface Row {
  colour: Colour;
  points: [number, number];
  /** The text for screen readers. */
  text: string;
}

const SPELLS = ['silent', 'frozen', 'idle', 'freed'] as const;
const MAX_LISTED = 2;

/** The heading: the card that is chosen. */
export function headOf({ model, view, shown }: Plan): string {
  const card = cardOn(shown, view);
  return card ? model.words.name('card', card, 'capital') : '';
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
  const { closed, opened, actions, spells, ready, goals, isLast, goal, wasted, buried, surfaced, home } = difference;
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
  if (isLast) found.push({ icon: hourglass, text: say('scene-change-last', {}), tone: 'threat' });
  if (goal) found.push({ icon: crown, text: goalMet(plan), tone: 'gold' });
  for (const { card: id, why } of wasted)
    found.push({
      icon: skull,
      text: say('scene-wasted', { card: card(id), why: words.name('why', why) }),
      tone: 'threat',
    });
  for (const id of buried) found.push({ icon: stackIcon, text: say('scene-change-buried', { card: card(id) }) });
  for (const id of surfaced) found.push({ icon: stackIcon, text: say('scene-change-surfaced', { card: card(id) }) });
  found.push(...goodsLines(plan, difference));
  found.push(...walkLines(plan, difference));
  found.push(...ogreLines(plan, difference));
  for (const { seat: owner, count } of home)
    found.push({ icon: hat, text: say('scene-change-home', { name: nameOf(plan.model, owner), count }) });
  return found;
}

/** Dwarfs that an ogre card moves; other moves are plain to see on the table. */
function walkLines({ model, shown }: Plan, { walks }: Difference): Line[] {
  if (!/^(swap|flee):/.test(shown.at(-1) ?? '')) return [];
  const card = (id: string) => model.words.name('card', id);
  return walks.map(({ seat, from, to }) => ({
    icon: hat,
    text: model.words.say('scene-change-walk', { name: nameOf(model, seat), from: card(from), to: card(to) }),
  }));
}

/** What the Crown brings, and from whom; that it is itself a card less is plain to see. */
function ogreLines({ model, shown }: Plan, { ogres }: Difference): Line[] {
  if (!/^rob:/.test(shown.at(-1) ?? '')) return [];
  return ogres
    .filter(({ seat }) => seat !== model.seat)
    .flatMap(({ seat, count }) => [
      { icon: ogre, text: model.words.say('scene-change-spoils', { count: count[0] - count[1] }) },
      { icon: ogre, text: model.words.say('scene-change-ogres', { name: nameOf(model, seat), ...pair(count) }) },
    ]);
}

export function spokenLines({ text, all }: Line): readonly string[] {
  return all ?? [text];
}

type Say = (key: string, params: Record<string, string | number>) => string;

/** Which cards a monster falls upon or leaves. The table shows it too, so many of a kind are only counted. */
function spellLines(spells: Difference['spells'], say: Say, card: (id: string) => string): Line[] {
  return SPELLS.flatMap((spell): Line[] => {
    const struck = spells.filter((change) => (change.spell ?? 'freed') === spell);
    const look = { icon: skull, ...(spell === 'freed' ? {} : { tone: 'threat' as const }) };
    const all = struck.map(({ card: id }) => say(`scene-change-${spell}`, { card: card(id) }));
    if (all.length > MAX_LISTED)
      return [{ ...look, all, text: say(`scene-change-${spell}-many`, { count: all.length }) }];
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

/** What comes in and what it costs, gem by gem; of what luck decides, what is printed on the card. */
function goodsLines(plan: Plan, { gains }: Difference): Line[] {
  const { pieces, words } = plan.model;
  const [verb, id = ''] = (plan.shown.at(-1) ?? '').split(':');
  const listed = (gems: Difference['gains']) =>
    words.listed(gems.map((one) => words.say(`amount-${one.gem}`, { count: one.count })));
  if (verb === 'buy') {
    const { cost } = printedGoal(pieces, id);
    const gems = GEMS.map((one) => ({ gem: one, count: cost[one] })).filter(({ count }) => count);
    return [{ icon: gem, text: words.say('scene-change-price', { gems: listed(gems) }) }];
  }
  if (gains.length) return [{ icon: gem, text: words.say('scene-change-gains', { gems: listed(gains) }) }];
  if (verb !== 'resolve' || plan.ahead) return [];
  return [{ icon: group, text: givesOf(plan.model, kindOf(id)) }];
}
