/** The texts of a preview: points, cards, borders, goals, silenced mines, wasted tasks. */

import wall from 'icon:brick-wall';
import hand from 'icon:card-pickup';
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
import { GEMS, kindOf, type Colour, type FallView, type Stack } from '../view';
import { nameOf } from '../player-text';
import type { Plan } from '../plan.svelte';
import { givesOf, printed, printedGoal } from '../printed';
import { cardOn, stackOf } from '../targets';

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

/** The heading: the card that is chosen, and those whose tasks are resolved with it, not those that only follow. */
export function headOf({ model, view, shown }: Plan, resolved: readonly string[] = []): string {
  const [first, ...others] = new Set(
    [cardOn(shown, view), ...(isTasked(shown) ? resolved : [])].filter((card) => card !== null),
  );
  if (!first) return '';
  const names = others.map((card) => model.words.name('card', card));
  return model.words.listed([model.words.name('card', first, 'capital'), ...names]);
}

/** The kingdoms that change; where none does, the points of players. */
export function rowsOf({ model, view, shown }: Plan, { kingdoms, scores }: Difference): Row[] {
  const earned = isTasked(shown) || shown.at(-1) === 'reveal' ? scores : [];
  const [key, changes] = kingdoms.length ? (['worth', kingdoms] as const) : (['score', earned] as const);
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
  found.push(...crewLines(plan));
  if (mine && mine.cards[0] !== mine.cards[1])
    found.push({ icon: castle, text: say('scene-change-cards', pair(mine.cards)) });
  if (opened) found.push({ icon: gate, text: say('scene-change-opened', { count: opened }) });
  if (closed) found.push({ icon: wall, text: say('scene-change-closed', { count: closed }) });
  if (actions) found.push({ icon: pick, text: say('scene-change-actions', pair(actions)) });
  found.push(...spellLines(spells, say, card));
  for (const id of ready) found.push({ icon: group, text: say('scene-change-ready', { card: card(id) }) });
  const { overflow } = difference;
  if (overflow) found.push({ icon: hand, text: say('scene-change-overflow', { count: overflow }), tone: 'threat' });
  if (goals) found.push({ icon: trophy, text: say('scene-change-goals', pair(goals)), tone: 'gold' });
  if (isLast)
    found.push({
      icon: hourglass,
      text: say(`scene-change-${plan.future?.ends === 'game' ? 'over' : 'last'}`, {}),
      tone: 'threat',
    });
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
  if (isTasked(plan.shown)) found.push(...homeLines(plan, home));
  return found;
}

/** Actions that bring something or send somebody home by themselves; after others that is only a consequence. */
function isTasked(shown: readonly string[]): boolean {
  return /^(resolve|buy|steal|ambush|stop|decline|dig|discard)(:|$)/.test(shown.at(-1) ?? '');
}

function homeLines({ model }: Plan, home: Difference['home']): Line[] {
  return home.map(({ seat, count }) => ({
    icon: hat,
    text: model.words.say('scene-change-home', { name: nameOf(model, seat), count }),
  }));
}

/** A dwarf that arrives: how many there are then, what they are for, and which monster stops it. */
function crewLines({ model, view, shown }: Plan): Line[] {
  const card = /^(place|move):/.test(shown.at(-1) ?? '') ? cardOn(shown, view) : null;
  const stack = card ? stackOf(view, card) : undefined;
  const colour = view.players[model.seat ?? 0]?.colour;
  if (!stack || !colour) return [];
  const { words } = model;
  const there = (stack.dwarfs[colour] ?? 0) + 1;
  const [need, dwarfs] = [stack.needs, Math.min(there, stack.needs)];
  const lines: Line[] = [
    { icon: group, text: words.say('scene-change-crew', { there: dwarfs, needs: need }) },
    { icon: gem, text: yieldOf(model, stack.kind) },
  ];
  const monster = stack.spell ? monsterOver(view, stack) : undefined;
  if (monster) {
    const key = stack.spell === 'silent' ? 'scene-change-stopped' : 'scene-change-undug';
    lines.push({
      icon: skull,
      text: words.say(key, { monster: words.name('card', monster, 'capital') }),
      tone: 'threat',
    });
  }
  if (stack.blocked?.includes(colour))
    lines.push({ icon: skull, text: words.say('scene-stack-blocked'), tone: 'threat' });
  return lines;
}

/** The gain of a task: gems, a card, a trade; for a monster its points. */
function yieldOf(model: Plan['model'], kind: string): string {
  const { defeated } = printed(model.pieces, kind);
  return defeated ? model.words.say('scene-change-trophy', { points: defeated }) : givesOf(model, kind);
}

/** The monster in the area of a card under a spell: the dragon of a silent mine, the giant of a frozen castle. */
function monsterOver(view: FallView, { area, spell }: Stack): string | undefined {
  const kind = spell === 'frozen' ? 'frost_giant' : 'dragon';
  return view.table.find((stack) => stack.area === area && stack.kind === kind)?.card;
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

/** The cards that the Crown brings, and from whom; the Crown itself, which is spent, is not counted. */
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

/** Gains and costs, gem by gem; where luck decides, what is printed on the card. */
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
  if (gains.length && isTasked(plan.shown))
    return [{ icon: gem, text: words.say('scene-change-gains', { gems: listed(gains) }) }];
  if (verb !== 'resolve' || plan.ahead) return [];
  return [{ icon: group, text: givesOf(plan.model, kindOf(id)) }];
}
