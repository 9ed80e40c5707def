/**
 * Answers "why not?" for anything that carries `data-action`: by right click, long press, or `?` and a click. An
 * element with `data-said` has its answer with it: that sentence, and the rule in `data-rule`. And whatever is pointed
 * at, the help of the scene says what it is: where nothing can be done with it and it is no larger than a card, a mouse
 * that comes to rest there is enough.
 */

import type { Refusal } from '../net/wire';
import { helpFor, type HelpEntry } from './help';
import type { TableModel } from './model.svelte';
import { i18n } from '../app/i18n.svelte';

export interface Bubble {
  sentence: string;
  rule: string;
  /** The help about the thing; '' where there is none. */
  help: string;
  helpRule: string;
  /** The position of the element that was asked about. */
  x: number;
  y: number;
  below: boolean;
  /** The element that asked by keyboard: the answer gets the focus and gives it back to this element. */
  asker: HTMLElement | null;
}

/** The hint about a thing while the mouse rests on it. */
export type Hint = Pick<Bubble, 'help' | 'helpRule' | 'x' | 'y' | 'below'>;

type Spot = Omit<Bubble, 'sentence' | 'rule'>;

/** The element under the pointer: one with an action or an answer, one with help, or both. */
interface Found {
  asked: Element | null;
  help: HelpEntry | null;
  at: Element;
}

const LONG_PRESS_MS = 550;
/** The time in ms that a mouse rests on a thing before its hint appears. */
const REST_MS = 900;
/** Larger than this share of the window are places of the board: an answer would hide what lies around them. */
const MAX_SHARE = 0.05;
/** A finger may move so many px during a press. */
const MAX_TAP_MOVE = 16;
/** The height that an answer needs, in px. */
const BUBBLE_HEIGHT = 190;
/** The height of the buttons of the table, which an answer never covers. */
const BUTTONS_HEIGHT = 60;

export class WhyNot {
  /** The next click asks instead of acting. */
  isAsking = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  hint = $state.raw<Hint | null>(null);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #press: { timer: ReturnType<typeof setTimeout>; answer: () => void; since: number; x: number; y: number } | null =
    null;
  #hasAnswered = false;
  /** The element under the mouse, if the mouse moved after the focus did. */
  #under: Found | null = null;
  /** Only the answer to the last question is shown. */
  #question = 0;

  constructor(
    private readonly model: () => TableModel | null,
    private readonly help: () => readonly HelpEntry[] | undefined = () => undefined,
    /** No questions are asked in a game that is over. */
    private readonly isOver = false,
  ) {}

  toggle(): void {
    this.#hush();
    this.isAsking = !this.isAsking;
  }

  /** Close the bubble or the mode; false if neither was open. */
  dismiss(): boolean {
    const wasOpen = this.isAsking || this.bubble !== null;
    this.isAsking = false;
    this.#hush();
    return wasOpen;
  }

  /**
   * Ask about an action and show the answer beside an element, whose data may name earlier actions or the answer
   * itself.
   */
  async about(
    code: string,
    beside: Element,
    asker: HTMLElement | null = null,
    help: HelpEntry | null = null,
  ): Promise<void> {
    const model = this.model();
    const { said, rule = '', after = '' } = (beside as HTMLElement).dataset;
    const at = { ...placeBeside(beside.getBoundingClientRect()), asker, ...this.#helpText(help) };
    if (said === undefined && (this.isOver || !model || model.seat === null))
      return help ? this.#explain(help, beside, asker) : undefined;
    this.#hush();
    if (said !== undefined || !model) this.bubble = { ...at, sentence: said ?? '', rule };
    else await this.#answer(model, code, after.split(' ').filter(Boolean), at);
  }

  /** Say what a thing is that nothing can be done with. */
  #explain(help: HelpEntry, beside: Element, asker: HTMLElement | null): void {
    this.#hush();
    const at = { ...placeBeside(beside.getBoundingClientRect()), asker };
    this.bubble = { ...at, ...this.#helpText(help), sentence: '', rule: '' };
  }

  #helpText(help: HelpEntry | null): Pick<Bubble, 'help' | 'helpRule'> {
    const words = this.model()?.words;
    return help && words ? { help: words.say(help.text), helpRule: help.rule } : { help: '', helpRule: '' };
  }

  async #answer(model: TableModel, code: string, after: readonly string[], at: Spot): Promise<void> {
    const question = this.#question;
    const answer = await reason(model, code, after)
      .then((refusal) => explained(refusal, model))
      .catch(() => ({ sentence: i18n.say('answer-failed'), rule: '' }));
    if (question === this.#question) this.bubble = { ...at, ...answer };
  }

  /** Ask about the element under the mouse or with the focus, whichever came last; false if there is none. */
  askHere(): boolean {
    const [under, focused] = [this.#under?.at.isConnected ? this.#under : null, this.#find(document.activeElement)];
    if (under) this.#ask(under);
    else if (focused) this.#ask(focused, document.activeElement as HTMLElement);
    return under !== null || focused !== null;
  }

  /** Listen to the table's events before the scene does. */
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
      ['keydown', this.#wake],
    ];
    for (const [name, ear] of ears) table.addEventListener(name, ear as EventListener, { capture: true });
    return () => {
      for (const [name, ear] of ears) table.removeEventListener(name, ear as EventListener, { capture: true });
    };
  };

  /** Close the bubble, and ignore an answer that is still on its way. */
  #hush(): void {
    this.#wake();
    this.bubble = null;
    this.#question += 1;
  }

  #ask({ asked, help, at }: Found, asker: HTMLElement | null = null): void {
    if (asked) void this.about((asked as HTMLElement).dataset['action'] ?? '', asked, asker, help);
    else if (help) this.#explain(help, at, asker);
  }

  #find(target: EventTarget | null): Found | null {
    if (!(target instanceof Element)) return null;
    const asked = target.closest('[data-action], [data-said]');
    const found = helpFor(target, this.help() ?? []);
    // What is pointed at is the smaller thing: a board around it answers for itself alone.
    const isWithin = found && asked && found.thing !== asked && asked.contains(found.thing);
    const isMeant = asked && !(isWithin && !asked.matches('[data-action]'));
    if (!asked && !found) return null;
    return { asked: isMeant ? asked : null, help: found?.entry ?? null, at: found?.thing ?? (asked as Element) };
  }

  #click = (event: MouseEvent) => {
    const wasLong = this.#hasAnswered;
    this.#hasAnswered = false;
    const found = this.#find(event.target);
    if (wasLong || (this.isAsking && found)) {
      event.preventDefault();
      event.stopPropagation();
      if (!wasLong && found) this.#ask(found);
    } else this.#hush();
  };

  #rightClick = (event: MouseEvent) => {
    const found = this.#find(event.target);
    if (!found) return;
    event.preventDefault();
    if (this.#hasAnswered) return;
    this.#hasAnswered = this.#press !== null; // a long press may fire both events
    this.#let();
    this.#ask(found);
  };

  /** A touch closes the last answer and starts the timer of a long press. */
  #down = (event: PointerEvent) => {
    this.#wake();
    if (event.pointerType !== 'mouse') this.#hush();
    this.#hasAnswered = false;
    this.#let();
    const isAlone = event.isPrimary; // two fingers turn or pinch
    const found = event.pointerType === 'mouse' || !isAlone ? null : this.#find(event.target);
    if (!found) return;
    const answer = () => {
      this.#hasAnswered = true;
      this.#ask(found);
    };
    const since = event.timeStamp;
    this.#press = { timer: setTimeout(answer, LONG_PRESS_MS), answer, since, x: event.clientX, y: event.clientY };
  };

  #move = (event: PointerEvent) => {
    if (!this.hint && event.pointerType === 'mouse') this.#waitForRest();
    const { x, y } = this.#press ?? event;
    if (Math.hypot(event.clientX - x, event.clientY - y) > MAX_TAP_MOVE) this.#let();
  };

  /** On a busy page the timer may fire too late: the time stamps decide. */
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
    this.#under = event.pointerType === 'mouse' ? this.#find(event.target) : null;
    this.#wake();
  };

  #leave = () => {
    this.#under = null;
    this.#wake();
  };

  /** What can be done is shown by a preview; anything else says what it is when the mouse comes to rest on it. */
  #waitForRest(): void {
    this.#wake();
    const { asked, help, at } = this.#under ?? {};
    if (!help || !at || (asked && asked.getAttribute('aria-disabled') !== 'true')) return;
    this.#rest = setTimeout(() => {
      const box = at.getBoundingClientRect();
      if (this.bubble || this.isAsking || !at.isConnected || isLarge(box)) return;
      this.hint = { ...placeBeside(box), ...this.#helpText(help) };
    }, REST_MS);
  }

  #wake = () => {
    clearTimeout(this.#rest);
    if (this.hint) this.hint = null;
  };
}

const isLarge = ({ width, height }: DOMRect) => width * height > MAX_SHARE * innerWidth * innerHeight;

/** Below or above the element, where there is more room, and always on the screen. */
function placeBeside(box: DOMRect): Pick<Bubble, 'x' | 'y' | 'below'> {
  const x = box.left + box.width / 2;
  const below = innerHeight - box.bottom > box.top;
  return {
    x,
    below,
    y: below ? Math.min(box.bottom, innerHeight - BUBBLE_HEIGHT) : Math.max(box.top, BUTTONS_HEIGHT + BUBBLE_HEIGHT),
  };
}

/** Why the action is illegal after these actions. If one of them is illegal itself, its reason is the answer. */
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

/** The refusal as a sentence and its rule. */
export function explained(refusal: Refusal | null, model: Pick<TableModel, 'words' | 'view' | 'name'>) {
  if (!refusal) return { sentence: i18n.say('why-can'), rule: '' };
  if (refusal.code === 'not_your_turn')
    return { sentence: i18n.say('why-not-your-turn', { name: model.name(Number(refusal.params['seat'])) }), rule: '' };
  return { sentence: model.words.refusal(refusal, model.view), rule: refusal.rule };
}
