import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TaleEvent, View } from '../../src/net/wire';
import type { Narration } from '../../src/table/narration';
import { CELEBRATION_MS, Narrator, readingTime } from '../../src/table/narrator.svelte';
import type { TableScene } from '../../src/table/scene';
import { addedUp } from '../../src/words/condense';
import { stub } from '../stub';

beforeEach(() => {
  vi.useFakeTimers();
  frame.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const ADDED_UP = new Set(['moved']);
const model = stub<TableScene>({
  seat: 0,
  name: (seat) => ['Ylva', 'Green'][seat] ?? '',
  words: {
    event: (told) => `it ${told.event} ${String((told as TaleEvent)['count'] ?? 1)}`,
    condensed: (events) => addedUp(events, ADDED_UP),
  },
});

const frame = vi.fn(() => true);
const narration: Narration = {
  panel: (seat) => [`#panel-${seat}`],
  frame,
  tellings: {
    moved: () => ({ at: ['#absent', '#there'] }),
    seen: () => ({ at: ['#there'], isSilent: true }),
    stolen: () => ({ at: [], against: [0], cost: 'a gem' }),
    robbed: () => ({ at: [], against: [0], by: 'Orcs' }),
    opened: () => ({ at: [], headline: 'Great!' }),
    small: () => ({ at: ['#there'], weight: 0.5 }),
    smallAgainstMe: () => ({ at: ['#there'], weight: 0.5, against: [0] }),
    broken: () => {
      throw new Error('no such thing');
    },
  },
};

function told(reading = 1) {
  const there = Object.assign(document.createElement('i'), { id: 'there' });
  there.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
  document.body.append(there);
  return new Narrator(model, narration, () => reading);
}
const event = (name: string): TaleEvent => ({ event: name });

it('frames the place before it says what happens there', async () => {
  const narrator = told();
  const led = narrator.lead(event('moved'), 1);
  expect(frame).toHaveBeenCalledWith({ x: 0, y: 10, width: 50, height: 60 }, ['#absent', '#there']);
  expect([narrator.acting, narrator.caption]).toEqual([1, null]);
  await vi.advanceTimersByTimeAsync(400);
  expect(narrator.caption).toMatchObject({ text: 'it moved 1', box: { x: 10, width: 30 } });
  await vi.advanceTimersByTimeAsync(400);
  await led;
});

it('leaves a caption as long as it takes to read it, and longer with more letters', async () => {
  const narrator = told();
  const led = narrator.lead(event('moved'), 1);
  await vi.advanceTimersByTimeAsync(800);
  await led;
  let isHeld = true;
  void narrator.hold().then(() => (isHeld = false));
  await vi.advanceTimersByTimeAsync(300);
  expect(isHeld).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isHeld).toBe(false);
  const long = { text: 'x'.repeat(60), picture: undefined, share: 1 };
  expect(readingTime(long)).toBeGreaterThan(readingTime({ ...long, text: 'x' }));
});

it('shows nothing and waits for nothing at the instant pace and for what is not told', async () => {
  const narrator = told(0);
  await narrator.lead(event('moved'), 1);
  const slow = told(1);
  await slow.lead(event('unheard_of'), 1);
  await slow.hold();
  expect([narrator.caption, slow.caption]).toEqual([null, null]);
});

it('says in one caption what is one line, also what becomes known only meanwhile', async () => {
  const narrator = told();
  const [moved, other] = [event('moved'), event('stolen')];
  void narrator.lead(moved, 1, [moved, other]);
  await vi.advanceTimersByTimeAsync(800);
  expect(narrator.caption?.text).toBe('it moved 2');
  await narrator.hold([moved]);
  await narrator.lead(moved, 1, [moved, other]);
  expect(narrator.caption?.text).toBe('it moved 3');
  await narrator.lead(moved, 1, [other]);
  let isHeld = true;
  void narrator.hold([other]).then(() => (isHeld = false));
  await vi.advanceTimersByTimeAsync(100);
  expect([isHeld, frame.mock.calls.length]).toEqual([true, 1]);
  void narrator.lead(moved, 2);
  await vi.advanceTimersByTimeAsync(800);
  expect([narrator.caption?.text, narrator.acting]).toEqual(['it moved 1', 2]);
});

it('frames the place of what needs no words, and takes the last caption away', async () => {
  const narrator = told();
  void narrator.lead(event('moved'), 1);
  await vi.advanceTimersByTimeAsync(800);
  void narrator.lead(event('seen'), 1);
  await vi.advanceTimersByTimeAsync(800);
  expect([narrator.caption, frame.mock.calls.length]).toEqual([null, 2]);
});

it('a skip while the place is framed leaves no caption behind', async () => {
  const narrator = told();
  void narrator.lead(event('moved'), 1);
  narrator.rest();
  await vi.advanceTimersByTimeAsync(2000);
  expect([narrator.caption, narrator.acting]).toEqual([null, null]);
});

it('keeps what another did to me until I have seen it, with who, what and what it cost', () => {
  const narrator = told(0);
  narrator.notice(event('stolen'), 1);
  expect(narrator.harms).toMatchObject([{ by: 'Green', text: 'it stolen 1', cost: 'a gem' }]);
  narrator.dismiss();
  expect(narrator.harms).toEqual([]);
});

it('what I do to myself is not against me, but what the game does in my turn is', () => {
  const narrator = told(0);
  narrator.notice(event('stolen'), 0);
  narrator.notice(event('robbed'), 0);
  expect(narrator.harms.map(({ by }) => by)).toEqual(['Orcs']);
});

it('keeps a harm for the seat that suffered it until that seat looks', () => {
  const other = stub<TableScene>({ ...model, seat: 1 });
  const narrator = new Narrator(other, narration, () => 0);
  narrator.notice(event('stolen'), 1);
  narrator.dismiss();
  expect(narrator.harms).toEqual([]);
  Object.assign(other, { seat: 0 });
  expect(narrator.harms).toHaveLength(1);
});

it('keeps what a deed did to somebody here beside what its events say', () => {
  const silenced = { at: ['#mine'], text: 'the mine stops', against: 0 };
  const harms: NonNullable<Narration['harms']> = (before, after) =>
    before['mines'] === after['mines'] ? [] : [silenced, { ...silenced, against: 1 }];
  const narrator = new Narrator(model, { ...narration, harms }, () => 1);
  narrator.noticeEffects(stub<View>({ mines: 1 }), stub<View>({ mines: 1 }), 1);
  expect(narrator.harms).toEqual([]);
  narrator.noticeEffects(stub<View>({ mines: 1 }), stub<View>({ mines: 0 }), 1);
  expect(narrator.harms).toMatchObject([{ by: 'Green', text: 'the mine stops', seats: [0] }]);
  narrator.dismiss();
  narrator.noticeEffects(stub<View>({ mines: 1 }), stub<View>({ mines: 0 }), 0);
  expect(narrator.harms).toEqual([]);
});

it('celebrates a great moment for a while', async () => {
  const narrator = told(0);
  narrator.notice(event('opened'), 0);
  expect(narrator.great).toMatchObject({ headline: 'Great!', text: 'it opened 1' });
  await vi.advanceTimersByTimeAsync(CELEBRATION_MS);
  expect(narrator.great).toBeNull();
});

it('an event whose telling fails is not told, and nothing else is lost', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const narrator = told(0);
  narrator.notice(event('broken'), 1);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

it('leaves less time for what matters little, unless it is against somebody', async () => {
  const timeOf = async (name: string) => {
    const narrator = told();
    await Promise.all([narrator.lead(event(name), 1), vi.runAllTimersAsync()]);
    const { caption } = narrator;
    document.body.replaceChildren();
    return caption ? readingTime(caption) : 0;
  };
  expect(await timeOf('small')).toBeLessThan((await timeOf('moved')) * 0.7);
  expect(await timeOf('smallAgainstMe')).toBeGreaterThanOrEqual(await timeOf('moved'));
});
