/** What the player has in mind: nothing is sent before it is confirmed, and then as one deed. */

import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Future } from '../../../src/table/scene';
import { marksOf } from '../../../src/scenes/runedar/marks';
import { discsOf } from '../../../src/scenes/runedar/disc-placement';
import { figuresOf } from '../../../src/scenes/runedar/figures';
import { layoutOf } from '../../../src/scenes/runedar/layout';
import { Plan } from '../../../src/scenes/runedar/plan.svelte';
import { WIDE } from '../../../src/scenes/runedar/projection';
import { PLACES } from '../../../src/scenes/runedar/places';
import { isAtBench, symbolOf, targetOf } from '../../../src/scenes/runedar/targets';
import { assignFigures } from '../../../src/scenes/runedar/figure-ids';
import type { Action, Runedar, Siege } from '../../../src/scenes/runedar/view';
import { action, lay, move, siege, MARCH, TRAITS } from './positions';

/** A table that knows where some paths lead and keeps what was sent. */
class Table {
  sent: string[][] = [];
  asked: string[][] = [];
  pieces = TRAITS;
  view = siege({ hand: ['axe', 'spear'] });
  legal: Action[] = [lay('axe'), lay('spear'), action('end_turn')];
  futures: Record<string, Future<Runedar>> = {
    'lay:axe': {
      view: siege({ kind: 'use', params: { card: 'axe', moved: false } }),
      tale: [],
      legal: [action('close'), move('tannery'), action('rest')],
    },
    'lay:axe close': {
      view: siege({ kind: 'muster', params: { mode: 'close', dice: 3, hits: 0, target: 'tannery' } }),
      tale: [],
      legal: [lay('spear'), action('roll')],
    },
    'lay:axe close lay:spear': {
      view: siege({ kind: 'muster', params: { mode: 'close', dice: 5, hits: 0, target: 'tannery' } }),
      tale: [],
      legal: [action('roll')],
    },
    'lay:axe move:tannery': {
      view: siege({ places: ['tannery'] }),
      tale: [],
      legal: [lay('spear'), action('end_turn')],
    },
  };

  preview(paths: readonly (readonly string[])[]): Promise<(Future<Runedar> | null)[]> {
    this.asked.push(...paths.map((path) => [...path]));
    return Promise.resolve(paths.map((path) => this.futures[path.join(' ')] ?? null));
  }

  send(...codes: string[]): void {
    this.sent.push(codes);
  }

  async plan(): Promise<Plan> {
    const plan = new Plan(this);
    plan.renew();
    await Promise.resolve();
    flushSync();
    return plan;
  }
}

const AT_WIDE = layoutOf(1440, 900);

describe('a plan', () => {
  it('offers mercenaries in words where somebody may be hired before something happens, and only there', async () => {
    const table = new Table();
    const hire = action('hire:orcs', { mercenary: 'orcs' });
    table.legal = [...table.legal, hire];
    expect((await table.plan()).asides).toEqual([]);
    table.view = siege({ kind: 'pause', params: { at: 'arrow' } });
    table.legal = [hire, action('proceed')];
    expect((await table.plan()).asides).toEqual([hire]);
  });
  it('offers finished upgrades there too, and before mercenaries', async () => {
    const table = new Table();
    const [take, hire] = [action('take:1', { space: 1 }), action('hire:cancel', { mercenary: 'cancel' })];
    table.view = siege({ kind: 'pause', params: { at: 'reveal' } });
    table.legal = [action('proceed'), hire, take];
    const plan = await table.plan();
    expect(plan.asides).toEqual([take, hire]);
    expect(plan.orders).toEqual(['proceed']);
  });
  it('looks ahead for every card of the hand at once', async () => {
    const table = new Table();
    await table.plan();
    expect(table.asked).toEqual([['lay:axe'], ['lay:spear']]);
  });
  it('does at once what luck does not answer and nothing is asked after, as one deed', async () => {
    const table = new Table();
    const plan = await table.plan();
    plan.choose('lay:axe');
    await Promise.resolve();
    expect(table.sent).toEqual([]);
    plan.choose('move:tannery');
    expect(table.sent).toEqual([]);
    await Promise.resolve();
    expect(table.sent).toEqual([['lay:axe', 'move:tannery']]);
    expect(plan.siege?.dwarfs[0]?.place).toBe('tannery');
    expect(plan.used['axe']).toBe('move');
  });
  it('waits to be confirmed where luck answers, or more is asked', async () => {
    const table = new Table();
    table.futures['lay:axe dig'] = { view: null, tale: [], legal: [] } as never;
    table.futures['lay:axe work:wood'] = {
      view: siege({ kind: 'place', params: { resource: 'wood', left: 1, placed: 0 } }),
      tale: [],
      legal: [action('put:space_1', { on: 'space_1' })],
    };
    const plan = await table.plan();
    plan.choose('dig', ['lay:axe']);
    await Promise.resolve();
    plan.choose('work:wood', ['lay:axe']);
    await Promise.resolve();
    plan.choose('close', ['lay:axe']);
    await Promise.resolve();
    expect(table.sent).toEqual([]);
  });
  it('ends a magic card with its move where nothing else can be done with it', async () => {
    const table = new Table();
    const moved = siege({ kind: 'use', params: { card: 'axe', moved: true }, places: ['tannery'] });
    const futures = (...legal: Action[]) => ({
      ...table.futures,
      'lay:axe move:tannery': { view: moved, tale: [], legal },
    });
    table.futures = futures(action('rest'));
    const plan = await table.plan();
    plan.choose('move:tannery', ['lay:axe']);
    await Promise.resolve();
    expect([table.sent, plan.orders]).toEqual([[], ['lay:axe', 'move:tannery', 'rest']]);
    table.futures = futures(action('rest'), action('close'));
    const other = await table.plan();
    other.choose('move:tannery', ['lay:axe']);
    await Promise.resolve();
    expect(other.orders).toEqual(['lay:axe', 'move:tannery']);
  });
  it('does not send the half of a deed: what a card is removed for waits for the card', async () => {
    const table = new Table();
    const [take, hire] = [action('take:1', { space: 1 }), action('hire:orcs', { mercenary: 'orcs' })];
    table.legal = [...table.legal, take];
    const view = siege({ kind: 'take', params: { space: 1 } });
    const legal = [action('remove:axe'), hire];
    table.futures['take:1'] = { view, tale: [], legal };
    table.futures['take:1 hire:orcs'] = { view, tale: [], legal };
    const plan = await table.plan();
    plan.choose('take:1');
    await Promise.resolve();
    expect([plan.orders, plan.isOwed]).toEqual([[], true]);
    plan.choose('hire:orcs');
    await Promise.resolve();
    expect(plan.orders).toEqual(['take:1', 'hire:orcs']);
  });
  it('does not play a card before it is said what for', async () => {
    const plan = await new Table().plan();
    plan.choose('lay:axe');
    await Promise.resolve();
    expect(plan.orders).toEqual([]);
  });
  it('leads to what a card could work for, and to the foes whom a magic one could reach', async () => {
    const table = new Table();
    const put = action('put:space_1', { on: 'space_1' });
    const work = action('work:wood', { resource: 'wood' });
    const moves = PLACES.filter((place) => place !== 'central_chamber').map((place) => move(place));
    const using: Siege = {
      ...siege({ kind: 'use', params: { card: 'axe', moved: false } }),
      foes_by_magic: ['tannery'],
    };
    table.futures['lay:axe'] = { view: using, tale: [], legal: [work, ...moves] };
    const place = siege({ kind: 'place', params: { resource: 'wood', left: 1, placed: 0 } });
    table.futures['lay:axe work:wood'] = { view: place, tale: [], legal: [put] };
    const there = siege({ kind: 'use', params: { card: 'axe', moved: true }, places: ['tannery'] });
    table.futures['lay:axe move:tannery'] = { view: there, tale: [], legal: [action('direct'), action('rest')] };
    const plan = await table.plan();
    plan.choose('lay:axe');
    await Promise.resolve();
    flushSync();
    expect(plan.ways.map(({ path, action: { code } }) => [...path, code])).toEqual([
      ['lay:axe', 'work:wood', 'put:space_1'],
      ['lay:axe', 'move:tannery', 'direct'],
    ]);
    // Only what might be pointed at is asked for: the tannery, and no other place.
    expect(table.asked.filter((path) => path[1]?.startsWith('move:'))).toEqual([['lay:axe', 'move:tannery']]);
  });
  it('ends an attack with the roll, and sends all of it at once', async () => {
    const table = new Table();
    const plan = await table.plan();
    plan.choose('close', ['lay:axe']);
    await Promise.resolve();
    plan.choose('lay:spear');
    await Promise.resolve();
    expect(plan.used).toEqual({ axe: 'close', spear: 'close' });
    expect(plan.orders).toEqual(['lay:axe', 'close', 'lay:spear', 'roll']);
    plan.commit();
    expect(table.sent).toEqual([['lay:axe', 'close', 'lay:spear', 'roll']]);
  });
  it('sends nothing more where luck has ended the deed early', async () => {
    const table = new Table();
    const plan = await table.plan();
    plan.choose('close', ['lay:axe']);
    await Promise.resolve();
    plan.commit();
    table.view = { ...table.view };
    table.legal = [action('close'), action('roll')];
    plan.renew();
    expect(table.sent).toEqual([['lay:axe', 'close', 'roll']]);
    expect(plan.path).toEqual([]);
  });
  it('goes back step by step', async () => {
    const plan = await new Table().plan();
    plan.choose('close', ['lay:axe']);
    plan.back();
    expect(plan.path).toEqual(['lay:axe']);
    plan.back();
    expect(plan.path).toEqual([]);
  });
  it('leaves a card out of an attack', async () => {
    const plan = await new Table().plan();
    plan.choose('lay:spear', ['lay:axe', 'close']);
    plan.leaveOut('spear');
    expect(plan.path).toEqual(['lay:axe', 'close']);
    plan.leaveOut('axe');
    expect(plan.path).toEqual([]);
  });
  it('offers the usual thing when nothing is chosen', async () => {
    const plan = await new Table().plan();
    expect(plan.orders).toEqual(['end_turn']);
  });
});

describe('a hire', () => {
  const hire = action('hire:orcs', { mercenary: 'orcs' });
  const use = (legal: Action[]): Future<Runedar> => ({
    view: siege({ kind: 'use', params: { card: 'axe', moved: false } }),
    tale: [],
    legal,
  });

  /** An orc is in the workshop, where the axe could work. */
  class Workshop extends Table {
    override legal = [lay('axe'), lay('spear'), action('end_turn'), hire];
    override futures: Record<string, Future<Runedar>> = {
      'lay:axe': use([move('tannery'), action('rest'), hire]),
      'lay:axe hire:orcs': use([action('work:wood', { resource: 'wood' }), move('tannery'), action('rest')]),
      'lay:axe move:tannery': { view: siege({ places: ['tannery'] }), tale: [], legal: [] },
    };
  }
  const settle = () => Promise.resolve();

  it('comes after the card in mind, which can do more then', async () => {
    const plan = await new Workshop().plan();
    plan.choose('lay:axe');
    await settle();
    plan.hire('hire:orcs');
    await settle();
    expect(plan.path).toEqual(['lay:axe', 'hire:orcs']);
    expect(plan.upToUse('axe')).toEqual(['lay:axe', 'hire:orcs']);
    expect(plan.here?.legal.map(({ code }) => code)).toContain('work:wood');
    expect(plan.hires('orcs').map(({ code }) => code)).toEqual(['hire:orcs']);
  });
  it('comes first where what is in mind leads to nobody who could be hired', async () => {
    const plan = await new Workshop().plan();
    plan.choose('move:tannery', ['lay:axe']);
    await settle();
    plan.hire('hire:orcs');
    expect(plan.path).toEqual(['hire:orcs', 'lay:axe', 'move:tannery']);
  });
  it('stays with another card: what that could do then is asked for', async () => {
    const table = new Workshop();
    const plan = await table.plan();
    plan.hire('hire:orcs');
    await settle();
    expect(plan.hired).toEqual(['hire:orcs']);
    plan.choose('lay:axe', plan.hired);
    await settle();
    expect(table.asked).toContainEqual(['hire:orcs', 'lay:axe']);
    expect(plan.path).toEqual(['hire:orcs', 'lay:axe']);
  });
  it('is given up by a second press, and never ends the turn', async () => {
    const plan = await new Workshop().plan();
    plan.choose('end_turn');
    plan.hire('hire:orcs');
    expect(plan.path).toEqual(['hire:orcs']);
    plan.hire('hire:orcs');
    expect(plan.path).toEqual([]);
  });
  it('is no answer: the only answer beside it is the usual thing', async () => {
    const table = new Table();
    table.view = siege({ kind: 'share', params: { target: 'tannery', mode: 'close', hits: 2 } });
    table.legal = [action('fell'), hire];
    expect((await table.plan()).orders).toEqual(['fell']);
  });
});

describe('resources that are placed', () => {
  it('are placed to the last: nothing stops that before', async () => {
    const table = new Table();
    const put = [1, 2].map((space) => action(`put:space_${space}`, { on: `space_${space}` }));
    table.view = siege({ kind: 'place', params: { resource: 'wood', left: 2 } });
    table.legal = put;
    table.futures = {
      'put:space_1': { view: table.view, tale: [], legal: put },
      'put:space_1 put:space_2': { view: siege(), tale: [], legal: [] },
    };
    const plan = await table.plan();
    expect(plan.orders).toEqual([]);
    plan.choose('put:space_1');
    await Promise.resolve();
    expect([plan.orders, plan.isOwed]).toEqual([[], true]);
    plan.choose('put:space_2');
    await Promise.resolve();
    expect(table.sent).toEqual([['put:space_1', 'put:space_2']]);
  });
});

describe('what will be', () => {
  it('is the end of the path in mind, and stays when it was sent, until all of it is done', async () => {
    const table = new Table();
    const plan = await table.plan();
    expect(plan.future).toBeNull();
    plan.choose('move:tannery', ['lay:axe']);
    await Promise.resolve();
    expect(plan.future?.dwarfs[0]?.place).toBe('tannery');
    plan.commit();
    const tell = (legal: Action[]) => {
      table.view = { ...table.view };
      table.legal = legal;
      plan.renew();
      return plan.future?.dwarfs[0]?.place;
    };
    expect(tell([])).toBe('tannery');
    expect(tell([action('end_turn')])).toBeUndefined();
  });
  it('is forgotten with what is taken back', async () => {
    const plan = await new Table().plan();
    plan.choose('move:tannery', ['lay:axe']);
    await Promise.resolve();
    plan.commit();
    plan.clear();
    expect(plan.future).toBeNull();
  });
});

describe('the workbench', () => {
  const [put, fill, scrap] = [
    action('put:space_4', { on: 'space_4' }),
    action('fill:2:red', { space: 2, deck: 'red' }),
    action('scrap:1', { space: 1 }),
  ];

  it.each([
    ['something is put down there, and nowhere else', [put, action('hire:orcs', { mercenary: 'orcs' })], true],
    [
      'it is filled, whoever may be hired',
      [fill, scrap, action('end_turn'), action('hire:orcs', { mercenary: 'orcs' })],
      true,
    ],
    ['a goblin could have it too', [put, action('put:goblin_1', { on: 'goblin_1' })], false],
    ['upgrades can be taken while orc cards are asked for', [action('take:1', { space: 1 }), action('reveal')], false],
    ['nothing is asked', [], false],
  ])('is where it is asked: %s', (_, legal, isThere) => {
    expect(isAtBench(legal)).toBe(isThere);
  });
});

describe('a legal action', () => {
  it.each([
    [action('put:goblin_2', { on: 'goblin_2' }), { sort: 'goblin', goblin: 2 }],
    [action('put:space_4', { on: 'space_4' }), { sort: 'space', space: 4 }],
    [action('shoot:catapult', { target: 'catapult' }), { sort: 'engine', engine: 'catapult' }],
    [action('shoot:tannery_wall', { target: 'tannery_wall' }), { sort: 'place', place: 'tannery_wall' }],
    [action('cover:troll_3x2:2', { troll: 'troll_3x2', hits: 2 }), { sort: 'circle', troll: 'troll_3x2', hits: 2 }],
    [action('fill:2:red', { space: 2, deck: 'red' }), { sort: 'deck', space: 2, deck: 'red' }],
    [action('hire:goblin:1', { mercenary: 'goblin', goblin: 1 }), { sort: 'hire', mercenary: 'goblin', goblin: 1 }],
    [action('work:any', { resource: 'any' }), { sort: 'symbol', symbol: 'work_any' }],
    [action('roll'), { sort: 'none' }],
  ])('is about something: $0.code', (one, target) => {
    expect(targetOf(one)).toEqual(target);
  });
  it('uses a symbol of the card', () => {
    expect(symbolOf(move('tannery'))).toBe('move');
    expect(symbolOf(action('shoot:catapult', { target: 'catapult' }))).toBe('long');
    expect(symbolOf(action('roll'))).toBeNull();
  });
  it('lies as a disc where it would happen', () => {
    const now = siege({
      kind: 'share',
      params: { target: 'tunnel_courtyard', mode: 'close', hits: 3 },
      trolls: ['troll_3x2'],
      goblins: ['hits'],
      orcs: { tannery: 1 },
    });
    const figures = figuresOf(now, assignFigures([], now.orcs, MARCH), WIDE);
    const wound = action('wound:1', { goblin: 1 });
    const cover = action('cover:troll_3x2:2', { troll: 'troll_3x2', hits: 2 });
    const marks = marksOf([wound, cover, action('roll')], now, figures, discsOf(AT_WIDE, figures, []), AT_WIDE, null);
    expect(marks.map((mark) => mark.action.code)).toEqual(['wound:1', 'cover:troll_3x2:2']);
    expect(marks[0]?.x).toBe(figures.goblins[0]?.x);
    expect(marks[1]?.y).toBeGreaterThan(figures.trolls[0]?.y ?? 0);
  });
  it('lies once on each foe that a magic move leads to, and no two are taken for one', () => {
    const now = siege({ kind: 'use', orcs: { tannery: 2, foundry_outside: 1 } });
    const figures = figuresOf(now, assignFigures([], now.orcs, MARCH), WIDE);
    const ways = (['tannery', 'foundry_outside'] as const).flatMap((place) =>
      [action('close'), action('direct')].map((attack) => ({
        path: ['lay:rune_axe', `move:${place}`],
        action: attack,
        legal: [],
        view: siege({ kind: 'use', orcs: now.orcs, places: [place] }),
      })),
    );
    const marks = marksOf([], now, figures, discsOf(AT_WIDE, figures, []), AT_WIDE, null, ways);
    expect(marks).toHaveLength(3);
    expect(new Set(marks.map(({ key }) => key)).size).toBe(3);
  });
  it('lets one choose at which goblin to dig', () => {
    const now = siege({ kind: 'use', params: { card: 'pick' }, goblins: ['rubble', 'rubble'] });
    const figures = figuresOf(now, [], WIDE);
    const digs = [1, 2].map((goblin) => action(`dig_at:${goblin}`, { goblin }));
    const marks = marksOf([...digs, action('rest')], now, figures, discsOf(AT_WIDE, figures, []), AT_WIDE, null);
    expect(marks.map((mark) => [mark.action.code, mark.x])).toEqual([
      ['dig_at:1', figures.goblins[0]?.x],
      ['dig_at:2', figures.goblins[1]?.x],
    ]);
  });
});
