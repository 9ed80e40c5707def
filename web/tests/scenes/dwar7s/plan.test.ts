import { describe, expect, it } from 'vitest';
import { flushSync } from 'svelte';
import type { Future, TableScene } from '../../../src/table/scene';
import type { Action, Dwar7s, FallView } from '../../../src/scenes/dwar7s/view';
import { Plan } from '../../../src/scenes/dwar7s/plan.svelte';
import { actions, future, PIECES, stack, viewOf } from './views';
import { stub } from '../../stub';

const table = [stack('red_tavern', 0, 0)];
const asking = (kind: string, params = {}) =>
  viewOf(table, {
    decision: { kind, seat: 0, params } as FallView['decision'],
    is_begun: !['actions', 'resolve'].includes(kind),
  });

/** What each path leads to; a path that is not here is not legal. */
const FUTURES: Record<string, Future<Dwar7s>> = {
  'lay:castle': future(
    { ...asking('space', { card: 'blue_castle' }), turned: [{ x: -1, y: 0, turn: 3 }] },
    'beside:red_tavern:east',
    'beside:red_tavern:west',
  ),
  'place:red_tavern': future(asking('actions'), 'stop'),
  'play:ambush': future(asking('ambush'), 'ambush:red_tavern'),
  'play:ambush ambush:red_tavern': future(asking('actions'), 'stop'),
};
for (const side of ['east', 'west']) {
  const path = `lay:castle beside:red_tavern:${side}`;
  FUTURES[path] = future(asking('turn', { card: 'blue_castle' }), 'turn:0', 'turn:1', 'turn:2', 'turn:3');
  for (const turn of [0, 1, 2, 3]) FUTURES[`${path} turn:${turn}`] = future(asking('actions'), 'stop');
}

class FakeTable {
  seat = 0;
  pieces = PIECES;
  waiting = false;
  standing = { deeds: 1 };
  view: FallView = asking('actions');
  legal: Action[] = actions('stop', 'lay:castle', 'place:red_tavern', 'play:ambush');
  sent: string[][] = [];
  asked: string[] = [];
  words = { action: (found: Action) => found.code };

  send(...codes: string[]) {
    this.sent.push(codes);
    this.waiting = true;
    this.legal = [];
  }

  undo() {
    this.sent.push(['undo']);
  }

  /** The table has answered. */
  answers(...codes: string[]) {
    this.waiting = false;
    this.standing = { deeds: this.standing.deeds + 1 };
    this.legal = actions(...codes);
  }

  preview(paths: string[][]) {
    this.asked.push(...paths.map((path) => path.join(' ')));
    return Promise.resolve(paths.map((path) => FUTURES[path.join(' ')] ?? null));
  }
}

async function settled() {
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
  flushSync();
}

async function begun() {
  const fake = new FakeTable();
  const plan = new Plan(stub<TableScene<Dwar7s>>(fake));
  plan.advance();
  await settled();
  return { fake, plan };
}

describe('a plan', () => {
  it('gathers card, space and turn, and sends nothing before it is confirmed', async () => {
    const { fake, plan } = await begun();
    plan.choose('lay:castle');
    await settled();
    expect(plan.board.spaces.map(({ action }) => action.code)).toEqual([
      'beside:red_tavern:east',
      'beside:red_tavern:west',
    ]);
    plan.choose('beside:red_tavern:east');
    await settled();
    expect(plan.path).toEqual(['lay:castle', 'beside:red_tavern:east', 'turn:0']);
    expect(plan.isWhole).toBe(true);
    expect(plan.laying).toEqual({ card: 'blue_castle', at: { x: 1, y: 0 }, turn: 0 });
    plan.rotate(1);
    expect(plan.path.at(-1)).toBe('turn:1');
    plan.choose('beside:red_tavern:west');
    await settled();
    expect(plan.path).toEqual(['lay:castle', 'beside:red_tavern:west', 'turn:1']);
    expect(fake.sent).toEqual([]);
  });

  it('shows a card turned as the rules suggest for a space, until the player turns it', async () => {
    const { plan } = await begun();
    plan.choose('lay:castle');
    await settled();
    plan.point('beside:red_tavern:west');
    await settled();
    expect(plan.laying).toEqual({ card: 'blue_castle', at: { x: -1, y: 0 }, turn: 3 });
    plan.choose('beside:red_tavern:west');
    await settled();
    expect(plan.path.at(-1)).toBe('turn:3');
    plan.choose('beside:red_tavern:east');
    await settled();
    expect(plan.path.at(-1)).toBe('turn:0');
    plan.rotate(1);
    plan.choose('beside:red_tavern:west');
    await settled();
    expect(plan.path.at(-1)).toBe('turn:1');
  });

  it('sends card, space and turn as one deed, and shows the card there until it has arrived', async () => {
    const { fake, plan } = await begun();
    plan.choose('lay:castle');
    await settled();
    plan.choose('beside:red_tavern:east');
    await settled();
    plan.confirm();
    plan.confirm();
    const path = ['lay:castle', 'beside:red_tavern:east', 'turn:0'];
    expect(fake.sent).toEqual([path]);
    flushSync();
    expect([plan.sent, plan.isSending, plan.path]).toEqual([path, true, []]);
    fake.answers('stop');
    plan.advance();
    expect([plan.sent, plan.isSending, fake.sent.length]).toEqual([[], false, 1]);
  });

  it('is busy only while what was chosen is on its way, and takes back what was begun', () => {
    const fake = new FakeTable();
    fake.view = asking('space', { card: 'blue_castle' });
    fake.legal = actions('beside:red_tavern:east');
    const plan = new Plan(stub<TableScene<Dwar7s>>(fake));
    plan.advance();
    expect([plan.isSending, plan.canCancel]).toEqual([false, true]);
    plan.cancel();
    expect(fake.sent).toEqual([['undo']]);
  });

  it('shows what would come up in a stack, and how it would lie', async () => {
    const { fake, plan } = await begun();
    const low = stack('blue_gold_mine', 0, 0, { walls: ['north'], spell: 'silent' });
    fake.view = viewOf([stack('red_tavern', 0, 0, { beneath: [{ card: low.card, turn: 0 }] })]);
    fake.legal = actions('dig:red_tavern');
    FUTURES['dig:red_tavern'] = future(viewOf([low]), 'stop');
    const dug = new Plan(stub<TableScene<Dwar7s>>(fake));
    dug.advance();
    dug.choose('dig:red_tavern');
    await settled();
    expect(dug.surfacing).toEqual([low]);
    expect([dug.isBuilding, plan.isBuilding]).toEqual([true, false]);
  });

  it('lights the targets of an ogre before the card is spent', async () => {
    const { fake, plan } = await begun();
    plan.choose('play:ambush');
    await settled();
    expect([...plan.board.cards.keys()]).toEqual(['red_tavern']);
    plan.choose('ambush:red_tavern');
    await settled();
    expect(plan.isWhole).toBe(true);
    expect(fake.sent).toEqual([]);
  });

  it('does what is chosen twice, and forgets what is cancelled', async () => {
    const { fake, plan } = await begun();
    plan.choose('play:ambush');
    await settled();
    plan.cancel();
    expect(plan.path).toEqual([]);
    plan.choose('play:ambush');
    await settled();
    plan.choose('ambush:red_tavern');
    await settled();
    plan.choose('ambush:red_tavern');
    expect(fake.sent).toEqual([['play:ambush', 'ambush:red_tavern']]);
  });

  it('does at once what can be taken back', async () => {
    const { fake, plan } = await begun();
    plan.choose('place:red_tavern');
    plan.choose('place:red_tavern');
    await settled();
    expect(fake.sent).toEqual([['place:red_tavern']]);
  });

  it.each([
    ['the end of the turn', { ends: 'turn' as const }],
    ['the end of the game', { ends: 'game' as const }],
    ['a task in vain', { tale: [{ event: 'task_failed', seat: 0, card: 'x', why: 'no_gem_left' }] }],
  ])('asks before a deed that brings %s', async (_, brought) => {
    const { fake, plan } = await begun();
    const known = FUTURES['place:red_tavern'] as Future<Dwar7s>;
    FUTURES['place:red_tavern'] = { ...known, ...brought } as Future<Dwar7s>;
    plan.choose('place:red_tavern');
    await settled();
    FUTURES['place:red_tavern'] = known;
    expect([plan.path, fake.sent]).toEqual([['place:red_tavern'], []]);
    plan.choose('place:red_tavern');
    expect(fake.sent).toEqual([['place:red_tavern']]);
  });

  it('leaves the tasks of others alone', async () => {
    const { fake } = await begun();
    fake.legal = [];
    fake.view = viewOf(table, { decision: { kind: 'resolve', seat: 1, params: {} }, any_order: ['a', 'b'] });
    expect(new Plan(stub<TableScene<Dwar7s>>(fake)).allTasks).toEqual([]);
  });

  it('resolves all tasks with one press if their order does not matter, and goes on after luck', async () => {
    const { fake, plan } = await begun();
    fake.view = viewOf(table, { decision: { kind: 'resolve', seat: 0, params: {} }, any_order: ['a', 'b'] });
    fake.answers('resolve:a', 'resolve:b');
    const tasks = new Plan(stub<TableScene<Dwar7s>>(fake));
    tasks.advance();
    expect(tasks.allTasks).toEqual(['resolve:a', 'resolve:b']);
    tasks.goOn();
    expect(fake.sent).toEqual([['resolve:a', 'resolve:b']]);
    fake.view = viewOf(table, { decision: { kind: 'resolve', seat: 0, params: {} }, any_order: ['b'] });
    fake.answers('resolve:b');
    tasks.advance();
    expect(fake.sent.at(-1)).toEqual(['resolve:b']);
    fake.view = asking('closing');
    fake.answers('end_turn');
    tasks.advance();
    expect([tasks.isResolvingAll, fake.sent.length]).toEqual([false, 2]);
    expect(plan.isResolvingAll).toBe(false);
  });

  it('counts the last task too, which needs no word once the secret goal is revealed', async () => {
    const { fake } = await begun();
    const ready = ['red_tavern', 'blue_gold_mine'].map((card, x) => stack(card, x, 0, { ready: ['blue'] }));
    const others = stack('red_gold_mine', 0, 1, { ready: ['red'] });
    const decision = { kind: 'resolve', seat: 0, params: {} } as const;
    fake.view = viewOf([...ready, others], { decision, any_order: ['red_tavern'] });
    fake.legal = actions('resolve:red_tavern', 'resolve:blue_gold_mine');
    const tasks = new Plan(stub<TableScene<Dwar7s>>(fake));
    expect([tasks.allTasks, tasks.taskCount]).toEqual([['resolve:red_tavern'], 2]);
  });

  it('asks for each path only once, and again in a new position', async () => {
    const { fake, plan } = await begun();
    plan.look([['stop']]);
    plan.look([['stop'], ['stop']]);
    await settled();
    expect(fake.asked.filter((path) => path === 'stop')).toHaveLength(1);
    fake.standing = { deeds: 2 };
    plan.advance();
    plan.look([['stop']]);
    expect(fake.asked.filter((path) => path === 'stop')).toHaveLength(2);
  });

  it('shows a space under the pointer without choosing it', async () => {
    const { plan } = await begun();
    plan.choose('lay:castle');
    await settled();
    plan.point('beside:red_tavern:west');
    await settled();
    expect(plan.path).toEqual(['lay:castle']);
    expect(plan.laying?.at).toEqual({ x: -1, y: 0 });
    expect(plan.ahead).not.toBeNull();
    plan.point(null);
    expect(plan.laying?.at).toBeNull();
  });

  it('holds a card that was begun before, turned as it was dealt, ready to be laid', async () => {
    const fake = new FakeTable();
    fake.view = asking('turn', { card: 'blue_castle', x: 1, y: 0 });
    fake.legal = actions('turn:0', 'turn:1', 'turn:2', 'turn:3');
    const plan = new Plan(stub<TableScene<Dwar7s>>(fake));
    plan.advance();
    await settled();
    expect(plan.path).toEqual(['turn:0']);
    plan.rotate(1);
    expect(plan.path).toEqual(['turn:1']);
    plan.confirm();
    expect(fake.sent).toEqual([['turn:1']]);
  });
});
