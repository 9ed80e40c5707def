/** The model of one table. News go through a queue, so that the drawn view follows the events one by one. */

import type {
  Answer,
  Command,
  GameId,
  Happening,
  LegalAction,
  News,
  Person,
  Preview,
  Presence,
  Refusal,
  Standing,
  TaleEvent,
  View,
} from '../net/wire';
import { isPlayed } from '../net/connection';
import type { TableScene } from './scene';
import type { Words } from '../words/words';
import { Coach } from './coach.svelte';
import { DisplayedView } from './displayed-view.svelte';
import { isDuplicate } from './story.svelte';
import { MotionPlayer } from './motion-player';
import type { TableDeps } from './deps';
import { viewingSeat, isHotSeat, seatNames } from './seats';
import { shareUnchanged } from './structural-sharing';
import { lastLines, Story, eventsOf } from './story.svelte';
import { tableEventText } from './table-events';

/** More events than this at once are not played but only logged. */
const MAX_PLAYED_EVENTS = 60;
/** The number of log lines that a scene gets. */
const MAX_LOG_LINES = 12;
const NO_ACTIONS: readonly LegalAction[] = [];

export class TableModel implements TableScene {
  readonly table: string;
  readonly game: GameId;
  readonly person: Person | null;
  readonly pieces: TableScene['pieces'];
  readonly story = new Story();
  /** The texts, with the names of the people at this table. */
  words = $state.raw() as Words;
  presence = $state.raw<Presence[]>([]);
  readonly coach: Coach;
  /** The hand is hidden until the next player at this screen confirms to be there. */
  isCovered = $state(false);
  isOverlaid = $state(false);
  /** The players at this screen chose to play with open hands. */
  isOpen = $state(false);
  isMoving = $state(false);
  seat = $state<number | null>(null);
  #heard = $state.raw<News | null>(null);
  #shown = $state.raw<News | null>(null);
  #displayed = new DisplayedView();
  #unanswered = $state.raw<readonly Command[]>([]);
  #queue: { news: News; isJump: boolean }[] = [];
  #player: MotionPlayer;
  #texts: Words;
  #lines = $derived.by(() =>
    lastLines(this.story, this.words, MAX_LOG_LINES, (passage) => tableEventText(passage, this)),
  );

  constructor(private readonly deps: TableDeps) {
    this.table = deps.table;
    this.game = deps.game;
    this.person = deps.person;
    this.pieces = deps.pieces;
    this.#texts = deps.words;
    this.words = deps.words;
    this.coach = new Coach(deps.connection, deps.refused);
    this.#player = new MotionPlayer({
      model: this,
      motion: deps.motion,
      speed: deps.speed,
      sound: deps.sound,
      show: (change, isWatched) => this.#displayed.change(change, isWatched),
      told: (event, at) => this.#told(event, at),
    });
  }

  /** The current state of the table, ahead of what is drawn. */
  get standing(): Standing {
    return (this.#heard as News).standing;
  }

  get hasNews(): boolean {
    return this.#heard !== null;
  }

  get isDealt(): boolean {
    return this.#displayed.view !== null;
  }

  get view(): View {
    return this.#displayed.view as View;
  }

  get version(): number {
    return this.#heard?.version ?? 0;
  }

  get legal(): readonly LegalAction[] {
    if (this.isMoving || this.isCovered || this.waiting) return NO_ACTIONS;
    return this.#look(this.#shown)?.legal ?? NO_ACTIONS;
  }

  get waiting(): boolean {
    return this.#unanswered.some((command) => command.do !== 'say');
  }

  /** A command or chat message is not answered yet. */
  get hasUnanswered(): boolean {
    return this.#unanswered.length > 0;
  }

  get free_steps(): number {
    return this.#heard?.free_steps ?? 0;
  }

  /** The seats of the person at this screen. */
  get own(): number[] {
    const seats = this.#heard?.standing.seats ?? [];
    return seats.flatMap((seat, at) => (this.person && seat.owner?.id === this.person.id ? [at] : []));
  }

  get isHost(): boolean {
    return this.person !== null && this.#heard?.standing.host === this.person.id;
  }

  /** A player at this screen is to move. */
  get isAsked(): boolean {
    const { status, seats } = this.standing;
    const asked = this.#shown?.looks[0]?.view.to_move;
    return status === 'playing' && asked !== undefined && this.own.includes(asked) && seats[asked]?.bot === null;
  }

  get log(): readonly { event: TaleEvent; text: string }[] {
    return this.#lines;
  }

  name(seat: number): string {
    return this.words.seat(seat);
  }

  send(...codes: string[]): void {
    if (this.waiting || this.isMoving || !this.#shown || !codes.length) return;
    void this.command({ do: 'play', version: this.#shown.version, actions: codes });
  }

  /**
   * Take back one's own last deed with what bots did after it, or the very last deed if somebody else has played since.
   */
  undo(): void {
    if (!this.#shown) return;
    const isMine = this.free_steps > 0 || this.own.includes(this.story.lastPlayer ?? -1);
    void this.command({ do: 'undo', version: this.#shown.version, ...(isMine ? {} : { steps: 1 }) });
  }

  /** Send a command. A refusal is shown; the answer to a stale command brings the news that were missed. */
  async command(command: Command): Promise<Answer> {
    this.#unanswered = [...this.#unanswered, command];
    try {
      const answer = await this.deps.connection.command(command);
      if (answer.answer === 'stale') this.receive(answer.news);
      else if (answer.answer !== 'done') this.deps.refused(answer);
      return answer;
    } finally {
      this.#unanswered = this.#unanswered.filter((other) => other !== command);
    }
  }

  why(code: string, after: readonly string[] = []): Promise<Refusal | null> {
    const { seat } = this;
    if (seat === null) return Promise.reject(new Error('an onlooker asks nothing'));
    const question = { do: 'why', seat, action: code, ...(after.length ? { after: [...after] } : {}) } as const;
    return new Promise((resolve, reject) =>
      this.deps.connection.ask(question, (answer) =>
        answer.answer === 'why' ? resolve(answer.refusal) : reject(new Error(answer.answer)),
      ),
    );
  }

  ask(code: string, beside: Element): void {
    this.deps.ask(code, beside);
  }

  rule(paragraph: string): void {
    this.deps.rule(paragraph);
  }

  preview(paths: readonly (readonly string[])[]): Promise<(Preview | null)[]> {
    const { seat } = this;
    if (seat === null) return Promise.resolve(paths.map(() => null));
    const question = { do: 'preview', seat, paths: paths.map((path) => [...path]) } as const;
    return new Promise((resolve) =>
      this.deps.connection.ask(question, (answer) =>
        resolve(answer.answer === 'preview' ? answer.futures : paths.map(() => null)),
      ),
    );
  }

  get advice(): Coach['advice'] {
    return this.coach.advice;
  }

  /** Ask the coach what to do here. */
  askCoach(): void {
    if (this.seat !== null) this.coach.ask(this.seat);
  }

  skip(): void {
    this.#player.skip();
  }

  /** Use the texts of another language from here on. */
  setTexts(texts: Words): void {
    this.#texts = texts;
    this.#nameSeats();
  }

  /** Show the hand: the next player at this screen is there. */
  uncover(): void {
    this.isCovered = false;
  }

  /** Take in news. `isJump`: they do not follow from the news before, so nothing moves and the log is told anew. */
  receive(news: News, isJump = false): void {
    if (this.#heard && news.version < this.#heard.version) return;
    if (this.#heard?.standing.deeds !== news.standing.deeds) this.coach.dismiss();
    this.#heard = { ...news, standing: shareUnchanged(this.#heard?.standing, news.standing) };
    this.#nameSeats();
    this.#unanswered = this.#unanswered.filter((command) => !isPlayed(news, command));
    this.#queue.push({ news, isJump });
    void this.#follow();
  }

  async #follow(): Promise<void> {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift())
        await this.#advance(next.news, next.isJump);
    } finally {
      this.#isFollowing = this.isMoving = false;
    }
  }
  #isFollowing = false;

  /** Play the events of the news, then show their end and the legal actions together. */
  async #advance(news: News, isJump: boolean): Promise<void> {
    this.isMoving = true;
    const tale = news.happenings.flatMap(eventsOf);
    const isSeen = this.isDealt && !isJump && !this.isCovered && !document.hidden;
    if (isSeen && tale.length <= MAX_PLAYED_EVENTS) await this.#play(news, tale);
    if (isJump) this.story.forget();
    this.story.add(news.happenings);
    this.#shown = news;
    this.#chooseSeat(news);
    const view = this.#look(news)?.view ?? null;
    // A game that was stopped waits for nobody.
    this.#displayed.settle(view && news.standing.status === 'abandoned' ? { ...view, decision: null } : view);
    if (!this.#queue.length) this.isMoving = false;
  }

  async #play(news: News, tale: readonly TaleEvent[]): Promise<void> {
    this.#played = news.happenings;
    this.#logEvents(0);
    await this.#player.play(tale);
  }
  #played: readonly Happening[] = [];

  /** Log the first `events` of what is played now; without motion all of it is logged at the end. */
  #logEvents(events: number): void {
    if (this.deps.speed() > 0 && !this.#player.isSkipped) this.story.add(this.#played, events);
  }

  /** Switch to the seat that looks, and cover the hand if the screen is passed on. */
  #chooseSeat(news: News): void {
    const { status, options } = news.standing;
    const next = viewingSeat(news, this.seat);
    const isPassedOn = isHotSeat(news) && next !== this.seat && status === 'playing';
    this.seat = next;
    if (isPassedOn && !this.isOpen && options['open_hands'] !== true) this.isCovered = true;
    if (status !== 'playing') this.isCovered = false;
  }

  /** Put the names of the people at this table into the texts. */
  #nameSeats(): void {
    const view = this.#heard?.looks[0]?.view;
    if (!view) return;
    const names = seatNames(this.standing);
    const key = JSON.stringify([this.#texts.language, names]);
    if (key === this.#namedSeats) return;
    this.#namedSeats = key;
    this.words = this.#texts.atTable(view, names);
  }
  #namedSeats = '';

  #look(news: News | null) {
    return news?.looks.find((look) => look.seat === this.seat) ?? news?.looks[0];
  }

  #told(event: TaleEvent, at: number): void {
    this.#logEvents(at + 1);
    const before = at > 0 ? this.#last : null;
    this.#last = event;
    if (isDuplicate(event, before, this.words)) return;
    try {
      this.deps.tell(this.words.event(event));
    } catch {
      // Events that no log shows have no sentence.
    }
  }
  #last: TaleEvent | null = null;
}
