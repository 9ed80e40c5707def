/** What the choice would change, and which tasks would come to nothing, as far as that is known. */

import { differenceOf, wastedTasks, type Difference } from './difference';
import type { Path } from '../../play/preview-cache.svelte';
import type { Plan } from './plan.svelte';
import { isWarned, orderOf, type Order } from './wasted-tasks';

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

  readonly #now: Order = $derived.by(() => orderOf([], this.plan.model.legal, this.#look));

  /** What is still possible after the choice. */
  readonly #chosen: Order | null = $derived.by(() => {
    const { path } = this.plan;
    const future = isWarned(this.plan.view, path) ? this.#look(path) : null;
    return path.length && future ? orderOf(path, future.legal, this.#look) : null;
  });

  /** Where a card would have enough dwarfs one looks on to its task. */
  readonly #later: Order | null = $derived.by(() => {
    const { future, ahead, shown } = this.plan;
    const isActing = ahead?.decision?.kind === 'actions' && this.#change?.ready.length;
    return future && isActing ? orderOf(shown, future.legal, this.#look) : null;
  });

  /** What must be asked for all this. */
  readonly trials: readonly Path[] = $derived.by(() =>
    [this.#now, this.#chosen, this.#later].flatMap((order) => order?.trials ?? []),
  );

  /** The cards whose tasks would come to nothing, and why. */
  readonly wasted: ReadonlyMap<string, string> = $derived.by(() => this.#now.wasted);

  /** Those of which one is warned now. */
  readonly warned: readonly [card: string, why: string][] = $derived.by(() => {
    const { path, view } = this.plan;
    return isWarned(view, path) ? [...((path.length ? this.#chosen : this.#now)?.wasted ?? [])] : [];
  });

  readonly difference: Difference | null = $derived.by(() => {
    const change = this.#change;
    if (!change) return null;
    const doomed = [...(this.#later?.wasted ?? [])].filter(([card]) => !this.wasted.has(card));
    return { ...change, wasted: [...change.wasted, ...doomed.map(([card, why]) => ({ card, why }))] };
  });

  readonly #look = (path: Path) => this.plan.preview(path);
}
