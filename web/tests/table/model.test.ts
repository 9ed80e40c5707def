import { flushSync } from 'svelte';
import { toStore } from 'svelte/store';
import { expect, it, vi } from 'vitest';
import type { Answer, Command, Happening, Look, News, Seat, View } from '../../src/net/wire';
import { i18n } from '../../src/app/i18n.svelte';
import type { TableDeps } from '../../src/table/deps';
import { eventsOf } from '../../src/table/story.svelte';
import { TableModel } from '../../src/table/model.svelte';
import type { Words } from '../../src/words';
import { stub } from '../stub';

const ME = { id: 'me', name: 'Ylva' };

const words: Words = stub<Words>({
  language: 'en',
  atTable: () => words,
  seat: (seat) => `Player ${seat + 1}`,
  event: ({ event }) => event,
  condensed: (events) => [...events],
});

interface Moment {
  version: number;
  asked?: number;
  seats?: Seat[];
  tale?: string[];
  status?: News['standing']['status'];
  options?: News['standing']['options'];
}

const mine: Seat = { owner: ME, bot: null, is_remote: false };
const bots: Seat = { owner: null, bot: 'journeyman', is_remote: false };

function news({ version, asked = 0, seats = [mine, bots], tale = [], status = 'playing', options = {} }: Moment): News {
  const own = seats.flatMap((seat, at) => (seat.owner === ME ? [at] : []));
  const look = (seat: number | null): Look => ({
    seat,
    view: stub<View>({
      game: 'runedar',
      options,
      to_move: asked,
      decision: null,
      result: null,
      version,
      seen_by: seat,
    }),
    legal: seat === asked ? [{ code: 'dig', verb: 'dig' }] : [],
  });
  const what = { kind: 'action_played', seat: 0, is_bot: false, tale: tale.map((event) => ({ event })) } as const;
  return {
    answer: 'news',
    table: 't',
    version,
    standing: { game: 'runedar', options, status, seats, host: 'me', deeds: version } as News['standing'],
    happenings: tale.length ? [{ number: version, at: 0, what }] : [],
    looks: own.length ? own.map(look) : [look(null)],
    free_steps: 0,
    omitted: 0,
  };
}

function table(parts: Partial<TableDeps> = {}) {
  const sent: Command[] = [];
  let answer: (answer: Answer) => void = () => undefined;
  const refused = vi.fn();
  const command = (wish: Command) => {
    sent.push(wish);
    return new Promise<Answer>((resolve) => (answer = resolve));
  };
  const silent = () => undefined;
  const model = new TableModel({
    ...{
      table: 't',
      person: ME,
      game: 'runedar',
      pieces: {},
      words,
      motion: {},
      speed: () => 1,
      reading: () => 0,
      past: () => Promise.reject(new Error('no past')),
    },
    ...{
      connection: { command, ask: silent },
      sound: silent,
      refused,
      tell: silent,
      explain: silent,
      rule: silent,
      ...parts,
    },
  });
  return { model, sent, refused, answer: (said: Answer) => answer(said) };
}

const settled = () => vi.waitFor(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve)));

it('draws the first news at once and offers what may be done', async () => {
  const { model } = table();
  model.receive(news({ version: 3, tale: ['dug'] }));
  await settled();
  expect(model.view['version']).toBe(3);
  expect(model.legal.map(({ code }) => code)).toEqual(['dig']);
  expect(model.log.map(({ text }) => text)).toEqual(['dug']);
});

it('keeps the old position until the tale was shown, and offers nothing meanwhile', async () => {
  let land: () => void = () => undefined;
  const motion = { dug: () => new Promise<void>((resolve) => (land = resolve)) };
  const { model } = table({ motion });
  model.receive(news({ version: 1 }));
  await settled();
  model.receive(news({ version: 2, tale: ['dug'] }));
  await settled();
  expect([model.view['version'], model.legal]).toEqual([1, []]);
  land();
  await settled();
  expect([model.view['version'], model.legal.length]).toEqual([2, 1]);
});

it('shows news in the order in which they came', async () => {
  const order: string[] = [];
  const motion = { first: () => void order.push('first'), second: () => void order.push('second') };
  const { model } = table({ motion });
  model.receive(news({ version: 1 }));
  model.receive(news({ version: 2, tale: ['first'] }));
  model.receive(news({ version: 3, tale: ['second'] }));
  await settled();
  expect([order, model.view['version']]).toEqual([['first', 'second'], 3]);
});

it('sends a deed once, as one, for the version that is seen', async () => {
  const { model, sent, answer } = table();
  model.receive(news({ version: 5 }));
  await settled();
  model.send();
  model.send('lay:axe', 'dig');
  model.send('dig');
  expect(sent).toEqual([{ do: 'play', version: 5, actions: ['lay:axe', 'dig'] }]);
  expect([model.waiting, model.legal]).toEqual([true, []]);
  answer({ answer: 'done', table: 't', version: 1 });
  await settled();
  flushSync();
  expect(model.waiting).toBe(false);
});

it('takes the news out of a stale answer, and shows other refusals', async () => {
  const { model, answer, refused } = table();
  model.receive(news({ version: 5 }));
  await settled();
  model.send('dig');
  answer({ answer: 'stale', version: 6, news: news({ version: 6 }) });
  await settled();
  expect([model.version, refused.mock.calls.length]).toEqual([6, 0]);
  model.send('dig');
  answer({ answer: 'not_yours', code: 'not_your_turn' });
  await settled();
  expect(refused).toHaveBeenCalledOnce();
});

it('covers the hand at a hot-seat when another of its players is asked', async () => {
  const { model } = table();
  model.receive(news({ version: 1, seats: [mine, mine], asked: 0 }));
  await settled();
  model.uncover();
  model.receive(news({ version: 2, seats: [mine, mine], asked: 1 }));
  await settled();
  expect([model.seat, model.isCovered, model.legal]).toEqual([1, true, []]);
  model.uncover();
  expect(model.legal).toHaveLength(1);
  expect(model.view['seen_by']).toBe(1);
});

it('covers nothing where hands are open, or one person plays one seat', async () => {
  const open = table().model;
  open.receive(news({ version: 1, seats: [mine, mine], asked: 1, options: { open_hands: true } }));
  const alone = table().model;
  alone.receive(news({ version: 1, asked: 1 }));
  await settled();
  expect([open.isCovered, alone.isCovered, alone.seat]).toEqual([false, false, 0]);
});

it('lets an onlooker see what everybody may see', async () => {
  const { model } = table({ person: { id: 'guest', name: 'Runa' } });
  model.receive(news({ version: 1, seats: [bots, bots] }));
  await settled();
  expect([model.seat, model.own, model.isAsked]).toEqual([null, [], false]);
});

it('tells each line of the story once, even if news overlap', async () => {
  const { model } = table();
  const twice = news({ version: 2, tale: ['dug'] });
  model.receive(twice);
  model.receive({
    ...news({ version: 3, tale: ['rested'] }),
    happenings: [...twice.happenings, ...news({ version: 3, tale: ['rested'] }).happenings],
  });
  await settled();
  expect(model.log.map(({ text }) => text)).toEqual(['dug', 'rested']);
});

it('lets each line be read when its movement begins, and the rest when somebody skips', async () => {
  const landings: (() => void)[] = [];
  const motion = { dug: () => new Promise<void>((resolve) => landings.push(resolve)) };
  const { model } = table({ motion });
  const lines = () => model.log.map(({ text }) => text);
  model.receive(news({ version: 1 }));
  await settled();
  model.receive(news({ version: 2, tale: ['dug', 'rested', 'dug', 'won'] }));
  await settled();
  expect(lines()).toEqual(['dug']);
  landings[0]?.();
  await settled();
  expect(lines()).toEqual(['dug', 'rested', 'dug']);
  model.skip();
  await settled();
  expect([lines(), model.view['version']]).toEqual([['dug', 'rested', 'dug', 'won'], 2]);
});

const played = (number: number, seat: number, ...actions: string[]): Happening => ({
  number,
  at: 0,
  what: { kind: 'action_played', seat, is_bot: seat > 1, tale: [], ...(actions.length ? { actions } : {}) },
});

it.each([
  ['all of', ['lay:axe', 'roll', 'rest']],
  ['as much as luck has let of', ['lay:axe', 'roll']],
])('ends the waiting with the news that bring %s what was sent', async (_, done) => {
  const { model } = table();
  model.receive(news({ version: 1 }));
  await settled();
  model.send('lay:axe', 'roll', 'rest');
  model.receive({ ...news({ version: 2 }), happenings: [played(2, 1)] });
  await settled();
  expect([model.waiting, model.legal]).toEqual([true, []]);
  model.receive({ ...news({ version: 3 }), happenings: [played(3, 0, ...done)] });
  await settled();
  expect([model.waiting, model.legal.length]).toEqual([false, 1]);
});

it("takes one's own last deed back with one command, and the last of all where somebody else has played since", async () => {
  const { model, sent, answer } = table();
  const undoes = async (version: number, free_steps: number, ...happenings: ReturnType<typeof played>[]) => {
    model.receive({ ...news({ version }), happenings, free_steps });
    await settled();
    const before = sent.length;
    model.undo();
    if (model.isUndoAsked) {
      expect(sent).toHaveLength(before);
      model.undo(true);
    }
    answer({ answer: 'done', table: 't', version: 1 });
    await settled();
    return sent.at(-1);
  };
  const own = (version: number) => ({ do: 'undo', version });
  expect(await undoes(2, 1, played(2, 0, 'lay:axe', 'dig'))).toEqual(own(2));
  expect(await undoes(3, 0, played(3, 0, 'lay:pick', 'dig'))).toEqual(own(3));
  expect(await undoes(4, 0, played(4, 2))).toEqual(own(4));
  expect(await undoes(5, 0, played(5, 1))).toEqual({ ...own(5), steps: 1 });
});

it('says whose turn an undo opens where the log has no line of its end', async () => {
  const said = vi.spyOn(i18n, 'say').mockImplementation((key, args = {}) => [key, ...Object.values(args)].join(' '));
  const { model } = table();
  model.receive({ ...news({ version: 2, asked: 1, seats: [mine, mine] }), happenings: [played(2, 0, 'stop')] });
  await settled();
  expect(model.undoText).toBe('undo-into-turn Player 1');
  said.mockRestore();
});

it('draws the end of a tale and what may be done then at once', async () => {
  const { model } = table();
  model.receive(news({ version: 1 }));
  await settled();
  const drawn: string[] = [];
  const seen = toStore(() => `${String(model.view['version'])}: ${model.legal.length}`);
  const stop = seen.subscribe((value) => void drawn.push(value));
  model.receive(news({ version: 2, tale: ['dug'] }));
  await settled();
  stop();
  expect(drawn).toEqual(['1: 1', '1: 0', '2: 1']);
});

it('tells no longer what was taken back, and that it was, once for several steps', async () => {
  const { model } = table();
  model.receive(news({ version: 1, tale: ['dug'] }));
  model.receive(news({ version: 2, tale: ['walked'] }));
  model.receive(news({ version: 3, tale: ['struck'] }));
  await settled();
  const back = (number: number, to: number): Happening => ({
    ...{ number, at: 0 },
    what: { kind: 'rewound', to, by: { ...ME }, is_beyond: false },
  });
  model.receive({ ...news({ version: 4 }), happenings: [back(4, 2)] });
  model.receive({ ...news({ version: 5 }), happenings: [back(5, 1)] });
  await settled();
  expect(model.log.map(({ event }) => event.event)).toEqual(['dug', 'taken_back']);
  model.receive(news({ version: 6, tale: ['rested'] }));
  await settled();
  expect(model.log.map(({ event }) => event.event)).toEqual(['dug', 'taken_back', 'rested']);
  const struck = model.story.happenings.filter((happening) => model.story.undone.has(happening));
  expect(struck.flatMap(eventsOf)).toEqual([{ event: 'walked' }, { event: 'struck' }]);
});

const others = (version: number, tale: string[]): News => {
  const told = news({ version, tale });
  const [happening] = told.happenings;
  if (happening?.what.kind !== 'action_played') return told;
  const what = { ...happening.what, seat: 1, is_bot: true };
  return { ...told, happenings: [{ ...happening, what }] };
};
const narration = { panel: () => [], tellings: { dug: () => ({ at: [] }) } };

it('tells what happened since my last deed until I close it, and shows it again from where it began', async () => {
  const seen: unknown[] = [];
  const past = vi.fn(() => Promise.resolve(news({ version: 1 }).looks[0]?.view as News['looks'][0]['view']));
  const motion = { dug: () => void seen.push(model.view['version']) };
  const { model } = table({ narration, motion, past });
  model.receive(news({ version: 1, tale: ['mine'] }));
  await vi.waitFor(() => expect(model.isMoving).toBe(false));
  model.receive(others(2, ['dug', 'unheard_of']));
  await vi.waitFor(() => expect([model.isMoving, model.view['version']]).toEqual([false, 2]));
  expect(model.recap.map(({ text }) => text)).toEqual(['dug']);
  seen.length = 0;
  await model.watchAgain();
  expect(past).toHaveBeenCalledWith(0, 1);
  expect([seen, model.view['version']]).toEqual([[1], 2]);
  model.dismissRecap();
  expect(model.recap).toEqual([]);
});

it('shows the first turns of others when the table is seen for the first time, and only then', async () => {
  localStorage.clear();
  const past = vi.fn(() => Promise.resolve(news({ version: 0 }).looks[0]?.view as News['looks'][0]['view']));
  const first = table({ narration, past, reading: () => 0.001 });
  first.model.receive(others(3, ['dug']));
  await vi.waitFor(() => expect(first.model.isMoving).toBe(false));
  expect(past).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(first.model.view['version']).toBe(3);
  const again = table({ narration, past, reading: () => 0.001 });
  again.model.receive(others(3, ['dug']));
  await vi.waitFor(() => expect(again.model.isMoving).toBe(false));
  expect(past).toHaveBeenCalledOnce();
});
