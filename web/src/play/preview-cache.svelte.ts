/** Caches the server's previews of paths of actions until the position changes. */

import { SvelteMap } from 'svelte/reactivity';
import type { GameData } from '../net/game-data';
import type { Future } from '../table/scene';

/** Codes of actions, each legal after the one before. */
export type Path = readonly string[];

export class PreviewCache<G extends GameData> {
  /** Undefined while the server is asked; null for an illegal path. */
  readonly #known = new SvelteMap<string, Future<G> | null | undefined>();
  #open = 0;
  #position = 0;

  constructor(
    private readonly ask: (paths: readonly Path[]) => Promise<(Future<G> | null)[]>,
    /** Called when previews have arrived. */
    private readonly heard: () => void,
  ) {}

  /** Whether an answer is still on its way. */
  get isAsking(): boolean {
    return this.#open > 0;
  }

  get(path: Path): Future<G> | null | undefined {
    return this.#known.get(keyOf(path));
  }

  /** Drop everything: the position has changed. */
  forget(): void {
    this.#known.clear();
    this.#position += 1;
    this.#open = 0;
  }

  /** Ask for the paths that were not asked yet, in one question. */
  want(paths: readonly Path[]): void {
    const keys = paths.map(keyOf);
    const fresh = paths.filter((_, at) => keys[at] && keys.indexOf(keys[at]) === at && !this.#known.has(keys[at]));
    if (!fresh.length) return;
    const position = this.#position;
    const isNow = () => position === this.#position;
    for (const path of fresh) this.#known.set(keyOf(path), undefined);
    this.#open += 1;
    void this.ask(fresh).then(
      (answers) => {
        if (!isNow()) return;
        this.#open -= 1;
        fresh.forEach((path, index) => this.#known.set(keyOf(path), answers[index] ?? null));
        this.heard();
      },
      () => {
        if (!isNow()) return;
        this.#open -= 1;
        for (const path of fresh) this.#known.delete(keyOf(path));
      },
    );
  }
}

export function keyOf(path: Path): string {
  return path.join(' ');
}
