/** Why not? Anything that carries `data-action` can be asked: by right click, long press, or `?` and a choice. */

import type { Refusal } from '../net/wire';
import type { TableModel } from './table.svelte';
import { ui } from './ui.svelte';

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

const LONG = 550;
const STILL = 12;
/** Room that an answer needs, in px. */
const HIGH = 150;

export class WhyNot {
  /** The next choice asks instead of acting. */
  isAsking = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  #press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  #hasAnswered = false;

  constructor(private readonly model: () => TableModel | null) {}

  toggle(): void {
    this.bubble = null;
    this.isAsking = !this.isAsking;
  }

  /** Close what is open; false if nothing was. */
  dismiss(): boolean {
    const wasOpen = this.isAsking || this.bubble !== null;
    this.isAsking = false;
    this.bubble = null;
    return wasOpen;
  }

  async about(
    code: string,
    after: readonly string[],
    beside: Element,
    asker: HTMLElement | null = null,
  ): Promise<void> {
    const model = this.model();
    if (!model || model.seat === null) return;
    const at = { ...placeBeside(beside.getBoundingClientRect()), asker };
    try {
      const refusal = await reason(model, code, after);
      this.bubble = { ...at, ...explained(refusal, model) };
    } catch {
      this.bubble = { ...at, sentence: ui.say('answer-failed'), rule: '' };
    }
  }

  /** The keyboard asks about what has the focus. */
  askFocused(): boolean {
    const found = askable(document.activeElement);
    if (found) this.#ask(found, found as HTMLElement);
    return found !== null;
  }

  /** Listen within the table, before the scene does. */
  readonly listen = (table: HTMLElement) => {
    const ears: [string, (event: never) => void][] = [
      ['click', this.#click],
      ['contextmenu', this.#rightClick],
      ['pointerdown', this.#down],
      ['pointermove', this.#move],
      ['pointerup', this.#up],
      ['pointercancel', this.#up],
    ];
    for (const [name, ear] of ears) table.addEventListener(name, ear as EventListener, { capture: true });
    return () => {
      for (const [name, ear] of ears) table.removeEventListener(name, ear as EventListener, { capture: true });
    };
  };

  #ask(element: Element, asker: HTMLElement | null = null): void {
    const { action = '', after = '' } = (element as HTMLElement).dataset;
    void this.about(action, after.split(' ').filter(Boolean), element, asker);
  }

  #click = (event: MouseEvent) => {
    const wasLong = this.#hasAnswered;
    this.#hasAnswered = false;
    const found = askable(event.target);
    if (wasLong || (this.isAsking && found)) {
      event.preventDefault();
      event.stopPropagation();
      if (!wasLong && found) this.#ask(found);
    } else this.bubble = null;
  };

  #rightClick = (event: MouseEvent) => {
    const found = askable(event.target);
    if (!found) return;
    event.preventDefault();
    if (!this.#hasAnswered) this.#ask(found);
  };

  #down = (event: PointerEvent) => {
    this.#hasAnswered = false;
    const found = event.pointerType === 'mouse' ? null : askable(event.target);
    if (!found) return;
    const timer = setTimeout(() => {
      this.#hasAnswered = true;
      this.#ask(found);
    }, LONG);
    this.#press = { timer, x: event.clientX, y: event.clientY };
  };

  #move = (event: PointerEvent) => {
    const { x, y } = this.#press ?? event;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) this.#up();
  };

  #up = () => {
    clearTimeout(this.#press?.timer);
    this.#press = null;
  };
}

/** Below or above it, where there is more room; beside something large still on the screen. */
function placeBeside(box: DOMRect): Pick<Bubble, 'x' | 'y' | 'below'> {
  const x = box.left + box.width / 2;
  const below = innerHeight - box.bottom > box.top;
  return { x, below, y: below ? Math.min(box.bottom, innerHeight - HIGH) : Math.max(box.top, HIGH) };
}

function askable(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-action]') : null;
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
  if (!refusal) return { sentence: ui.say('why-can'), rule: '' };
  if (refusal.code === 'not_your_turn')
    return { sentence: ui.say('why-not-your-turn', { name: model.name(Number(refusal.params['seat'])) }), rule: '' };
  return { sentence: model.words.refusal(refusal, model.view), rule: refusal.rule };
}
