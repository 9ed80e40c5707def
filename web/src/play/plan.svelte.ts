/**
 * The actions that a player has chosen and not yet played: a path, each action legal after the one before. The server
 * previews where a path leads, and all of it is sent as one deed. Each scene adds what choices mean on its table.
 */

import type { GameData } from '../net/game-data';
import type { Future } from '../table/scene';
import { PreviewCache, type Path } from './preview-cache.svelte';

/** The table at some point of a path. */
export interface Moment<G extends GameData> {
  readonly view: G['View'];
  readonly legal: readonly G['Action'][];
}

/** The table that a plan is made for. */
export interface PlanHost<G extends GameData> extends Moment<G> {
  /** The printed data, and the server's traits of verbs. */
  readonly pieces: G['Pieces'];
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

  /** The table after a path; null if that is not known yet, luck decides it, or the path is illegal. */
  after(path: Path): Moment<G> | null {
    if (path.length === 0) return this.#now;
    const future = this.previews.get(path);
    return future?.view ? (future as Moment<G>) : null;
  }

  /** The preview of a path; undefined until the server answers, null for an illegal path. */
  preview(path: Path): Future<G> | null | undefined {
    return this.previews.get(path);
  }

  /** Whether the path contains the action. */
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

  /** Called when previews have arrived. */
  protected abstract previewed(): void;

  /** Start from this position; true if it is new, and then the path and all previews are dropped. */
  protected arrive(position: unknown): boolean {
    if (position === this.#position) return false;
    this.#position = position;
    this.previews.forget();
    this.path = [];
    return true;
  }
}
