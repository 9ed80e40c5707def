/** Keys of the scene: arrows, + - 0 and C move the camera, R turns, digits take cards, Esc lets go, Enter does it. */

import type { TableScene } from '../scene';
import type { Lens } from './lens.svelte';
import type { FallView } from './lore';
import type { Plan } from './plan.svelte';

const STRIDE = 90;

interface Hands {
  plan: Plan;
  lens: Lens;
  model: TableScene;
}

const CAMERA: Record<string, (lens: Lens) => void> = {
  ArrowLeft: (lens) => lens.pan(STRIDE, 0, true),
  ArrowRight: (lens) => lens.pan(-STRIDE, 0, true),
  ArrowUp: (lens) => lens.pan(0, STRIDE, true),
  ArrowDown: (lens) => lens.pan(0, -STRIDE, true),
  '+': (lens) => lens.zoom(1.25, undefined, true),
  '=': (lens) => lens.zoom(1.25, undefined, true),
  '-': (lens) => lens.zoom(0.8, undefined, true),
  '0': (lens) => lens.fitAll(),
};

const PLAN: Record<string, (plan: Plan) => void> = {
  r: (plan) => plan.rotate(1),
  R: (plan) => plan.rotate(-1),
};

export function keyed(event: KeyboardEvent, { plan, lens, model }: Hands): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  const { key } = event;
  if (CAMERA[key]) CAMERA[key](lens);
  else if (PLAN[key]) PLAN[key](plan);
  else if (key === 'Escape' && plan.path.length) plan.cancel();
  else if (key === 'c' || key === 'C') goHome(lens, model);
  else if (/^[1-9]$/.test(key)) take(Number(key) - 1, plan, model);
  else if (key === 'Enter' && !(event.target as Element).closest('button, a')) plan.confirm();
  else return;
  event.preventDefault();
}

/** Whoever types or is asked something else keeps the keys. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return target.closest?.('input, textarea, select, [role=dialog], dialog') != null;
}

export function goHome(lens: Lens, model: TableScene): void {
  const view = model.view as unknown as FallView;
  const colour = view.players[model.seat ?? 0]?.colour;
  const castle = view.table.find(({ card }) => card === `${colour}_castle`);
  if (castle) lens.centre(castle);
  else lens.fitAll();
}

function take(index: number, plan: Plan, model: TableScene): void {
  const kind = (model.view as unknown as FallView).players[model.seat ?? 0]?.kingdom_cards[index];
  if (kind) plan.choose(`lay:${kind}`);
}
