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
import { loadOmitted } from './history';
import { isDuplicate } from './story.svelte';
import { MotionPlayer } from './motion-player';
import { Narrator } from './narrator.svelte';
import type { TableDeps } from './deps';
import { screenName } from './screen-names';
import { viewingSeat, isHotSeat, seatNames } from './seats';
import { hasSeen, rememberSeen } from './seen-tables';
import { recapOf, sinceLastDeed, type RecapLine } from './recap';
import { shareUnchanged } from './structural-sharing';
import { lastLines, Story, storyLines, actorsOf, afterStart, eventsOf, type Actor } from './story.svelte';
import { tableEventText } from './table-events';
import { undoPlan, type UndoPlan } from './undo';
import { i18n } from '../app/i18n.svelte';

/** More events than this at once are not played but only logged. */
const MAX_PLAYED_EVENTS = 60;
/** The number of log lines that a scene gets. */
const MAX_LOG_LINES = 12;
/** How many of the next events are considered for one caption. */
const MAX_AHEAD = 12;
const NO_ACTIONS: readonly LegalAction[] = [];
/** ms until a table that is shown for the first time, or as it was, can be watched. */
const SETTLING_MS = 700;
const NOBODY: Actor = { seat: null, isBot: false };

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
  readonly narrator: Narrator;
  /** The hand is hidden until the next player at this screen confirms to be there. */
  isCovered = $state(false);
  isOverlaid = $state(false);
  /** The players at this screen chose to play with open hands. */
  isOpen = $state(false);
  isMoving = $state(false);
  /** Asked before a deed is sent: a guided tour lets only its own through. */
  guard: ((codes: readonly string[]) => boolean) | null = null;
  seat = $state<number | null>(null);
  #heard = $state.raw<News | null>(null);
  #shown = $state.raw<News | null>(null);
  #displayed = new DisplayedView();
  #unanswered = $state.raw<readonly Command[]>([]);
  #queue: { news: News; isJump: boolean }[] = [];
  #player: MotionPlayer;
  #texts: Words;
  #lines = $derived.by(() =>
    lastLines(this.story, this.words, MAX_LOG_LINES, (happening) => tableEventText(happening, this)),
  );

  constructor(private readonly deps: TableDeps) {
    this.table = deps.table;
    this.game = deps.game;
    this.person = deps.person;
    this.pieces = deps.pieces;
    this.#texts = deps.words;
    this.words = deps.words;
    this.coach = new Coach(deps.connection, deps.refused);
    this.narrator = new Narrator(this, deps.narration, deps.reading);
    this.#player = new MotionPlayer({
      model: this,
      motion: deps.motion,
      speed: deps.speed,
      sound: deps.sound,
      show: (change, isWatched) => this.#displayed.change(change, isWatched),
      onEvent: (event, at) => this.#announce(event, at),
      before: (event) => (this.#isOwn ? undefined : this.narrator.lead(event, this.#actor.seat, this.#ahead())),
      after: () => (this.#isOwn ? undefined : this.narrator.hold(this.#ahead())),
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
    if (this.guard && !this.guard(codes)) return;
    void this.command({ do: 'play', version: this.#shown.version, actions: codes });
  }

  readonly undoPlan: UndoPlan = $derived.by(() =>
    undoPlan(this.story.happenings, this.story.undone, this.own, this.seat),
  );

  /** What an undo takes back, in words. */
  get undoText(): string {
    const { deeds, others, first } = this.undoPlan;
    const line = deeds[0] && storyLines(deeds[0], this.words).find(({ isHeading }) => !isHeading);
    // Of the end of a turn the log has no line.
    if (!line) return others.length ? i18n.say('undo-into-turn', { name: this.name(first) }) : i18n.say('undo-last');
    if (!others.length) return i18n.say('undo-what', { deed: line.text });
    const names = i18n.listed(others.map((seat) => this.name(seat)));
    return i18n.say('undo-what-others', { names, deed: line.text });
  }
  /** An undo would take back more than one's own deed: the player is asked first. */
  isUndoAsked = $state(false);

  /**
   * Take back one's own last deed with what bots did after it, or the very last deed if somebody else has played since.
   */
  undo(isSure = false): void {
    if (!this.#shown) return;
    this.isUndoAsked = !isSure && this.undoPlan.others.length > 0;
    if (this.isUndoAsked) return;
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

  explain(code: string, beside: Element): void {
    this.deps.explain(code, beside);
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

  /** Show all that has happened at once. */
  skip(): void {
    if (!this.isMoving) return;
    this.#isHurried = true;
    this.#player.skip();
    this.narrator.rest();
  }
  #isHurried = false;

  get isTold(): boolean {
    return this.narrator.acting !== null;
  }

  /** What happened since this player's last deed, while they are asked and have not closed it. */
  readonly recap: readonly RecapLine[] = $derived.by(() => {
    if (!this.isAsked || this.isMoving || this.isCovered) return [];
    const missed = this.#missed;
    if ((missed.at(-1)?.number ?? 0) <= this.#recapSeen) return [];
    return recapOf(missed, this.words, (event) => this.narrator.tellingOf(event), this.seat);
  });
  /** This player has not played yet: the recap tells how the game began. */
  get isBeginning(): boolean {
    return this.#missed.length === this.story.happenings.length - this.story.undone.size;
  }
  #recapSeen = $state(0);

  dismissRecap(): void {
    this.#recapSeen = this.#missed.at(-1)?.number ?? 0;
  }

  get #missed(): readonly Happening[] {
    return this.seat === null ? [] : sinceLastDeed(this.story.happenings, this.story.undone, this.seat);
  }

  /** Show again what happened since this player's last deed, or from that moment on. */
  async watchAgain(from: Happening | null = null): Promise<void> {
    const missed = this.#missed.slice(Math.max(0, from ? this.#missed.indexOf(from) : 0));
    const deeds = this.standing.deeds - missed.filter(({ what }) => what.kind === 'action_played').length;
    if (this.#isFollowing || !missed.length || !this.#shown) return;
    const now = this.view;
    this.#isFollowing = this.isMoving = this.#isAgain = true;
    try {
      await this.#playFrom(deeds, missed);
    } finally {
      this.#displayed.settle(now);
      this.#isFollowing = this.isMoving = this.#isAgain = this.#isHurried = false;
      this.narrator.rest();
      void this.#follow();
    }
  }
  /** Tell events again: they harm nobody now and are not logged again. */
  #isAgain = false;

  /** Draw what this player saw after so many deeds, and play on from there. */
  async #playFrom(deeds: number, happenings: readonly Happening[]): Promise<void> {
    const past = this.seat === null ? null : await this.deps.past(this.seat, deeds).catch(() => null);
    if (!past) return;
    this.#displayed.settle(past);
    await wait(SETTLING_MS * this.deps.reading());
    await this.#play(happenings, happenings.flatMap(eventsOf));
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

  /** Take in news. `isJump`: they do not follow from the news before, so nothing moves and the log starts again. */
  receive(news: News, isJump = false): void {
    if (this.#heard && news.version < this.#heard.version) return;
    if (this.#heard?.standing.deeds !== news.standing.deeds) {
      this.coach.dismiss();
      this.isUndoAsked = false;
    }
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
      this.#isFollowing = this.isMoving = this.#isHurried = false;
      this.narrator.rest();
    }
  }
  #isFollowing = false;

  /** Play the events of the news, then show their end and the legal actions together. */
  async #advance(news: News, isJump: boolean): Promise<void> {
    this.isMoving = true;
    const tale = news.happenings.flatMap(eventsOf);
    const isNew = this.isDealt && !isJump;
    const isSeen = isNew && !this.isCovered && !document.hidden && !this.#isHurried;
    const isPlayed = isSeen && tale.length <= MAX_PLAYED_EVENTS;
    const before = this.#look(this.#shown)?.view;
    if (isPlayed) await this.#play(news.happenings, tale);
    else if (isNew) this.#notice(news, tale);
    else if (this.#isOpening(news, isJump)) await this.#playOpening(news);
    const after = this.#look(news)?.view;
    const [actor, ...others] = actorsOf(news.happenings).map(({ seat }) => seat);
    const isOne = actor !== undefined && others.every((seat) => seat === actor);
    if (isNew && before && after && isOne) this.narrator.noticeEffects(before, after, actor);
    if (isJump) this.story.forget();
    this.story.add(news.happenings);
    if (this.deps.history) void loadOmitted(news, this.deps.history, (page) => this.story.insert(page));
    this.#shown = news;
    this.#chooseSeat(news);
    if (this.own.length && news.standing.status === 'playing') rememberSeen(this.table);
    const view = this.#look(news)?.view ?? null;
    // A game that was stopped waits for nobody.
    this.#displayed.settle(view && news.standing.status === 'abandoned' ? { ...view, decision: null } : view);
    if (!this.#queue.length) this.isMoving = false;
  }

  async #play(happenings: readonly Happening[], tale: readonly TaleEvent[]): Promise<void> {
    this.#played = happenings;
    this.#tale = tale;
    this.#actors = actorsOf(happenings);
    this.#logEvents(0);
    await this.#player.play(tale);
  }

  /** Others have begun before this player saw the table for the first time. */
  #isOpening({ happenings, standing, looks, omitted }: News, isJump: boolean): boolean {
    const deeds = happenings.flatMap(({ what }) => (what.kind === 'action_played' ? [what.seat] : []));
    const isMine = looks.some(({ seat }) => seat !== null && deeds.includes(seat));
    const isFirst = !isJump && !omitted && !this.isDealt && !hasSeen(this.table) && !document.hidden;
    return isFirst && standing.status === 'playing' && standing.deeds > 0 && !isMine && this.deps.reading() > 0;
  }

  async #playOpening(news: News): Promise<void> {
    this.#chooseSeat(news);
    if (!this.isCovered && this.seat !== null) await this.#playFrom(0, afterStart(news.happenings));
  }
  #played: readonly Happening[] = [];
  #tale: readonly TaleEvent[] = [];
  #at = 0;
  #actors: readonly Actor[] = [];
  #actor: Actor = NOBODY;
  #isRepeated = false;

  /** The next events by the same player, as far as they are known. */
  #ahead(): TaleEvent[] {
    const waiting = this.#queue.some(({ isJump }) => isJump) ? [] : this.#queue.flatMap(({ news }) => news.happenings);
    const actors = [...this.#actors.slice(this.#at + 1), ...actorsOf(waiting)];
    const end = actors.findIndex(({ seat }) => seat !== this.#actor.seat);
    const tale = [...this.#tale.slice(this.#at + 1), ...waiting.flatMap(eventsOf)];
    return tale.slice(0, Math.min(end < 0 ? MAX_AHEAD : end, MAX_AHEAD));
  }

  /** The deed that is told was done at this screen. */
  get #isOwn(): boolean {
    const { seat, isBot } = this.#actor;
    return seat !== null && !isBot && this.own.includes(seat);
  }

  /** Keep unseen events that concern somebody here. */
  #notice(news: News, tale: readonly TaleEvent[]): void {
    const actors = actorsOf(news.happenings);
    for (const [at, event] of tale.entries()) this.narrator.notice(event, actors[at]?.seat ?? null);
  }

  /** Log the first `events` of what is played now; without motion all of it is logged at the end. */
  #logEvents(events: number): void {
    if (this.deps.speed() > 0 && !this.#player.isSkipped && !this.#isAgain) this.story.add(this.#played, events);
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
    const names = seatNames(this.standing).map((name, seat) => name ?? screenName(this.table, this.standing, seat));
    const key = JSON.stringify([this.#texts.language, names]);
    if (key === this.#namedSeats) return;
    this.#namedSeats = key;
    this.words = this.#texts.atTable(view, names);
  }
  #namedSeats = '';

  #look(news: News | null) {
    return news?.looks.find((look) => look.seat === this.seat) ?? news?.looks[0];
  }

  #announce(event: TaleEvent, at: number): void {
    this.#logEvents(at + 1);
    const before = at > 0 ? this.#last : null;
    this.#last = event;
    this.#at = at;
    this.#actor = this.#actors[at] ?? NOBODY;
    this.#isRepeated = isDuplicate(event, before, this.words);
    if (this.#isRepeated) return;
    if (this.#isAgain) return;
    this.narrator.notice(event, this.#actor.seat);
    try {
      this.deps.tell(this.words.event(event));
    } catch {
      // Events that no log shows have no sentence.
    }
  }
  #last: TaleEvent | null = null;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
