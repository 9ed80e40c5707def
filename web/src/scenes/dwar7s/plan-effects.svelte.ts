/** The changes that the planned path would make, and the tasks it would waste, as far as previews tell. */

import { differenceOf, wastedTasks, type Difference } from './difference';
import type { Path } from '../../play/preview-cache.svelte';
import type { Plan } from './plan.svelte';
import type { Action } from './view';
import { isWarned, bestTaskOrder, type TaskOrder } from './wasted-tasks';

export class PlanEffects {
  constructor(private readonly plan: Plan) {}

  readonly #change: Difference | null = $derived.by(() => {
    const { future, ahead, model, view } = this.plan;
    if (!future || model.seat === null) return null;
    const now = { view, legal: model.legal };
    if (!ahead) {
      const certain = { ...now, view: future.certain ?? view };
      return { ...differenceOf(now, certain, model.seat), wasted: wastedTasks(future.tale) };
    }
    return differenceOf(now, { view: ahead, legal: future.legal }, model.seat, future.tale);
  });

  readonly #now: TaskOrder = $derived.by(() => this.#bestOrder([], this.plan.model.legal));

  /** The actions that are still possible after the choice. */
  readonly #chosen: TaskOrder | null = $derived.by(() => {
    const { path } = this.plan;
    const future = this.#isWarned(path) ? this.#look(path) : null;
    return path.length && future ? this.#bestOrder(path, future.legal) : null;
  });

  /** The order of tasks after a path that completes the dwarfs on a card. */
  readonly #later: TaskOrder | null = $derived.by(() => {
    const { future, ahead, shown } = this.plan;
    const isActing = ahead?.decision?.kind === 'actions' && this.#change?.ready.length;
    return future && isActing ? this.#bestOrder(shown, future.legal) : null;
  });

  /** The paths whose previews are needed for this. */
  readonly trials: readonly Path[] = $derived.by(() =>
    [this.#now, this.#chosen, this.#later].flatMap((order) => order?.trials ?? []),
  );

  /** The cards whose tasks would come to nothing, and why. */
  readonly wasted: ReadonlyMap<string, string> = $derived.by(() => this.#now.wasted);

  /** The wasted tasks that the player is warned of now. */
  readonly warned: readonly [card: string, why: string][] = $derived.by(() => {
    const { path } = this.plan;
    return this.#isWarned(path) ? [...((path.length ? this.#chosen : this.#now)?.wasted ?? [])] : [];
  });

  /** How many cards the player would have to discard after the tasks. */
  readonly overflow: number = $derived.by(() => this.#overflowOf(this.#now));

  readonly difference: Difference | null = $derived.by(() => {
    const change = this.#change;
    if (!change) return null;
    const doomed = [...(this.#later?.wasted ?? [])].filter(([card]) => !this.wasted.has(card));
    const wasted = [...change.wasted, ...doomed.map(([card, why]) => ({ card, why }))];
    return { ...change, wasted, overflow: Math.max(0, this.#overflowOf(this.#later) - this.overflow) };
  });

  #overflowOf(order: TaskOrder | null): number {
    const seat = this.plan.model.seat ?? -1;
    const { end } = order ?? {};
    return end?.to_move === seat ? Math.max(0, (end.players[seat]?.hand_size ?? 0) - end.hand_limit) : 0;
  }

  #bestOrder(path: Path, legal: readonly Action[]): TaskOrder {
    return bestTaskOrder(path, legal, this.#look, this.plan.model.pieces.verb);
  }

  #isWarned(path: Path): boolean {
    return isWarned(this.plan.view, path, this.plan.model.pieces.verb);
  }

  readonly #look = (path: Path) => this.plan.preview(path);
}
