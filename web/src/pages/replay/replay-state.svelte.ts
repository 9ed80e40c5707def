/** The state of a replay: the steps of the game, where one is, whose eyes one looks through, and which way it flows. */

import { playSound } from '../../app/sound';
import { api, me } from '../../app/me.svelte';
import { settings } from '../../app/settings.svelte';
import { untrack } from 'svelte';
import type { ReplayStep as Step, ReviewPoint } from '../../contract/messages';
import type { Advice, LegalAction, Standing } from '../../net/wire';
import { loadScene } from '../../scenes/registry';
import { TableModel } from '../../table/model.svelte';
import type { SceneModule } from '../../table/scene';
import { WhyNot } from '../../table/why.svelte';
import { loadWords } from '../../words';
import { chaptersIn, eyesOf, isPlayed, newsOf, nextOf, NOBODY, stopsOf, type Eyes, type Unit } from './replay';
import type { ReplaySource } from './source';

/** ms between two steps that flow on, and between two that flow back, at the usual pace. */
const PAUSE_ON = 350;
const PAUSE_BACK = 700;

/** A better action as a coach would have advised it. */
function adviceOf({ seat, before, reason, games }: ReviewPoint, action: LegalAction): Advice {
  const told = reason ?? { code: 'win', params: { way: 'gain', seat } };
  return { action, then: null, seat, chance: before, chances: [before], rank: null, visits: games, reason: told };
}

/** The person's own seat; null for none or several. */
function ownSeat(seats: Standing['seats']): Eyes {
  const own = seats.flatMap(({ owner }, seat) => (owner !== null && owner.id === me.person?.id ? [seat] : []));
  return own.length === 1 ? (own[0] ?? null) : null;
}

export class Replay {
  steps = $state.raw<Step[]>([]);
  standing = $state.raw<Standing>();
  scene = $state.raw<SceneModule>();
  model = $state.raw<TableModel>();
  at = $state(0);
  eyes = $state<Eyes>(null);
  unit = $state<Unit>('deed');
  /** Which way the game flows by itself; 0 while it rests. */
  flow = $state<0 | 1 | -1>(0);
  announced = $state('');
  /** The paragraph at which the book of rules is open; null: it is closed. */
  paragraph = $state<string | null>(null);
  /** Hints about what the mouse points at. */
  readonly why = new WhyNot(
    () => this.model ?? null,
    () => this.scene?.help,
    true,
  );
  readonly last = $derived(this.steps.length - 1);
  readonly #stops = $derived(stopsOf(this.steps, this.unit));
  readonly #turns = $derived(stopsOf(this.steps, 'turn'));
  readonly chapters = $derived.by(() => {
    const { model } = this;
    // The headings are sentences: they change with the language.
    return model?.words ? chaptersIn(this.steps, (event) => model.narrator.chapterOf(event)) : [];
  });
  readonly chapter = $derived(this.chapters.findLast(({ at }) => at <= this.at)?.heading ?? '');
  #version = 0;
  #asked = 0;

  constructor(readonly source: ReplaySource) {}

  get seats(): number[] {
    return this.standing?.seats.map((_, seat) => seat) ?? [];
  }

  async open(at: number, eyes: string | undefined): Promise<void> {
    const first = await this.source.load(null);
    const { game, rules, seats } = first.standing;
    const pieces = await api.pieces(game, rules);
    const [module, words] = await Promise.all([loadScene(game), loadWords(settings.language, game, pieces)]);
    this.steps = first.steps;
    this.standing = first.standing;
    this.scene = module;
    this.model = new TableModel({
      table: this.source.table ?? '',
      person: null,
      game,
      pieces,
      words,
      motion: module.motion,
      narration: module.narration,
      connection: NOBODY,
      speed: () => settings.speed,
      reading: () => 0,
      past: () => Promise.reject(new Error('nothing is told again here')),
      sound: (sound) => settings.sound && playSound(sound),
      refused: () => undefined,
      tell: (sentence) => (this.announced = sentence),
      explain: (code, beside) => void this.why.about(code, beside),
      rule: (paragraph) => (this.paragraph = paragraph),
    });
    this.model.guard = () => false;
    this.#show(at);
    const wanted = eyes ? eyesOf(eyes, seats.length) : ownSeat(seats);
    if (wanted !== null) await this.lookThrough(wanted);
  }

  /** Look at the same moment through other eyes. */
  async lookThrough(eyes: Eyes): Promise<void> {
    const asked = (this.#asked += 1);
    const { steps } = await this.source.load(eyes);
    if (asked !== this.#asked) return;
    this.flow = 0;
    this.steps = steps;
    this.eyes = eyes;
    this.#show(this.at);
  }

  /** Go there and rest. */
  jump(to: number): void {
    this.flow = 0;
    this.#show(to);
  }

  /** Go to a moment of the review and look at it as its player did, with what was played and what was better. */
  async lookAt(point: ReviewPoint): Promise<void> {
    this.jump(point.step);
    if (this.eyes !== point.seat) await this.lookThrough(point.seat);
  }

  /** Mark the better action of a moment on the board; null marks nothing. */
  advise(point: ReviewPoint | null): void {
    const { model, eyes } = this;
    if (!model || (!point && !this.#advised)) return;
    this.#advised = point;
    untrack(() => {
      this.#show(this.at);
      if (point?.better && eyes === point.seat) model.coach.advice = [adviceOf(point, point.better)];
    });
  }
  #advised: ReviewPoint | null = null;

  /** A deed or turn on or back, as is chosen; or a turn, whatever is chosen. */
  step(way: 1 | -1, unit: Unit = this.unit): void {
    this.jump(nextOf(unit === 'turn' ? this.#turns : this.#stops, this.at, way));
  }

  /** To the beginning of the next chapter, or of this one, or of the one before. */
  turnPage(way: 1 | -1): void {
    const starts = [0, ...this.chapters.map(({ at }) => at), this.last];
    this.jump(nextOf(starts, this.at, way));
  }

  toggle(way: 1 | -1 = 1): void {
    if (this.flow === 0 && way === 1 && this.at >= this.last) this.#show(0);
    this.flow = this.flow === 0 ? way : 0;
  }

  /** The next step of a game that flows, after a pause; call the result to stop it. */
  follow(): (() => void) | undefined {
    const { flow, model } = this;
    if (!flow || !model || model.isMoving) return undefined;
    const to = flow === 1 ? this.at + 1 : nextOf(this.#stops, this.at, -1);
    if (to > this.last || to === this.at) {
      this.flow = 0;
      return undefined;
    }
    const timer = setTimeout(() => this.#show(to), (flow === 1 ? PAUSE_ON : PAUSE_BACK) / (settings.speed || 1));
    return () => clearTimeout(timer);
  }

  setTexts(): void {
    const { model } = this;
    if (model) void loadWords(settings.language, model.game, model.pieces).then((words) => model.setTexts(words));
  }

  #show(step: number): void {
    const { model, standing, steps, eyes } = this;
    const to = Math.max(0, Math.min(Math.trunc(step) || 0, this.last));
    if (!model || !standing || !steps[to]) return;
    if (model.isMoving) model.skip();
    const from = model.isDealt && isPlayed(this.at, to) ? this.at : null;
    this.at = to;
    const point = this.#advised?.step === to && eyes === this.#advised.seat ? this.#advised : null;
    const legal = point?.better ? [point.chosen, point.better] : [];
    const about = { standing, table: model.table, version: (this.#version += 1), eyes, legal };
    model.receive(newsOf(steps, { from, to }, about), from === null);
  }
}
