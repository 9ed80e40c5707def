/** Short notes that pass by. */

export interface Toast {
  id: number;
  text: string;
}

const LASTS = 6000;

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #count = 0;

  add(text: string): void {
    if (!text || this.shown.some((toast) => toast.text === text)) return;
    const id = (this.#count += 1);
    this.shown = [...this.shown.slice(-2), { id, text }];
    setTimeout(() => this.drop(id), LASTS);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
