import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, TableSocket, type SocketListener } from '../../src/net/socket';
import type { Answer, Changes, News, View } from '../../src/net/wire';
import { stub } from '../stub';

/** The other end of the line, in the hands of the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.isClosed = true;
    this.onclose?.();
  }
  hear(answer: object) {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
  welcome() {
    this.onopen?.();
    this.hear({ answer: 'welcome', person: { id: 'p', name: 'Ylva' }, server_time: 0 });
  }
  plays() {
    return this.sent.filter((message) => message['do'] === 'play');
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
/** As told whole; the gold of its one look is the version. */
const news = (version: number): News => ({
  answer: 'news',
  table: 't',
  version,
  standing: { game: 'runedar', deeds: version } as News['standing'],
  happenings: [],
  looks: [
    {
      seat: 0,
      view: stub<View>({ game: 'runedar', to_move: 0, options: {}, decision: null, result: null, gold: version }),
      legal: [],
    },
  ],
  free_steps: 0,
  omitted: 0,
});
/** The same news, told as changes. */
const changes = (since: number, version: number): Changes => ({
  ...{ answer: 'changes', table: 't', since, version, standing: null, deeds: version, happenings: [], free_steps: 0 },
  looks: [{ seat: 0, patch: [{ op: 'replace', path: '/gold', value: version }], legal: [] }],
});

function line(listener: Partial<SocketListener> = {}) {
  const silent = () => undefined;
  const all = { news: silent, presence: silent, welcome: silent, refused: silent, state: silent, ...listener };
  const socket = new TableSocket(
    'ws://hall',
    () => 'key',
    all,
    (url) => stub<WebSocket>(new FakeSocket(url)),
  );
  socket.open();
  return socket;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the line to a table', () => {
  it('says who it is before anything else, and asks for the whole story', () => {
    const socket = line();
    void socket.command({ do: 'play', version: 1, action: 'dig' });
    last().onopen?.();
    expect(last().sent).toEqual([{ do: 'hello', token: 'key', after: 0, changes: true }]);
  });

  it('sends what waited as soon as it is welcome', () => {
    const socket = line();
    void socket.command({ do: 'play', version: 1, action: 'dig' });
    last().welcome();
    expect(last().plays()).toHaveLength(1);
  });

  it('goes on after the last version it heard', () => {
    line();
    last().welcome();
    last().hear(news(7));
    last().close();
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().sent[0]).toMatchObject({ do: 'hello', after: 7 });
  });

  it('repeats an unanswered command with its key, and an answered one never', async () => {
    const socket = line();
    last().welcome();
    const first = socket.command({ do: 'play', version: 1, action: 'dig' });
    const second = socket.command({ do: 'say', text: 'hello' });
    const [play, said] = last().sent.slice(1);
    last().hear({ re: said?.['key'], answer: 'done' });
    await second;
    last().close();
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent.slice(1)).toEqual([play]);
    last().hear({ re: play?.['key'], answer: 'done', version: 2 });
    expect(await first).toMatchObject({ answer: 'done', version: 2 });
  });

  it('tries again by itself what the server could not do just then', async () => {
    const socket = line();
    last().welcome();
    const wish = socket.command({ do: 'play', version: 1, action: 'dig' });
    const [play] = last().plays();
    last().hear({ re: play?.['key'], answer: 'unavailable', code: 'too_busy' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(last().plays()).toEqual([play, play]);
    last().hear({ re: play?.['key'], answer: 'done' });
    expect((await wish).answer).toBe('done');
  });

  it('hears advice until the last word, and asks again after a break', () => {
    const socket = line();
    const heard: Answer[] = [];
    last().welcome();
    socket.ask({ do: 'coach', seat: 0 }, (answer) => heard.push(answer));
    last().hear({ re: '1', answer: 'advice', advice: [], final: false });
    last().close();
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent[1]).toMatchObject({ do: 'coach', ref: '1' });
    last().hear({ re: '1', answer: 'advice', advice: [], final: true });
    last().hear({ re: '1', answer: 'advice', advice: [], final: true });
    expect(heard).toHaveLength(2);
  });

  it('says nothing about a question to the coach that was asked anew', () => {
    const socket = line();
    const [old, fresh] = [vi.fn(), vi.fn()];
    last().welcome();
    socket.ask({ do: 'coach', seat: 0 }, old);
    socket.ask({ do: 'coach', seat: 0 }, fresh);
    last().hear({ re: '1', answer: 'asked_again' });
    last().hear({ re: '2', answer: 'advice', advice: [], final: true });
    expect([old.mock.calls.length, fresh.mock.calls.length]).toEqual([0, 1]);
  });

  it('gives up a table that does not let it in', () => {
    const refused = vi.fn();
    line({ refused });
    last().onopen?.();
    last().hear({ re: null, answer: 'not_yours', code: 'not_entered' });
    vi.advanceTimersByTime(60_000);
    expect(refused).toHaveBeenCalledOnce();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('notices a line that has gone silent', () => {
    const states: string[] = [];
    line({ state: (state) => states.push(state) });
    last().welcome();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ do: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(states).toContain('lost');
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('finds out within seconds whether the line still lives when the phone awakes', () => {
    const states: string[] = [];
    const socket = line({ state: (state) => states.push(state) });
    last().welcome();
    socket.checkNow();
    expect(last().sent.at(-1)).toEqual({ do: 'ping' });
    vi.advanceTimersByTime(3_000);
    expect([states.includes('lost'), FakeSocket.all.length]).toEqual([true, 2]);
  });

  it('stays when somebody answers in time', () => {
    const socket = line();
    last().welcome();
    socket.checkNow();
    last().hear({ answer: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes back to a house that asks it to be slower', () => {
    const refused = vi.fn();
    line({ refused });
    last().onopen?.();
    last().hear({ re: null, answer: 'too_fast', retry: 1 });
    last().close();
    vi.advanceTimersByTime(2_000);
    expect([refused.mock.calls.length, FakeSocket.all.length]).toEqual([0, 2]);
  });

  it('does not wait when the network is back', () => {
    const socket = line();
    last().close();
    socket.checkNow();
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('changes on the line', () => {
  /** A table that has told version 7 whole, and what of it was heard. */
  function told() {
    const heard: News[] = [];
    const states: string[] = [];
    const socket = line({ news: (fresh) => heard.push(fresh), state: (state) => states.push(state) });
    last().welcome();
    last().hear(news(7));
    return { socket, heard, states };
  }
  const comeBack = () => {
    vi.advanceTimersByTime(1000);
    last().welcome();
  };

  it('are heard as whole news, one after the other', () => {
    const { heard } = told();
    last().hear(changes(7, 8));
    last().hear(changes(8, 10));
    expect(heard).toEqual([news(7), news(8), news(10)]);
  });

  it('go on from whole news that come in between', () => {
    const { heard } = told();
    last().hear(changes(7, 8));
    last().hear(news(9));
    last().hear(changes(9, 10));
    expect(heard).toEqual([7, 8, 9, 10].map(news));
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('count for where it goes on after a break', () => {
    told();
    last().hear(changes(7, 8));
    last().close();
    comeBack();
    expect(last().sent[0]).toMatchObject({ do: 'hello', after: 8, changes: true });
  });

  it('with a gap are not believed: it comes back for whole news', () => {
    const { heard, states } = told();
    const before = last();
    before.hear(changes(8, 9));
    expect([before.isClosed, states.at(-1), heard.length]).toEqual([true, 'lost', 1]);
    comeBack();
    expect(last().sent[0]).toMatchObject({ do: 'hello', after: 7 });
    last().hear(news(9));
    last().hear(changes(9, 10));
    expect(heard).toEqual([news(7), news(9), news(10)]);
    expect([FakeSocket.all.length, states.at(-1)]).toEqual([2, 'open']);
  });

  it('are never told against news of the connection before', () => {
    const { heard } = told();
    last().close();
    comeBack();
    last().hear(changes(7, 8));
    expect(last().isClosed).toBe(true);
    comeBack();
    last().hear(news(8));
    expect(heard).toEqual([news(7), news(8)]);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('do not go on from the news in an answer', async () => {
    const { socket, heard } = told();
    const wish = socket.command({ do: 'play', version: 6, action: 'dig' });
    last().hear({ re: last().plays()[0]?.['key'], answer: 'stale', news: news(8) });
    expect(await wish).toMatchObject({ answer: 'stale' });
    last().hear(changes(7, 8));
    expect(heard).toEqual([news(7), news(8)]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

it('waits longer after each failure, but never long', () => {
  const waits = [0, 1, 2, 3, 10].map((failures) => backoff(failures, 0.5));
  expect(waits).toEqual([300, 600, 1200, 2400, 5000]);
});
