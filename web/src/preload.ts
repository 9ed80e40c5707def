/**
 * Runs first, from the page itself: it requests what this address needs while the program is still loading. The build
 * writes this function into index.html as it stands (plugins/preload.ts), so it can import nothing.
 */

/** Scripts, styles and fonts by what needs them: a page, a language, a game, a game in a language, or everything. */
export type Files = Readonly<Record<string, readonly string[]>>;

/** The requests made here; `net/preloaded.ts` hands them on. */
export interface Preloaded {
  address: string;
  socket: WebSocket;
  heard: MessageEvent[];
  answers: Record<string, Promise<Response>>;
}

declare global {
  var preloaded: Preloaded | undefined;
}

export function preload(files: Files): void {
  const stored = (name: string) => {
    try {
      return (JSON.parse(localStorage.getItem(name) ?? 'null') ?? {}) as Record<string, string>;
    } catch {
      return {};
    }
  };
  const fetchFiles = (name: string) => {
    for (const href of Object.hasOwn(files, name) ? (files[name] ?? []) : []) {
      const [isScript, isStyle] = [href.endsWith('.js'), href.endsWith('.css')];
      const link = document.createElement('link');
      link.crossOrigin = '';
      link.as = isScript ? 'script' : isStyle ? 'style' : 'font';
      link.rel = isScript ? 'modulepreload' : 'preload';
      if (isStyle && !document.body) {
        // Nothing is drawn before the styles of the page are loaded. Those of a game may come later.
        link.rel = 'stylesheet';
        link.setAttribute('blocking', 'render');
      }
      link.href = href;
      document.head.append(link);
    }
  };
  const [, page = '', table = '', secret] = location.hash.split('/');
  const { key } = stored('mattock.me');
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in files);
  const language = stored('mattock.settings')['language'] ?? spoken ?? 'en';

  /** Open the socket; the first news name the game. */
  const connect = (address: string) => {
    const preloaded: Preloaded = (globalThis.preloaded = {
      address,
      socket: new WebSocket(address),
      heard: [],
      answers: {},
    });
    preloaded.socket.onopen = () =>
      preloaded.socket.send(JSON.stringify({ do: 'hello', token: key, after: 0, changes: true }));
    preloaded.socket.onmessage = (message) => {
      preloaded.heard.push(message);
      const game = /"game":\s*"(\w+)"/.exec(String(message.data))?.[1];
      const rules = /"rules":\s*"([^"]+)"/.exec(String(message.data))?.[1] ?? '';
      const path = `/api/games/${game}/pieces?rules=${encodeURIComponent(rules)}`;
      if (!game || preloaded.answers[path]) return;
      fetchFiles(game);
      fetchFiles(`${language}.${game}`);
      preloaded.answers[path] = fetch(path, { headers: { Authorization: `Bearer ${key}` } });
    };
  };
  if (page === 't' && table && !secret && key)
    connect(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  fetchFiles(page === 't' ? 'table' : Object.hasOwn(files, page) ? page : 'hall');
  fetchFiles(language);
  fetchFiles('all');
}
