/** What the button says before it is pressed. */

import { describe, expect, it } from 'vitest';
import { deedOf } from '../../../../src/scenes/runedar/hud/primary-button';
import type { Plan } from '../../../../src/scenes/runedar/plan.svelte';
import { placeSaid } from '../../../../src/scenes/runedar/place-text';
import type { Action, Runedar } from '../../../../src/scenes/runedar/view';
import type { Words } from '../../../../src/words/words';
import { action, lay, siege, TRAITS } from '../positions';
import { stub } from '../../../stub';

const words = stub<Words<Runedar>>({
  say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' '),
  action: ({ code }: Action) => code,
  name: (_: string, id: string) => id,
  listed: (all: string[]) => all.join('+'),
});

/** A plan of these actions, each on the same table. */
function planned(...actions: Action[]): Plan {
  const view = siege() as never;
  const path = actions.map(({ code }) => code);
  return stub<Plan>({
    isAttack: ({ verb }: Action) => TRAITS.verb[verb]?.attacks ?? false,
    path,
    orders: path,
    usual: null,
    here: { view, legal: [] },
    steps: actions.map((one) => ({ action: one, view, legal: [] })),
  });
}
const hire = action('hire:orcs', { mercenary: 'orcs' });
const price = () => 4;
const put = (space: number) => action(`put:space_${space}`, { on: `space_${space}` });

/** An attack that was declared on this. */
const aimed = (target: string) =>
  siege({
    kind: 'muster',
    params: { mode: 'long', dice: 2, hits: 0, target },
    orcs: { tannery_outside: 2 },
    trolls: ['troll_4x1'],
    goblins: ['hits'],
  });

describe('the button', () => {
  it('says where one resource goes', () => {
    expect(deedOf(planned(put(2)), words, 0, price)).toMatchObject({ title: 'put:space_2', hint: '' });
  });
  it('says that luck follows only where the table has said so', () => {
    const unknown = stub<Plan>({ ...planned(action('roll')), here: null });
    expect(deedOf(unknown, words, 0, price)?.hint).toBe('');
    expect(deedOf(stub<Plan>({ ...unknown, isLuck: true }), words, 0, price)?.hint).toBe('scene-luck');
  });
  it('counts several, and says where in a line', () => {
    const deed = deedOf(planned(put(2), put(2), put(2)), words, 0, price);
    expect(deed).toEqual({ title: 'scene-put 3', hint: 'scene-onto 3 spear', verb: 'put' });
  });
  it('names the deed of a card before what follows from it', () => {
    const deed = deedOf(planned(lay('axe'), action('work:wood'), put(1)), words, 2, price);
    expect(deed).toEqual({ title: 'work:wood', hint: 'axe · scene-onto 1 spear', verb: 'work' });
  });
  it('names a hire that was chosen last, and a card that waits for it', () => {
    const deed = deedOf(planned(lay('axe'), hire), words, 2, price);
    expect(deed).toEqual({ title: 'scene-hire-told orcs 4 orcs', hint: 'axe', verb: 'hire' });
    expect(deedOf(planned(hire), words, 2, price)).toMatchObject({ title: 'hire:orcs', hint: '' });
  });
  it('tells of a hire besides what is done then, with its price', () => {
    const deed = deedOf(planned(lay('axe'), hire, action('work:wood')), words, 2, price);
    expect(deed).toEqual({ title: 'work:wood', hint: 'axe · scene-hire-besides orcs 4', verb: 'work' });
  });
  it('does not play a card before it is said what for', () => {
    expect(deedOf(stub<Plan>({ ...planned(lay('axe')), orders: [] }), words, 2, price)).toBeNull();
  });
  it('ends the turn in these words when the board is filled', () => {
    const said = [true, false].map((done) => {
      const view = siege({ kind: 'refill', params: { done } }) as never;
      const plan = stub<Plan>({ ...planned(), usual: action('finish'), here: { view, legal: [] } });
      return deedOf(plan, words, 0, price)?.title;
    });
    expect(said).toEqual(['end_turn', 'finish']);
  });
  it('says that the board may be refilled first where the server says so', () => {
    const said = [{ refills: true }, {}].map((params) => {
      const view = siege({ kind: 'cards', params });
      const plan = { ...planned(), usual: action('end_turn'), here: { view, legal: [] } };
      return deedOf(stub<Plan>(plan), words, 0, price)?.title;
    });
    expect(said).toEqual(['scene-end-refill', 'end_turn']);
  });
  it('says that filling a space ends the turn where the server says so', () => {
    const said = [true, false].map((is_last) => {
      const view = siege({ kind: 'refill', params: { done: false, is_last } });
      const fill = action('fill:2:red', { space: 2, deck: 'red' });
      const plan = { ...planned(fill), steps: [{ action: fill, view, legal: [] }] };
      return deedOf(stub<Plan>(plan), words, 0, price)?.hint;
    });
    expect(said).toEqual(['scene-then-end', '']);
  });
  it('shows how one attacks, not how one got there', () => {
    const plan = planned(lay('axe'), action('move:tannery'), action('shoot:tannery_outside'));
    const roll = action('roll');
    const rolled = {
      ...plan,
      orders: [...plan.path, roll.code],
      here: { view: aimed('tannery_outside'), legal: [roll] },
    };
    const deed = deedOf(stub<Plan>(rolled), words, 0, price);
    expect(deed).toEqual({ title: 'scene-attack roll scene-odds-orcs 2', hint: 'axe', verb: 'shoot' });
  });
  it('names whom the roll is to hit when the attack was declared before', () => {
    const plan = { ...planned(), usual: action('roll'), here: { view: aimed('tannery_outside'), legal: [] } };
    expect(deedOf(stub<Plan>(plan), words, 0, price)?.title).toBe('scene-attack roll scene-odds-orcs 2');
  });
  it('names whom the roll is to hit', () => {
    const roll = action('roll');
    const said = (['tannery_outside', 'catapult', 'tunnel_courtyard'] as const).map((target) => {
      const plan = { ...planned(lay('axe'), action('close')), here: { view: aimed(target), legal: [roll] } };
      return deedOf(stub<Plan>({ ...plan, orders: [...plan.path, roll.code] }), words, 0, price)?.title;
    });
    expect(said).toEqual([
      'scene-attack roll scene-odds-orcs 2',
      'scene-attack roll catapult',
      'scene-attack roll scene-odds-troll+scene-odds-goblin',
    ]);
  });
});

describe('who listens', () => {
  it('hears which field it is', () => {
    const said = (['tannery_outside', 'foundry_outside'] as const).map((place) =>
      placeSaid(place, siege({ orcs: { tannery_outside: 2 } }), { words, name: String, pieces: { workshop: {} } }),
    );
    expect(said).toEqual([
      'scene-tree-place scene-field-tannery_outside scene-tree-orcs 2',
      'scene-tree-place scene-field-foundry_outside scene-tree-nobody',
    ]);
  });

  it('hears who stands there from a table that looks names up in itself', () => {
    const table = {
      words,
      pieces: { workshop: {} },
      people: ['Ylva', 'Sif'],
      name(seat: number): string {
        return this.people[seat] ?? '';
      },
    };
    const there = siege({ places: ['tannery', 'tannery_wall'] });
    expect(placeSaid('tannery_wall', there, table)).toContain('Sif');
  });
});
