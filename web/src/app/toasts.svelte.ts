/** Short notes that disappear by themselves. */

export interface Toast {
  id: number;
  text: string;
  /** What a touch of the note does, beside closing it. */
  act: () => void;
}

const TOAST_MS = 6000;
const MAX_TOASTS = 2;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  /** The height of the notices above the scene; toasts appear below them. */
  below = $state(0);
  /** Where the scene has room for toasts, in pixels of the scene; null: at the top of the page. */
  room = $state.raw<{ left: number; top: number; width: number } | null>(null);
  #count = 0;

  add(text: string, act: () => void = () => undefined): void {
    if (!text || this.shown.some((toast) => toast.text === text)) return;
    const id = (this.#count += 1);
    this.shown = [...this.shown.slice(1 - MAX_TOASTS), { id, text, act }];
    setTimeout(() => this.drop(id), TOAST_MS);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  touch(toast: Toast): void {
    this.drop(toast.id);
    toast.act();
  }
}

export const toasts = new Toasts();
