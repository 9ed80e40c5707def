/** A puzzle under way: its position on a scene, what was tried, and what is known of the answer. */

import { api, me } from '../../app/me.svelte';
import { errorText } from '../../app/error-text';
import { settings } from '../../app/settings.svelte';
import { playSound } from '../../app/sound';
import type { Puzzle, PuzzleAnswer } from '../../contract/messages';
import type { Advice, Answer, LegalAction, Question, Standing } from '../../net/wire';
import { loadScene } from '../../scenes/registry';
import { TableModel } from '../../table/model.svelte';
import type { SceneModule } from '../../table/scene';
import { WhyNot } from '../../table/why.svelte';
import { loadWords } from '../../words';
import { outcomeNews, positionNews, standingOf } from './puzzle-news';
import { rememberSolved } from './solved';
import type { PuzzleSource } from './source';

export class PuzzleState {
  puzzle = $state.raw<Puzzle>();
  scene = $state.raw<SceneModule>();
  model = $state.raw<TableModel>();
  /** The action that was tried last, and what was said of it. */
  tried = $state.raw<LegalAction | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  isBusy = $state(false);
  problem = $state('');
  announced = $state('');
  /** The paragraph at which the book of rules is open; null: it is closed. */
  paragraph = $state<string | null>(null);
  readonly why = new WhyNot(
    () => this.model ?? null,
    () => this.scene?.help,
  );
  #version = 0;
  #tries = 0;
  #standing: Standing | undefined;

  constructor(
    readonly source: PuzzleSource,
    readonly id: string,
  ) {}

  /** The better action is known: it was found, or shown. */
  get isOver(): boolean {
    return this.answer?.better != null;
  }

  /** The address of the next puzzle; null after the last one. */
  get next(): string | null {
    const id = this.source.ids[this.source.ids.indexOf(this.id) + 1];
    return id === undefined ? null : this.source.addressOf(id);
  }

  async open(): Promise<void> {
    const person = await me.known();
    const puzzle = await this.source.show(this.id);
    const pieces = await api.pieces(puzzle.game, puzzle.rules);
    const [scene, words] = await Promise.all([
      loadScene(puzzle.game),
      loadWords(settings.language, puzzle.game, pieces),
    ]);
    this.puzzle = puzzle;
    this.scene = scene;
    this.#standing = standingOf(puzzle, person, playersOf(puzzle));
    const model = new TableModel({
      table: `puzzle ${this.id}`,
      person,
      game: puzzle.game,
      pieces,
      words,
      motion: scene.motion,
      narration: scene.narration,
      connection: {
        command: () => Promise.resolve({ answer: 'not_now', code: 'game_over' }),
        ask: (question, heard) => void this.#ask(question).then(heard),
      },
      speed: () => settings.speed,
      reading: () => 0,
      past: () => Promise.reject(new Error('nothing is told again here')),
      sound: (sound) => settings.sound && playSound(sound),
      refused: () => undefined,
      tell: (sentence) => (this.announced = sentence),
      explain: (code, beside) => void this.why.about(code, beside),
      rule: (paragraph) => (this.paragraph = paragraph),
    });
    model.guard = ([code = null]) => {
      if (this.isOver && code === this.answer?.better?.code) void this.#play(puzzle, this.answer.better);
      else void this.attempt(code);
      return false;
    };
    this.model = model;
    this.#lay();
  }

  /** Try an action; null gives up and has the better one shown. */
  async attempt(action: string | null): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.isBusy || this.isOver) return;
    this.isBusy = true;
    this.problem = '';
    try {
      const answer = await this.source.attempt(this.id, action);
      this.tried = puzzle.seen.legal.find(({ code }) => code === action) ?? null;
      this.#tries += 1;
      this.answer = answer;
      await this.#show(puzzle, answer);
    } catch (error) {
      this.problem = errorText(error);
    }
    this.isBusy = false;
  }

  setTexts(): void {
    const { model } = this;
    if (model) void loadWords(settings.language, model.game, model.pieces).then((words) => model.setTexts(words));
  }

  /** The board answers: what was found is done, what was shown is marked, and after a wrong try all is as it was. */
  async #show(puzzle: Puzzle, answer: PuzzleAnswer): Promise<void> {
    const { better, right } = answer;
    if (!better) return this.#lay();
    if (puzzle.table === null) rememberSolved(this.id, right && this.#tries === 1 ? 'alone' : 'helped');
    if (right && (await this.#play(puzzle, better))) return;
    this.#lay([better]);
    if (this.model) this.model.coach.advice = [adviceOf(puzzle.seat, answer, better)];
  }

  async #play(puzzle: Puzzle, better: LegalAction): Promise<boolean> {
    const told = await this.#ask({ do: 'preview', seat: puzzle.seat, paths: [[better.code]] });
    const future = told.answer === 'preview' ? told.futures[0] : null;
    if (!future || !this.#standing) return false;
    const news = outcomeNews(puzzle, future, { standing: this.#standing, version: (this.#version += 1) });
    if (news) this.model?.receive(news);
    return news !== null;
  }

  /** Lay the position out, without anything that was planned. */
  #lay(legal?: readonly LegalAction[]): void {
    const { model, puzzle } = this;
    if (!model || !puzzle || !this.#standing) return;
    const about = { standing: this.#standing, version: (this.#version += 1), ...(legal && { legal }) };
    model.receive(positionNews({ ...puzzle, seen: { ...puzzle.seen } }, about), true);
  }

  #ask(question: Question): Promise<Answer> {
    return this.source.ask(this.id, question).catch((): Answer => ({ answer: 'unavailable', code: 'failed' }));
  }
}

/** As many as have a place in the view: it lists them all. */
function playersOf({ options, seen }: Puzzle): number {
  const { players } = seen.view;
  return Array.isArray(players) ? players.length : Number(options['players'] ?? 1);
}

/** The better action as a coach would have advised it. */
function adviceOf(seat: number, { best, reason }: PuzzleAnswer, action: LegalAction): Advice {
  const told = reason ?? { code: 'win', params: { way: 'gain', seat } };
  return { action, then: null, seat, chance: best, chances: [best], rank: null, visits: 0, reason: told };
}
