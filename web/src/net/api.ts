/** The HTTP API of the server. A refusal is thrown as `Refused`, a missing or broken answer as `Unreachable`. */

import { deviceName } from './device';
import { preloadedAnswer } from './preloaded';
import type {
  Done,
  Entered,
  Invitation,
  NewPerson,
  DeviceLink,
  CurrentPerson,
  NewTable,
  GameInfo,
  GameTexts,
  HistoryPage,
  JournalUpload,
  OpenedJournal,
  PrintedPieces,
  ReviewReport,
  LobbyTable,
  EnterRequest,
  Reported,
  ReportRequest,
  TourInfo,
  WeighedGame,
} from '../contract/messages';
import type { Answer, Command, Look, News } from './wire';

export type { GameOption as Choice, NewTable, GameInfo as Offered, LobbyTable as Sign } from '../contract/messages';

/** A name that the client refuses by itself, before it asks the server. */
interface BadName {
  answer: 'bad_name';
}

export class Refused extends Error {
  constructor(readonly answer: Answer | BadName) {
    super(answer.answer);
  }
}

export class Unreachable extends Error {}

export class Api {
  constructor(
    private readonly token: () => string | null,
    private readonly ask: typeof fetch = (...request) => fetch(...request),
  ) {}

  enrol = (name: string) => this.#send<NewPerson>('POST', '/people', { name });
  myself = () => this.#send<CurrentPerson>('GET', '/people/me');
  rename = (name: string) => this.#send<CurrentPerson>('PATCH', '/people/me', { name });
  deviceLink = () => this.#send<DeviceLink>('POST', '/people/me/links');
  followDevice = (secret: string) => this.#send<NewPerson>('POST', '/people/links', { secret });

  games = () => this.#send<GameInfo[]>('GET', '/games');
  weigh = (game: string) => this.#send<WeighedGame[]>('GET', `/games/${game}/weigh`);
  weighPeople = (game: string, people: readonly string[]) =>
    this.#send<WeighedGame[]>(
      'GET',
      `/chronicles/weigh?${new URLSearchParams([['game', game], ...people.map((id) => ['people', id])])}`,
    );
  tour = (game: string) => this.#send<TourInfo>('GET', `/games/${game}/tour`);
  pieces = (game: string, rules: string) =>
    this.#send<PrintedPieces>('GET', `/games/${game}/pieces?rules=${encodeURIComponent(rules)}`);
  texts = (game: string, language: string) => this.#send<GameTexts>('GET', `/games/${game}/texts/${language}`);

  tables = (which: 'open' | 'mine' | 'playing') => this.#send<LobbyTable[]>('GET', `/tables?which=${which}`);
  look = (table: string) => this.#send<News>('GET', at(table));
  past = (table: string, seat: number, deeds: number) =>
    this.#send<Look>('GET', `${at(table)}/past?seat=${seat}&deeds=${deeds}`);
  create = (wanted: NewTable) => this.#send<Done>('POST', '/tables', wanted);
  enter = (table: string, by: EnterRequest) => this.#send<Entered>('POST', `${at(table)}/enter`, by);
  invite = (table: string, seat?: number) =>
    this.#send<Invitation>('POST', `${at(table)}/links`, seat === undefined ? {} : { seat });
  /** A page of what has happened before that version, in order. */
  history = (table: string, before: number) => this.#send<HistoryPage>('GET', `${at(table)}/history?before=${before}`);
  report = (table: string, report: ReportRequest) => this.#send<Reported>('POST', `${at(table)}/reports`, report);
  openJournal = (upload: JournalUpload) => this.#send<OpenedJournal>('POST', '/journals', upload);
  review = (table: string) => this.#send<ReviewReport>('GET', `${at(table)}/review`);
  askForReview = (table: string) => this.#send<ReviewReport>('POST', `${at(table)}/review`);
  cancelReview = (table: string) => this.#send<ReviewReport>('DELETE', `${at(table)}/review`);
  command = (table: string, command: Command) => this.#send<Done>('POST', `${at(table)}/commands`, command);

  /** Read anything else by its path under `/api`. */
  read = <T>(path: string) => this.#send<T>('GET', path);
  /** Post anything else to its path under `/api`. */
  write = <T>(path: string, body?: unknown) => this.#send<T>('POST', path, body);

  async #send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = new Headers();
    const token = this.token();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (token) headers.set('Mattock-Device', deviceName());
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
      const early = request.method === 'GET' ? preloadedAnswer(`/api${path}`) : null;
      return await (early ?? this.ask(`/api${path}`, request));
    } catch (error) {
      throw new Unreachable(path, { cause: error });
    }
  }
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
