/** A person's session at a table: entering it, staying connected, and what the page shows around the game. */

import { Refused } from '../net/api';
import { socketAddress, TableSocket, type ConnectionState } from '../net/socket';
import type { Answer, GameId, News, Person, Presence } from '../net/wire';
import type { SceneModule } from './scene';
import { loadWords } from '../words';
import { answerText, errorText } from '../app/error-text';
import type { InviteInfo } from '../app/links';
import { api, isUnknownKey, me } from '../app/me.svelte';
import { rememberCommitment } from './commitments';
import { hasFreeSeat, hostName } from './seats';
import { settings } from '../app/settings.svelte';
import { playSound } from '../app/sound';
import { TableModel } from './model.svelte';
import { toasts } from '../app/toasts.svelte';
import { WhyNot } from './why.svelte';

export type SessionStage = 'joining' | 'locked' | 'refused' | 'ready';

/** At most so many sentences are kept for a screen reader. */
const MAX_SPOKEN = 12;
/** ms for which sentences are collected and then written together. */
const SPEECH_DELAY = 40;

export class TableSession {
  stage = $state<SessionStage>('joining');
  connection = $state<ConnectionState>('joining');
  /** The table has let this person in; a secret is not needed any more. */
  isAdmitted = $state(false);
  refusal = $state.raw<Refused['answer'] | null>(null);
  model = $state.raw<TableModel | null>(null);
  scene = $state.raw<SceneModule | null>(null);
  /** The server's clock minus ours, in seconds. */
  skew = $state(0);
  announcements = $state.raw<readonly { id: number; text: string }[]>([]);
  /** The paragraph at which the book of rules is open; null: it is closed. */
  paragraph = $state<string | null>(null);
  readonly why = new WhyNot(
    () => this.model,
    () => this.scene?.help,
  );
  #socket: TableSocket | null = null;
  #waitingNews: News[] = [];
  #announced = 0;
  #unannounced: { id: number; text: string }[] = [];
  #isGone = false;

  constructor(
    readonly table: string,
    private readonly loadScene: (game: GameId) => Promise<SceneModule>,
    private readonly secret?: string,
  ) {}

  /** Enter the table, with a password or the secret of a link if there is one. */
  async join(password = ''): Promise<void> {
    const key = password ? { password } : this.secret && !this.model ? { secret: this.secret } : null;
    if (this.stage === 'refused') this.stage = 'joining';
    try {
      await me.known();
      if (key) await api.enter(this.table, key);
      this.isAdmitted = true;
      if (this.#isGone) return;
      this.stage = 'joining';
      this.#open();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Name a new person, enter the table and sit down; false if the name was refused. */
  async introduce(name: string): Promise<boolean> {
    try {
      await me.rename(name);
    } catch (error) {
      toasts.add(errorText(error));
      return false;
    }
    this.#isSittingDown = true;
    void this.join();
    return true;
  }
  /** A person who has just entered a name takes a free seat. */
  #isSittingDown = false;

  /** The game of the table and who opened it; null if strangers may not know. */
  async tableInfo(): Promise<InviteInfo | null> {
    try {
      await me.known();
      const { standing } = await api.look(this.table);
      return { game: standing.game, by: hostName(standing) };
    } catch {
      return null;
    }
  }

  leave(): void {
    this.#isGone = true;
    this.#socket?.close();
  }

  /** Check the connection: the page is visible again, or the network has come or gone. */
  checkConnection(): void {
    this.#socket?.checkNow();
  }

  /** Load the texts of the game in the language that is set. */
  async loadTexts(): Promise<void> {
    const { model } = this;
    if (model && model.words.language !== settings.language)
      model.setTexts(await loadWords(settings.language, model.game, model.pieces));
  }

  #open(): void {
    this.#socket?.close();
    this.#socket = new TableSocket(socketAddress(this.table), () => me.key, {
      news: (news) => this.#receive(news),
      presence: (people) => this.#updatePresence(people),
      welcome: (person, time) => {
        this.#person = person;
        this.skew = time - Date.now() / 1000;
      },
      refused: (answer) => this.#refuse(new Refused(answer)),
      state: (state) => (this.connection = state),
    });
    this.#socket.open();
  }
  #person: Person | null = null;

  #updatePresence(people: Presence[]): void {
    this.#people = people;
    if (this.model) this.model.presence = people;
  }
  #people: Presence[] = [];

  #receive(news: News): void {
    this.#hasCommitment ||= rememberCommitment(this.table, news.standing);
    if (this.model) this.model.receive(news);
    else if (this.#waitingNews.push(news) === 1) void this.#createModel(news);
  }

  #hasCommitment = false;

  /** The first news name the game: load what it needs, then create the model. */
  async #createModel({ standing: { game, rules } }: News): Promise<void> {
    try {
      const printed = api.pieces(game, rules);
      const wanted = [printed, this.loadScene(game), loadWords(settings.language, game, printed)] as const;
      const [pieces, scene, words] = await Promise.all(wanted);
      if (this.#isGone || !this.#socket) return;
      this.scene = scene;
      const model = new TableModel({
        table: this.table,
        person: this.#person,
        game,
        pieces,
        words,
        motion: scene.motion,
        narration: scene.narration,
        connection: this.#socket,
        past: async (seat, deeds) => (await api.past(this.table, seat, deeds)).view,
        history: (before) => api.history(this.table, before),
        speed: () => settings.speed,
        reading: () => settings.reading,
        sound: (name) => settings.sound && playSound(name),
        refused: (answer) => this.#tellRefusal(answer),
        tell: (sentence) => this.announce(sentence),
        explain: (code, beside) => void this.why.about(code, beside),
        rule: (paragraph) => (this.paragraph = paragraph),
      });
      for (const news of this.#waitingNews) model.receive(news);
      this.#waitingNews = [];
      model.presence = this.#people;
      this.model = model;
      this.stage = 'ready';
      // With a clock or a rating at stake one reads first what that means, and sits down by oneself.
      const { status, settings: agreed } = model.standing;
      const isHarmless = agreed.seconds === null && !agreed.rated;
      if (this.#isSittingDown && status === 'open' && isHarmless && hasFreeSeat(model.standing))
        void model.command({ do: 'sit' });
    } catch (error) {
      this.#waitingNews = [];
      this.#refuse(error);
    }
  }

  /** Let a screen reader say this. */
  announce(text: string): void {
    this.#unannounced.push({ id: (this.#announced += 1), text });
    if (this.#unannounced.length > 1) return;
    setTimeout(() => {
      this.announcements = [...this.announcements, ...this.#unannounced].slice(-MAX_SPOKEN);
      this.#unannounced = [];
    }, SPEECH_DELAY);
  }

  #tellRefusal(answer: Answer): void {
    const { model } = this;
    if (answer.answer !== 'illegal_move' || !model) toasts.add(answerText(answer));
    else toasts.add(model.words.refusal(answer, model.view));
  }

  #refuse(error: unknown): void {
    const answer = error instanceof Refused ? error.answer : null;
    if (isUnknownKey(error)) me.forget();
    const isLocked = answer?.answer === 'not_yours' && answer.code === 'not_entered';
    this.refusal = answer;
    if (this.stage === 'locked' && !isLocked) toasts.add(errorText(error));
    else this.stage = isLocked ? 'locked' : 'refused';
  }
}
