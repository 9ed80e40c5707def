/**
 * Why not? Anything that carries `data-action` can be asked: by right click, long press, or `?` and a choice. What carries
 * `data-said` answers by itself, with that sentence and the rule in `data-rule`.
 */

import type { Refusal } from '../net/wire';
import type { TableModel } from './model.svelte';
import { i18n } from '../app/i18n.svelte';

export interface Bubble {
  sentence: string;
  rule: string;
  /** Where on the screen the thing is that was asked about. */
  x: number;
  y: number;
  below: boolean;
  /** Asked from the keyboard by this element: the answer gets the focus, and gives it back. */
  asker: HTMLElement | null;
}

type Spot = Omit<Bubble, 'sentence' | 'rule'>;

const LONG_PRESS_MS = 550;
/** What a browser still takes for a tap. */
const MAX_TAP_MOVE = 16;
/** Room that an answer needs, in px. */
const BUBBLE_HEIGHT = 150;

export class WhyNot {
  /** The next choice asks instead of acting. */
  isAsking = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  #press: { timer: ReturnType<typeof setTimeout>; answer: () => void; since: number; x: number; y: number } | null =
    null;
  #hasAnswered = false;
  /** What the mouse has come to since the focus last moved. */
  #under: Element | null = null;
  /** Only the answer to the last question is shown. */
  #question = 0;

  constructor(private readonly model: () => TableModel | null) {}

  toggle(): void {
    this.#hush();
    this.isAsking = !this.isAsking;
  }

  /** Close what is open; false if nothing was. */
  dismiss(): boolean {
    const wasOpen = this.isAsking || this.bubble !== null;
    this.isAsking = false;
    this.#hush();
    return wasOpen;
  }

  /** Why can this not be done? `beside` says after what, or what there is to say. */
  async about(code: string, beside: Element, asker: HTMLElement | null = null): Promise<void> {
    const model = this.model();
    const { said, rule = '', after = '' } = (beside as HTMLElement).dataset;
    const at = { ...placeBeside(beside.getBoundingClientRect()), asker };
    if (said === undefined && (!model || model.seat === null)) return;
    this.#hush();
    if (said !== undefined || !model) this.bubble = { ...at, sentence: said ?? '', rule };
    else await this.#answer(model, code, after.split(' ').filter(Boolean), at);
  }

  async #answer(model: TableModel, code: string, after: readonly string[], at: Spot): Promise<void> {
    const question = this.#question;
    const answer = await reason(model, code, after)
      .then((refusal) => explained(refusal, model))
      .catch(() => ({ sentence: i18n.say('answer-failed'), rule: '' }));
    if (question === this.#question) this.bubble = { ...at, ...answer };
  }

  /** The keyboard asks about what lies under the mouse or has the focus: whichever came last. */
  askHere(): boolean {
    const [under, focused] = [this.#under?.isConnected ? this.#under : null, askable(document.activeElement)];
    if (under) this.#ask(under);
    else if (focused) this.#ask(focused, focused as HTMLElement);
    return under !== null || focused !== null;
  }

  /** Listen within the table, before the scene does. */
  readonly listen = (table: HTMLElement) => {
    const ears: [string, (event: never) => void][] = [
      ['click', this.#click],
      ['contextmenu', this.#rightClick],
      ['pointerdown', this.#down],
      ['pointermove', this.#move],
      ['pointerup', this.#up],
      ['pointercancel', this.#let],
      ['pointerover', this.#over],
      ['pointerout', this.#leave],
      ['focusin', this.#leave],
    ];
    for (const [name, ear] of ears) table.addEventListener(name, ear as EventListener, { capture: true });
    return () => {
      for (const [name, ear] of ears) table.removeEventListener(name, ear as EventListener, { capture: true });
    };
  };

  /** Neither what was answered nor what still would be is shown any more. */
  #hush(): void {
    this.bubble = null;
    this.#question += 1;
  }

  #ask(element: Element, asker: HTMLElement | null = null): void {
    void this.about((element as HTMLElement).dataset['action'] ?? '', element, asker);
  }

  #click = (event: MouseEvent) => {
    const wasLong = this.#hasAnswered;
    this.#hasAnswered = false;
    const found = askable(event.target);
    if (wasLong || (this.isAsking && found)) {
      event.preventDefault();
      event.stopPropagation();
      if (!wasLong && found) this.#ask(found);
    } else this.#hush();
  };

  #rightClick = (event: MouseEvent) => {
    const found = askable(event.target);
    if (!found) return;
    event.preventDefault();
    if (this.#hasAnswered) return;
    this.#hasAnswered = this.#press !== null; // a long press of a finger may say both
    this.#let();
    this.#ask(found);
  };

  /** A finger anywhere puts the last answer away: what comes next is another matter. */
  #down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') this.#hush();
    this.#hasAnswered = false;
    this.#let();
    const isAlone = event.isPrimary; // two fingers turn or pinch
    const found = event.pointerType === 'mouse' || !isAlone ? null : askable(event.target);
    if (!found) return;
    const answer = () => {
      this.#hasAnswered = true;
      this.#ask(found);
    };
    const since = event.timeStamp;
    this.#press = { timer: setTimeout(answer, LONG_PRESS_MS), answer, since, x: event.clientX, y: event.clientY };
  };

  #move = (event: PointerEvent) => {
    const { x, y } = this.#press ?? event;
    if (Math.hypot(event.clientX - x, event.clientY - y) > MAX_TAP_MOVE) this.#let();
  };

  /** A busy page may come to its clock too late: what was long is long. */
  #up = (event: PointerEvent) => {
    const press = this.#press;
    this.#let();
    if (press && !this.#hasAnswered && event.timeStamp - press.since >= LONG_PRESS_MS) press.answer();
  };

  #let = () => {
    clearTimeout(this.#press?.timer);
    this.#press = null;
  };

  #over = (event: PointerEvent) => {
    this.#under = event.pointerType === 'mouse' ? askable(event.target) : null;
  };

  #leave = () => {
    this.#under = null;
  };
}

/** Below or above it, where there is more room; beside something large still on the screen. */
function placeBeside(box: DOMRect): Pick<Bubble, 'x' | 'y' | 'below'> {
  const x = box.left + box.width / 2;
  const below = innerHeight - box.bottom > box.top;
  return { x, below, y: below ? Math.min(box.bottom, innerHeight - BUBBLE_HEIGHT) : Math.max(box.top, BUBBLE_HEIGHT) };
}

function askable(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-action], [data-said]') : null;
}

/** Why not after these actions? If these cannot be done themselves, the first that cannot is the reason. */
async function reason(model: TableModel, code: string, after: readonly string[]): Promise<Refusal | null> {
  try {
    return await model.why(code, after);
  } catch (error) {
    for (const [at, step] of after.entries()) {
      const refusal = await model.why(step, after.slice(0, at));
      if (refusal) return refusal;
    }
    throw error;
  }
}

/** The reason in words; nobody but the server knows rules. */
export function explained(refusal: Refusal | null, model: Pick<TableModel, 'words' | 'view' | 'name'>) {
  if (!refusal) return { sentence: i18n.say('why-can'), rule: '' };
  if (refusal.code === 'not_your_turn')
    return { sentence: i18n.say('why-not-your-turn', { name: model.name(Number(refusal.params['seat'])) }), rule: '' };
  return { sentence: model.words.refusal(refusal, model.view), rule: refusal.rule };
}
