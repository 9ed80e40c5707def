/**
 * The first thing that runs, out of the page itself: it asks for what this address will need while the program is still
 * on its way. The build writes it into index.html as it stands (plugins/begin.ts), so it can use nothing from elsewhere.
 */

/** Scripts, styles and fonts by who needs them: a page, a language, a game, a game in a language, or all. */
export type Files = Readonly<Record<string, readonly string[]>>;

/** What was begun here; `net/early.ts` hands it on. */
export interface Early {
  address: string;
  socket: WebSocket;
  heard: MessageEvent[];
  answers: Record<string, Promise<Response>>;
}

declare global {
  var early: Early | undefined;
}

export function begin(files: Files): void {
  const kept = (name: string) => {
    try {
      return (JSON.parse(localStorage.getItem(name) ?? 'null') ?? {}) as Record<string, string>;
    } catch {
      return {};
    }
  };
  const bring = (name: string) => {
    for (const href of Object.hasOwn(files, name) ? (files[name] ?? []) : []) {
      const [isScript, isStyle] = [href.endsWith('.js'), href.endsWith('.css')];
      const link = document.createElement('link');
      link.crossOrigin = '';
      link.as = isScript ? 'script' : isStyle ? 'style' : 'font';
      link.rel = isScript ? 'modulepreload' : 'preload';
      if (isStyle && !document.body) {
        // Nothing is drawn before the styles of its page are there. Those of a game come later.
        link.rel = 'stylesheet';
        link.setAttribute('blocking', 'render');
      }
      link.href = href;
      document.head.append(link);
    }
  };
  const [, page = '', table = '', secret] = location.hash.split('/');
  const { key } = kept('mattock.me');
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in files);
  const language = kept('mattock.settings')['language'] ?? spoken ?? 'en';

  /** The first news say which game it is. */
  const call = (address: string) => {
    const early: Early = (globalThis.early = { address, socket: new WebSocket(address), heard: [], answers: {} });
    early.socket.onopen = () => early.socket.send(JSON.stringify({ do: 'hello', token: key, after: 0, changes: true }));
    early.socket.onmessage = (message) => {
      early.heard.push(message);
      const game = /"game":\s*"(\w+)"/.exec(String(message.data))?.[1];
      const path = `/api/games/${game}/pieces`;
      if (!game || early.answers[path]) return;
      bring(game);
      bring(`${language}.${game}`);
      early.answers[path] = fetch(path, { headers: { Authorization: `Bearer ${key}` } });
    };
  };
  if (page === 't' && table && !secret && key)
    call(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  bring(page === 't' ? 'table' : Object.hasOwn(files, page) ? page : 'hall');
  bring(language);
  bring('all');
}
