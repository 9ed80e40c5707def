/**
 * What a player has chosen and not yet done: a path of actions, each legal after the one before. The server says where a
 * path leads (a preview), and all of it is sent as one deed. What a choice means on the table is the scene's affair.
 */

import type { Future, GameData } from '../table/scene';
import { PreviewCache, type Path } from './preview-cache.svelte';

/** The table at some point of a path. */
export interface Moment<G extends GameData> {
  readonly view: G['View'];
  readonly legal: readonly G['Action'][];
}

/** What a plan stands on: the table as it is drawn, and where deeds and questions go. */
export interface PlanHost<G extends GameData> extends Moment<G> {
  send(...codes: string[]): void;
  preview(paths: readonly Path[]): Promise<(Future<G> | null)[]>;
}

export abstract class ActionPlan<G extends GameData> {
  path = $state.raw<Path>([]);
  protected readonly previews: PreviewCache<G>;
  #position: unknown;
  #now = $derived.by((): Moment<G> => ({ view: this.host.view, legal: this.host.legal }));

  constructor(protected readonly host: PlanHost<G>) {
    this.previews = new PreviewCache<G>(
      (paths) => host.preview(paths),
      () => this.previewed(),
    );
  }

  /** The table as it is. */
  get now(): Moment<G> {
    return this.#now;
  }

  /** Where a path leads; null while that is not known, where luck decides, or where it is not legal. */
  after(path: Path): Moment<G> | null {
    if (path.length === 0) return this.#now;
    const future = this.previews.get(path);
    return future?.view ? (future as Moment<G>) : null;
  }

  /** What is known of a path: undefined while nobody has answered, null where it is not legal. */
  preview(path: Path): Future<G> | null | undefined {
    return this.previews.get(path);
  }

  /** Does the path contain that action? */
  has(code: string): boolean {
    return this.path.includes(code);
  }

  /** Ask where these paths lead. */
  look(paths: readonly Path[]): void {
    this.previews.want(paths);
  }

  /** Ask where each step of a path leads. */
  protected lookAlong(path: Path): void {
    this.look(path.map((_, at) => path.slice(0, at + 1)));
  }

  /** A preview has arrived. */
  protected abstract previewed(): void;

  /** Forget what belongs to another position; true if this one is new. */
  protected arrive(position: unknown): boolean {
    if (position === this.#position) return false;
    this.#position = position;
    this.previews.forget();
    this.path = [];
    return true;
  }
}
