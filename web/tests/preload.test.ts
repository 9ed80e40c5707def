import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../src/preload';
import { Api } from '../src/net/api';
import { TableSocket } from '../src/net/socket';
import type { News } from '../src/net/wire';
import { stub } from './stub';

const FILES = {
  all: ['/font.woff2'],
  hall: ['/hall.js', '/hall.css'],
  table: ['/table.js', '/table.css'],
  en: ['/en.js'],
  de: ['/de.js'],
  runedar: ['/runedar.js', '/runedar.css'],
  'de.runedar': ['/de.runedar.js'],
};
const ADDRESS = 'ws://hall.example/api/tables/t1/socket';
const PIECES = '/api/games/runedar/pieces?rules=runedar%203';
const NEWS = { answer: 'news', version: 3, standing: { game: 'runedar', rules: 'runedar 3' } };

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send = (text: string) => this.sent.push(text);
  close = () => undefined;
  hear = (answer: object) => this.onmessage?.({ data: JSON.stringify(answer) });
}

const asked = vi.fn(() => Promise.resolve(new Response('{"card":{}}')));
const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const heard = (news: (news: News) => void) => {
  const silent = () => undefined;
  const ears = { news, presence: silent, welcome: silent, refused: silent, state: silent };
  const socket = new TableSocket(
    ADDRESS,
    () => 'key',
    ears,
    (url) => stub<WebSocket>(new FakeSocket(url)),
  );
  socket.open();
  return socket;
};

beforeEach(() => {
  document.head.innerHTML = '';
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { origin: 'http://hall.example', hash: '' });
  localStorage.clear();
  globalThis.preloaded = undefined;
});
afterEach(() => vi.unstubAllGlobals());

function at(hash: string) {
  location.hash = hash;
  preload(FILES);
}

describe('what is asked for before the program is there', () => {
  it('is the hall in the language of the browser where nothing else is known', () => {
    at('');
    expect(hrefs()).toEqual(['/hall.js', '/hall.css', '/en.js', '/font.woff2']);
    expect(FakeSocket.all).toEqual([]);
  });

  it('is the hall for the sheets that hang in it, and for addresses that mean nothing', () => {
    for (const hash of ['#/settings', '#/constructor']) {
      document.head.innerHTML = '';
      at(hash);
      expect(hrefs()).toContain('/hall.js');
    }
  });

  it('is the table without a line where nobody is known, or a secret has to be shown first', () => {
    at('#/t/t1');
    localStorage.setItem('mattock.me', '{"key":"k"}');
    at('#/t/t1/secret');
    expect(hrefs()).toContain('/table.js');
    expect(FakeSocket.all).toEqual([]);
  });

  it('is a table of the game that the first news name, in the language that was set', () => {
    localStorage.setItem('mattock.me', '{"key":"k"}');
    localStorage.setItem('mattock.settings', '{"language":"de"}');
    at('#/t/t1');
    const [socket] = FakeSocket.all as [FakeSocket];
    expect(socket.url).toBe(ADDRESS);
    socket.onopen?.();
    expect(JSON.parse(socket.sent[0] ?? '')).toEqual({ do: 'hello', token: 'k', after: 0, changes: true });
    socket.hear({ answer: 'welcome' });
    expect(hrefs()).not.toContain('/runedar.js');
    socket.hear(NEWS);
    socket.hear(NEWS);
    expect(hrefs().filter((href) => href === '/runedar.js')).toHaveLength(1);
    expect(hrefs()).toContain('/de.runedar.js');
    expect(asked).toHaveBeenCalledExactlyOnceWith(PIECES, { headers: { Authorization: 'Bearer k' } });
  });

  it('survives a storage that holds nonsense', () => {
    localStorage.setItem('mattock.settings', 'nonsense');
    localStorage.setItem('mattock.me', 'null');
    expect(() => at('#/t/t1')).not.toThrow();
  });
});

describe('what was begun', () => {
  beforeEach(() => {
    localStorage.setItem('mattock.me', '{"key":"k"}');
    at('#/t/t1');
  });

  it('is handed to the line of that table, with what was heard until then', () => {
    const [socket] = FakeSocket.all as [FakeSocket];
    const news = vi.fn();
    socket.hear(NEWS);
    heard(news);
    expect(FakeSocket.all).toHaveLength(1);
    expect(news).toHaveBeenCalledExactlyOnceWith(NEWS);
    socket.hear({ ...NEWS, version: 4 });
    expect(news).toHaveBeenCalledTimes(2);
  });

  it('tells changes to what was heard before the line was handed on', () => {
    const [socket] = FakeSocket.all as [FakeSocket];
    const news = vi.fn();
    const since = { answer: 'changes', standing: null, deeds: 1, happenings: [], looks: [], free_steps: 0 };
    socket.hear(NEWS);
    socket.hear({ ...since, since: 3, version: 4 });
    heard(news);
    socket.hear({ ...since, since: 4, version: 5 });
    expect(news.mock.calls.map(([{ answer, version }]) => [answer, version])).toEqual(
      [3, 4, 5].map((version) => ['news', version]),
    );
  });

  it('is handed on once, and not if it has broken off', () => {
    heard(() => undefined);
    heard(() => undefined);
    expect(FakeSocket.all).toHaveLength(2);
    at('#/t/t1');
    (FakeSocket.all[2] as FakeSocket).readyState = 3;
    heard(() => undefined);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it('answers the question after the pieces once', async () => {
    (FakeSocket.all[0] as FakeSocket).hear(NEWS);
    const later = vi.fn(() => Promise.resolve(new Response('{"card":{"axe":{}}}')));
    const api = new Api(() => 'k', later);
    expect(await api.pieces('runedar', 'runedar 3')).toEqual({ card: {} });
    expect(await api.pieces('runedar', 'runedar 3')).toEqual({ card: { axe: {} } });
    expect(later).toHaveBeenCalledOnce();
  });
});
