/**
 * The socket to one table. It reconnects by itself, resumes after the last version it received, and sends commands that
 * were not answered again with the same key, so that no click is lost and none counts twice.
 */

import { applyChanges } from './changes';
import { preloadedSocket } from './preloaded';
import { newCommandKey, type Connection } from './connection';
import type { Answer, Changes, Command, News, Person, Ping, Presence, Question, Welcome } from './wire';

export type ConnectionState = 'joining' | 'open' | 'lost' | 'closed';

export interface SocketListener {
  news(news: News): void;
  presence(people: Presence[]): void;
  /** `time` is the server's clock in seconds; ours may differ. */
  welcome(person: Person, time: number): void;
  /** The table does not let us in; the socket does not reconnect. */
  refused(answer: Answer): void;
  state(state: ConnectionState): void;
}

interface Pending {
  command: Command;
  resolve: (answer: Answer) => void;
  tries: number;
}

const PING_INTERVAL = 20_000;
const ANSWER_TIMEOUT = 8_000;
/** The timeout after somebody has come back to the page, or the network has changed. */
const HURRIED_TIMEOUT = 2_500;
const MAX_RECONNECT_WAIT = 5_000;
const MAX_TRIES = 4;
/** Answers to hello after which the socket tries again. */
const TEMPORARY = ['dropped', 'unavailable', 'too_fast'];

export class TableSocket implements Connection {
  #socket: WebSocket | null = null;
  #isWelcome = false;
  #isClosed = false;
  #after = 0;
  /** The last complete news of this connection; changes refer to it. */
  #last: News | null = null;
  #failures = 0;
  #pending = new Map<string, Pending>();
  #asked = new Map<string, { question: Question; heard: (answer: Answer) => void }>();
  #refs = 0;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly token: () => string,
    private readonly listener: SocketListener,
    private readonly dial: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    clearTimeout(this.#reconnect);
    if (this.#isClosed || this.#socket) return;
    this.listener.state('joining');
    this.#last = null;
    const early = preloadedSocket(this.url);
    const socket = (this.#socket = early?.socket ?? this.dial(this.url));
    const heard = (message: MessageEvent) => this.#receive(JSON.parse(String(message.data)) as Answer);
    if (!early)
      socket.onopen = () =>
        socket.send(JSON.stringify({ do: 'hello', token: this.token(), after: this.#after, changes: true }));
    socket.onmessage = heard;
    socket.onclose = () => this.#lost(socket);
    this.#restartTimeout();
    early?.heard.forEach(heard);
  }

  /** Reconnect or ping at once: the network has come or gone, or the phone has woken up. */
  checkNow(): void {
    if (this.#isClosed) return;
    if (!this.#socket) this.open();
    else if (this.#isWelcome) this.#ping(HURRIED_TIMEOUT);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#reconnect);
    this.#stopTimers();
    this.#socket?.close();
    this.#socket = null;
    this.listener.state('closed');
  }

  command(command: Command): Promise<Answer> {
    const key = command.key ?? newCommandKey();
    return new Promise((resolve) => {
      this.#pending.set(key, { command: { ...command, key }, resolve, tries: 0 });
      this.#dispatch(key);
    });
  }

  ask(question: Question, heard: (answer: Answer) => void): void {
    const ref = String((this.#refs += 1));
    if (question.do === 'coach') this.#dropCoached();
    const asked = { question: { ...question, ref }, heard };
    this.#asked.set(ref, asked);
    this.#send(asked.question);
  }

  /** Drop older questions to the coach: a newer one ends them, and the answer to them is of no use. */
  #dropCoached(): void {
    for (const [ref, { question }] of this.#asked) if (question.do === 'coach') this.#asked.delete(ref);
  }

  #receive(answer: Answer): void {
    if (answer.answer === 'welcome') this.#isWelcome = true;
    this.#restartTimeout();
    if ('re' in answer && typeof answer.re === 'string') this.#replied(answer.re, answer);
    else if (answer.answer === 'welcome') this.#welcomed(answer);
    else if (answer.answer === 'news') this.#takeNews(answer);
    else if (answer.answer === 'changes') this.#takeChanges(answer);
    else if (answer.answer === 'presence') this.listener.presence(answer.people);
    else if (!this.#isWelcome && !TEMPORARY.includes(answer.answer)) {
      this.close();
      this.listener.refused(answer);
    }
  }

  /** Send everything again that was not answered. */
  #welcomed({ person, server_time }: Welcome): void {
    this.#failures = 0;
    clearInterval(this.#pings);
    this.#pings = setInterval(() => this.#ping(), PING_INTERVAL);
    this.listener.welcome(person, server_time);
    this.listener.state('open');
    for (const key of this.#pending.keys()) this.#dispatch(key);
    for (const { question } of this.#asked.values()) this.#send(question);
  }

  #takeNews(news: News): void {
    this.#after = Math.max(this.#after, news.version);
    this.#last = news;
    this.listener.news(news);
  }

  /**
   * Apply changes to the last news. If they refer to other news, reconnect: the result would be a position that never
   * was.
   */
  #takeChanges(changes: Changes): void {
    if (this.#last?.version === changes.since) this.#takeNews(applyChanges(this.#last, changes));
    else if (this.#socket) this.#lost(this.#socket);
  }

  #replied(re: string, answer: Answer): void {
    const pending = this.#pending.get(re);
    if (pending) {
      const isPassing = answer.answer === 'unavailable' || answer.answer === 'too_fast';
      if (isPassing && pending.tries < MAX_TRIES) setTimeout(() => this.#dispatch(re), waitFor(answer, pending.tries));
      else {
        this.#pending.delete(re);
        pending.resolve(answer);
      }
      return;
    }
    const asked = this.#asked.get(re);
    if (answer.answer !== 'advice' || answer.final) this.#asked.delete(re);
    asked?.heard(answer);
  }

  #dispatch(key: string): void {
    const pending = this.#pending.get(key);
    if (!pending || !this.#isWelcome) return;
    pending.tries += 1;
    this.#send(pending.command);
  }

  #send(what: Command | Question | Ping): void {
    if (this.#isWelcome && this.#socket) this.#socket.send(JSON.stringify(what));
  }

  #ping(patience = ANSWER_TIMEOUT): void {
    this.#send({ do: 'ping' });
    this.#startTimeout(patience);
  }

  /** Something was received, or hello was sent: restart the timeout. */
  #restartTimeout(): void {
    clearTimeout(this.#timeout);
    if (!this.#isWelcome) this.#startTimeout(ANSWER_TIMEOUT);
  }

  /** Give the connection up if nothing is received by then, whatever the network reports. */
  #startTimeout(patience: number): void {
    clearTimeout(this.#timeout);
    const socket = this.#socket;
    this.#timeout = setTimeout(() => socket && this.#lost(socket), patience);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#isWelcome = false;
    this.#stopTimers();
    socket.onclose = socket.onmessage = null;
    socket.close();
    if (this.#isClosed) return;
    this.listener.state('lost');
    this.#reconnect = setTimeout(() => this.open(), backoff(this.#failures));
    this.#failures += 1;
  }

  #stopTimers(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#timeout);
  }
}

/** Wait longer after each failure, and a little at random so that not all clients reconnect at the same moment. */
export function backoff(failures: number, chance: number = Math.random()): number {
  return Math.min(MAX_RECONNECT_WAIT, 300 * 2 ** failures) * (0.75 + chance / 2);
}

function waitFor(answer: Answer, tries: number): number {
  return answer.answer === 'too_fast' ? answer.retry * 1000 + 50 : 500 * 2 ** tries;
}

export function socketAddress(table: string, page: Location = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
