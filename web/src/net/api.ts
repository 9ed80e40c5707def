/** Asking the server over HTTP. An answer that is a refusal is thrown as `Refused`; no server at all as `Unreachable`. */

import { earlyAnswer } from './early';
import type { Answer, Command, Data, GameId, News, Person, Place, Settings, Status } from './wire';

export class Refused extends Error {
  constructor(readonly answer: Answer) {
    super(answer.answer);
  }
}

export class Unreachable extends Error {}

export interface Choice {
  name: string;
  kind: 'number' | 'word' | 'flag' | 'per_seat' | 'free';
  choices: (string | number | boolean)[];
  default: string | number | boolean | null;
}

export interface Offered {
  game: GameId;
  players: [number, number];
  options: Choice[];
}

/** A table as the lobby shows it; `asked` is the id of the person to move. */
export interface Sign {
  id: string;
  game: GameId;
  status: Status;
  changed: number;
  asked: string | null;
  seats: Place[];
  options: Data;
  settings: Settings;
  has_password: boolean;
}

export interface NewTable {
  game: string;
  options: Data;
  settings?: Partial<Settings>;
  password?: string;
  key?: string;
}

type Pieces = Record<string, Record<string, Record<string, unknown>>>;
type Enrolled = Person & { key: string };

export class Api {
  constructor(
    private readonly token: () => string | null,
    private readonly ask: typeof fetch = (...request) => fetch(...request),
  ) {}

  enrol = (name: string) => this.#send<Enrolled>('POST', '/people', { name });
  myself = () => this.#send<Person>('GET', '/people/me');
  rename = (name: string) => this.#send<Person>('PATCH', '/people/me', { name });
  deviceLink = () => this.#send<{ secret: string }>('POST', '/people/me/links');
  followDevice = (secret: string) => this.#send<Enrolled>('POST', '/people/links', { secret });

  games = () => this.#send<Offered[]>('GET', '/games');
  pieces = (game: string) => this.#send<Pieces>('GET', `/games/${game}/pieces`);

  tables = (which: 'open' | 'mine' | 'playing') => this.#send<Sign[]>('GET', `/tables?which=${which}`);
  look = (table: string) => this.#send<News>('GET', at(table));
  create = (wanted: NewTable) => this.#send<{ table: string }>('POST', '/tables', wanted);
  enter = (table: string, by: { password?: string; secret?: string }) =>
    this.#send<Answer>('POST', `${at(table)}/enter`, by);
  invite = (table: string, seat?: number) =>
    this.#send<{ secret: string }>('POST', `${at(table)}/links`, seat === undefined ? {} : { seat });
  command = (table: string, command: Command) => this.#send<Answer>('POST', `${at(table)}/commands`, command);

  /** Anything else there is, by its path under `/api`. */
  read = <T>(path: string) => this.#send<T>('GET', path);

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = new Headers();
    const token = this.token();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const answer = await this.#fetched(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = (await answer.json().catch(() => null)) as T | null;
    if (said === null) throw new Unreachable(`${method} ${path}: ${answer.status}`);
    if (!answer.ok) throw new Refused(said as Answer);
    return said;
  }

  async #fetched(path: string, request: RequestInit): Promise<Response> {
    try {
      const early = request.method === 'GET' ? earlyAnswer(`/api${path}`) : null;
      return await (early ?? this.ask(`/api${path}`, request));
    } catch (error) {
      throw new Unreachable(path, { cause: error });
    }
  }
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
