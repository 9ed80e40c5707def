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
  aloud = $state.raw<readonly { id: number; text: string }[]>([]);
  /** The paragraph at which the book of rules is open; null: it is closed. */
  paragraph = $state<string | null>(null);
  readonly why = new WhyNot(() => this.model);
  #socket: TableSocket | null = null;
  #early: News[] = [];
  #spoken = 0;
  #unspoken: { id: number; text: string }[] = [];
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
    this.#isComing = true;
    void this.join();
    return true;
  }
  /** A person who has just entered a name takes a free seat. */
  #isComing = false;

  /** The game of the table and who opened it; null if strangers may not know. */
  async sign(): Promise<InviteInfo | null> {
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
  hurry(): void {
    this.#socket?.hurry();
  }

  /** Load the texts of the game in the language that is set. */
  async speak(): Promise<void> {
    const { model } = this;
    if (model && model.words.language !== settings.language)
      model.speak(await loadWords(settings.language, model.game, model.pieces));
  }

  #open(): void {
    this.#socket?.close();
    this.#socket = new TableSocket(socketAddress(this.table), () => me.key, {
      news: (news) => this.#heard(news),
      presence: (people) => this.#gathered(people),
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

  #gathered(people: Presence[]): void {
    this.#people = people;
    if (this.model) this.model.presence = people;
  }
  #people: Presence[] = [];

  #heard(news: News): void {
    this.#isPromised ||= rememberCommitment(this.table, news.standing);
    if (this.model) this.model.hear(news);
    else if (this.#early.push(news) === 1) void this.#set(news);
  }

  #isPromised = false;

  /** The first news name the game: load what it needs, then create the model. */
  async #set({ standing: { game } }: News): Promise<void> {
    try {
      const printed = api.pieces(game);
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
        connection: this.#socket,
        speed: () => settings.speed,
        sound: (name) => settings.sound && playSound(name),
        refused: (answer) => this.#tellRefusal(answer),
        tell: (sentence) => this.say(sentence),
        ask: (code, beside) => void this.why.about(code, beside),
        rule: (paragraph) => (this.paragraph = paragraph),
      });
      for (const news of this.#early) model.hear(news);
      this.#early = [];
      model.presence = this.#people;
      this.model = model;
      this.stage = 'ready';
      if (this.#isComing && model.standing.status === 'open' && hasFreeSeat(model.standing))
        void model.command({ do: 'sit' });
    } catch (error) {
      this.#early = [];
      this.#refuse(error);
    }
  }

  /** Let a screen reader say this. */
  say(text: string): void {
    this.#unspoken.push({ id: (this.#spoken += 1), text });
    if (this.#unspoken.length > 1) return;
    setTimeout(() => {
      this.aloud = [...this.aloud, ...this.#unspoken].slice(-MAX_SPOKEN);
      this.#unspoken = [];
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
