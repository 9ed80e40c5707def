/** What all parts of the table share: the model, the plan, the layout, and who is looking. */

import { getContext, setContext } from 'svelte';
import type { TableScene } from '../scene';
import { layoutOf, type Layout } from './layout';
import { Plan } from './plan.svelte';
import { siegeOf, type Dwarf, type Siege } from './view';

export type SheetName = 'bench' | 'hire' | 'log';

/** What is shown for a while: dice that roll, a blow that falls. */
export interface Show {
  dice: { faces: readonly (number | 'crossbow')[]; mode: string; isRolling: boolean } | null;
  /** A space of the workbench or a seat that something strikes. */
  struck: string | null;
}

export class Desk {
  readonly plan: Plan;
  layout = $state.raw<Layout>(layoutOf(1440, 900));
  sheet = $state<SheetName | null>(null);
  /** The card that is held large before the eyes, on a small screen. */
  held = $state<string | null>(null);
  show = $state<Show>({ dice: null, struck: null });

  constructor(readonly model: TableScene) {
    this.plan = new Plan(model);
  }

  get siege(): Siege {
    return siegeOf(this.model.view);
  }

  get words() {
    return this.model.words;
  }

  /** The seat whose hand lies on the table; an onlooker sees that of the player on turn, if it is open. */
  get mine(): Dwarf | null {
    const { dwarfs, to_move } = this.siege;
    return dwarfs[this.model.seat ?? to_move] ?? null;
  }

  get isMyTurn(): boolean {
    return this.model.seat === this.siege.to_move && this.siege.result === null;
  }

  get kind(): string {
    return this.siege.decision?.kind ?? 'over';
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.model.words.say(key, args);
  }

  card(id: string) {
    return this.model.pieces['card']?.[id] ?? {};
  }

  number(sort: string, id: string, name: string): number {
    return Number(this.model.pieces[sort]?.[id]?.[name] ?? 0);
  }
}

const KEY = Symbol('desk');
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
