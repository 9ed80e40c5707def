/** What the choice would change, and which tasks would come to nothing, as far as that is known. */

import { differenceOf, wastedTasks, type Difference, type Moment } from './difference';
import type { Path } from './foresight.svelte';
import type { Player } from './lore';
import type { Plan } from './plan.svelte';
import { certainAfter } from './score';
import { trialsOf, wastedBy } from './warning';

export class Prospect {
  constructor(private readonly plan: Plan) {}

  readonly #change: Difference | null = $derived.by(() => {
    const { future, ahead, model, view } = this.plan;
    if (!future || model.seat === null) return null;
    const now = { view, legal: model.legal };
    if (!ahead) return { ...differenceOf(now, this.#certain(now), model.seat), wasted: wastedTasks(future.tale) };
    return differenceOf(now, { view: ahead, legal: future.legal }, model.seat, future.tale);
  });

  readonly #now: readonly Path[] = $derived.by(() => trialsOf(this.plan.model.legal, this.#look));

  /** Where a card would have enough dwarfs one looks on to its task. */
  readonly #later: readonly Path[] = $derived.by(() => {
    const { future, ahead, shown } = this.plan;
    const isActing = ahead?.decision?.kind === 'actions' && this.#change?.ready.length;
    return future && isActing ? trialsOf(future.legal, this.#look, shown) : [];
  });

  /** What must be asked for all this. */
  readonly trials: readonly Path[] = $derived.by(() => [...this.#now, ...this.#later]);

  /** The cards whose tasks would come to nothing, and why. */
  readonly wasted: ReadonlyMap<string, string> = $derived.by(() => wastedBy(this.plan.foresee(this.#now)));

  readonly difference: Difference | null = $derived.by(() => {
    const change = this.#change;
    if (!change) return null;
    const doomed = [...wastedBy(this.plan.foresee(this.#later))].filter(([card]) => change.ready.includes(card));
    return { ...change, wasted: [...change.wasted, ...doomed.map(([card, why]) => ({ card, why }))] };
  });

  readonly #look = (path: Path) => this.plan.foresee([path])[0];

  /** What is certain of a table that luck or hidden cards will change. */
  #certain(now: Moment): Moment {
    const { shown, model } = this.plan;
    const players = shown.reduce(
      (all, code) => certainAfter(all, model.seat ?? 0, code, model.pieces),
      now.view.players as readonly Player[],
    );
    return { ...now, view: { ...now.view, players: [...players] } };
  }
}
