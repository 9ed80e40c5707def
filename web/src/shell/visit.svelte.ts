/** A visit to a table: getting in, staying connected, and what the page shows around the game meanwhile. */

import { Refused } from '../net/api';
import { socketAddress, TableSocket, type LineState } from '../net/socket';
import type { Answer, IllegalMove, News, Person } from '../net/wire';
import type { SceneModule } from '../scenes/scene';
import { loadWords } from '../words';
import { answered, excuse } from './excuse';
import { api, me } from './me.svelte';
import { loadScene } from './scenes';
import { settings } from './settings.svelte';
import { play } from './sound';
import { TableModel } from './table.svelte';
import { toasts } from './toasts.svelte';
import { WhyNot } from './why.svelte';

export type Stage = 'joining' | 'locked' | 'refused' | 'ready';

/** So many sentences wait to be read aloud at most. */
const ALOUD = 12;

export class Visit {
  stage = $state<Stage>('joining');
  line = $state<LineState>('joining');
  refusal = $state.raw<Answer | null>(null);
  model = $state.raw<TableModel | null>(null);
  scene = $state.raw<SceneModule | null>(null);
  aloud = $state.raw<readonly { id: number; text: string }[]>([]);
  /** A paragraph that somebody wants to read. */
  paragraph = $state<string | null>(null);
  readonly why = new WhyNot(() => this.model);
  #socket: TableSocket | null = null;
  #early: News[] = [];
  #spoken = 0;
  #isGone = false;

  constructor(readonly table: string) {}

  /** Go to the table, with the secret of a link or a password if there is one. */
  async join(key: { secret?: string; password?: string } = {}): Promise<void> {
    try {
      await me.known();
      if (key.secret || key.password) await api.enter(this.table, key);
      if (this.#isGone) return;
      this.stage = 'joining';
      this.#open();
    } catch (error) {
      this.#refuse(error);
    }
  }

  leave(): void {
    this.#isGone = true;
    this.#socket?.close();
  }

  /** The page is seen again, or the network is back. */
  hurry(): void {
    this.#socket?.hurry();
  }

  /** Another language was chosen. */
  async speak(): Promise<void> {
    const { model } = this;
    if (model && model.words.language !== settings.language)
      model.speak(await loadWords(settings.language, model.game, model.pieces));
  }

  #open(): void {
    this.#socket?.close();
    this.#socket = new TableSocket(socketAddress(this.table), () => me.key, {
      news: (news) => this.#heard(news),
      presence: (people) => this.model && (this.model.presence = people),
      welcome: (person) => (this.#person = person),
      refused: (answer) => this.#refuse(new Refused(answer)),
      state: (state) => (this.line = state),
    });
    this.#socket.open();
  }
  #person: Person | null = null;

  #heard(news: News): void {
    if (this.model) this.model.hear(news);
    else if (this.#early.push(news) === 1) void this.#set(news);
  }

  /** The first news say which game it is: fetch what it needs, then let it begin. */
  async #set({ standing: { game } }: News): Promise<void> {
    try {
      const pieces = await api.pieces(game);
      const [scene, words] = await Promise.all([loadScene(game), loadWords(settings.language, game, pieces)]);
      if (this.#isGone || !this.#socket) return;
      this.scene = scene;
      const model = new TableModel({
        table: this.table,
        person: this.#person,
        game,
        pieces,
        words,
        motion: scene.motion,
        line: this.#socket,
        speed: () => settings.speed,
        sound: (name) => settings.sound && play(name),
        refused: (answer) => this.#tellRefusal(answer),
        tell: (sentence) => this.say(sentence),
        ask: (code, beside) => void this.why.about(code, [], beside),
        rule: (paragraph) => (this.paragraph = paragraph),
      });
      for (const news of this.#early) model.hear(news);
      this.#early = [];
      this.model = model;
      this.stage = 'ready';
    } catch (error) {
      this.#early = [];
      this.#refuse(error);
    }
  }

  /** To be read aloud by who listens to the page. */
  say(text: string): void {
    this.#spoken += 1;
    this.aloud = [...this.aloud.slice(1 - ALOUD), { id: this.#spoken, text }];
  }

  #tellRefusal(answer: Answer): void {
    const { model } = this;
    if (answer.answer !== 'illegal_move' || !model) toasts.add(answered(answer));
    else toasts.add(model.words.refusal(answer as unknown as IllegalMove, model.view));
  }

  #refuse(error: unknown): void {
    const answer = error instanceof Refused ? error.answer : null;
    const isLocked = answer?.answer === 'not_yours' && answer['code'] === 'not_entered';
    this.refusal = answer;
    if (this.stage === 'locked' && !isLocked) toasts.add(excuse(error));
    else this.stage = isLocked ? 'locked' : 'refused';
  }
}
