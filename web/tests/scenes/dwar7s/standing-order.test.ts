import { beforeEach, describe, expect, it } from 'vitest';
import type { TableScene } from '../../../src/table/scene';
import type { Dwar7s, Order } from '../../../src/scenes/dwar7s/view';
import { answers } from '../../../src/scenes/dwar7s/standing-order.svelte';
import { Plan } from '../../../src/scenes/dwar7s/plan.svelte';
import { action, actions, PIECES, player, stack, viewOf } from './views';
import { stub } from '../../stub';

const table = [stack('red_tavern', 0, 0)];
const viewAt = (seat: number, round: number, ...orders: (Order | null)[]) =>
  viewOf(table, {
    round,
    to_move: seat,
    decision: { kind: 'actions', seat, params: {} },
    players: orders.map((secret_order, at) => player(at, { secret_order })),
  });

class FakeTable {
  table = 'autumn';
  seat = 0;
  pieces = PIECES;
  waiting = false;
  standing = { deeds: 1 };
  legal = actions('stop');
  sent: string[][] = [];
  words = { action: () => '' };
  view = viewAt(0, 1, 'reveal', null);

  send(...codes: string[]) {
    this.sent.push(codes);
  }

  preview(paths: string[][]) {
    return Promise.resolve(paths.map(() => null));
  }
}

function begun() {
  const fake = new FakeTable();
  return { fake, plan: new Plan(stub<TableScene<Dwar7s>>(fake)) };
}

beforeEach(() => localStorage.clear());

describe('the standing order of a secret goal (D8.2)', () => {
  it('is what the table says until another one is chosen', () => {
    const { plan } = begun();
    expect([plan.order.shown, plan.order.isPending]).toEqual(['reveal', false]);
    plan.order.choose('keep');
    expect([plan.order.shown, plan.order.inForce, plan.order.isPending]).toEqual(['keep', 'reveal', true]);
    plan.order.choose('reveal');
    expect(plan.order.isPending).toBe(false);
  });

  it('goes before the next deed, once', () => {
    const { fake, plan } = begun();
    plan.order.choose('keep');
    plan.send(['stop']);
    fake.view = viewAt(0, 1, 'keep', null);
    plan.send(['end_turn']);
    expect(fake.sent).toEqual([['order:keep', 'stop'], ['end_turn']]);
  });

  it('is forgotten with the turn in which it was chosen and not sent', () => {
    const { fake, plan } = begun();
    plan.order.choose('keep');
    fake.view = viewAt(1, 1, 'reveal', null);
    expect([plan.order.shown, plan.order.isPending]).toEqual(['reveal', false]);
    fake.view = viewAt(0, 2, 'reveal', null);
    expect([plan.order.shown, plan.order.lead]).toEqual(['reveal', []]);
  });

  it('cannot be changed in the turn of another player', () => {
    const { fake, plan } = begun();
    fake.view = viewAt(1, 1, 'reveal', null);
    plan.order.choose('keep');
    fake.view = viewAt(0, 1, 'reveal', null);
    expect(plan.order.isPending).toBe(false);
  });

  it('belongs to the seat whose card is shown', () => {
    const { fake, plan } = begun();
    plan.order.choose('keep');
    plan.order.toggle();
    fake.seat = 1;
    fake.view = viewAt(1, 1, 'reveal', 'reveal');
    expect([plan.order.isOpen, plan.order.shown, plan.order.lead]).toEqual([false, 'reveal', []]);
  });

  it('has nothing to choose once the goal is revealed', () => {
    const { fake, plan } = begun();
    plan.order.choose('keep');
    plan.order.toggle();
    fake.view = viewAt(0, 1, null, null);
    expect([plan.order.shown, plan.order.isOpen, plan.order.lead]).toEqual([null, false, []]);
  });

  it('is no answer to what is asked, and no thing to touch', () => {
    const { fake, plan } = begun();
    fake.legal = [...actions('stop'), { ...action('order:keep'), verb: 'order', order: 'keep' }];
    expect(answers(fake.legal).map(({ code }) => code)).toEqual(['stop']);
    expect([...plan.base.plain.keys()]).toEqual(['stop']);
  });
});

describe('an order that waits for the next deed', () => {
  it('is still chosen after a reload, and goes before the next deed', () => {
    begun().plan.order.choose('keep');
    const { fake, plan } = begun();
    expect([plan.order.shown, plan.order.isPending]).toEqual(['keep', true]);
    plan.send(['stop']);
    expect(fake.sent).toEqual([['order:keep', 'stop']]);
  });

  it('is not chosen any more when one changed back', () => {
    const { plan } = begun();
    plan.order.choose('keep');
    plan.order.choose('reveal');
    expect(begun().plan.order.isPending).toBe(false);
  });

  it('is over with its turn', () => {
    begun().plan.order.choose('keep');
    const { fake, plan } = begun();
    fake.view = viewAt(0, 2, 'reveal', null);
    expect([plan.order.shown, plan.order.lead]).toEqual(['reveal', []]);
  });

  it('belongs to one table', () => {
    begun().plan.order.choose('keep');
    const other = new FakeTable();
    other.table = 'spring';
    expect(new Plan(stub<TableScene<Dwar7s>>(other)).order.isPending).toBe(false);
  });

  it.each(['{', '{}', '[["autumn"]]', '[["autumn",{"seat":0,"round":1,"order":"burn"}]]'])(
    'is what the table says where something else was stored: %s',
    (stored) => {
      localStorage.setItem('mattock.orders', stored);
      expect(begun().plan.order.shown).toBe('reveal');
    },
  );
});
