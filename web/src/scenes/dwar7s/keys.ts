/**
 * Keys of the scene: digits take cards, R turns, Enter does it, Esc lets go, E ends, O opens the standing order; arrows walk the table from what has
 * the focus there, and otherwise, as with Shift, move the camera, like + - 0 and C.
 */

import type { TableScene } from '../../table/scene';
import { walk } from './board/arrow-keys';
import type { CameraState } from './camera-state.svelte';
import { GEMS, OGRES, type Dwar7s } from './view';
import type { Plan } from './plan.svelte';

const STRIDE = 90;

interface Hands {
  plan: Plan;
  cameraState: CameraState;
  model: TableScene<Dwar7s>;
}

const CAMERA: Record<string, (cameraState: CameraState) => void> = {
  ArrowLeft: (cameraState) => cameraState.pan(STRIDE, 0, true),
  ArrowRight: (cameraState) => cameraState.pan(-STRIDE, 0, true),
  ArrowUp: (cameraState) => cameraState.pan(0, STRIDE, true),
  ArrowDown: (cameraState) => cameraState.pan(0, -STRIDE, true),
  '+': (cameraState) => cameraState.zoom(1.25, undefined, true),
  '=': (cameraState) => cameraState.zoom(1.25, undefined, true),
  '-': (cameraState) => cameraState.zoom(0.8, undefined, true),
  '0': (cameraState) => cameraState.fitAll(),
};

const PLAN: Record<string, (plan: Plan) => unknown> = {
  r: (plan) => plan.rotate(1),
  R: (plan) => plan.rotate(-1),
  e: end,
  E: end,
  o: (plan) => plan.order.inForce && plan.order.toggle(),
  O: (plan) => plan.order.inForce && plan.order.toggle(),
};

export function keyed(event: KeyboardEvent, { plan, cameraState, model }: Hands): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  const { key } = event;
  const target = event.target as Element;
  if (!event.shiftKey && walk(target, key)) plan.hasKeys = false;
  else if (CAMERA[key]) CAMERA[key](cameraState);
  else if (PLAN[key]) PLAN[key](plan);
  else if (key === 'Escape' && plan.order.isOpen && !model.isOverlaid) plan.order.close();
  else if (key === 'Escape' && plan.canCancel && !model.isOverlaid) plan.cancel();
  else if (key === 'c' || key === 'C') goHome(cameraState, model);
  else if (/^[1-9]$/.test(key)) take(Number(key) - 1, plan, model);
  else if (key === 'Enter' && !target.closest('button, a')) press('[data-primary]');
  else return;
  event.preventDefault();
}

/** Where the actions cannot be ended, their button says why. */
function end(plan: Plan): void {
  if (plan.onward) plan.end();
  else press('.onward');
}

/** Whoever types or is asked something else keeps the keys. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return target.closest?.('input, textarea, select, [role=dialog], dialog') != null;
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(`.fall ${selector}`)?.click();
}

export function goHome(cameraState: CameraState, model: TableScene<Dwar7s>): void {
  const view = model.view;
  const colour = model.seat === null ? null : view.players[model.seat]?.colour;
  const castle = view.table.find(({ card }) => card === `${colour}_castle`);
  if (castle) cameraState.centre(castle);
  else cameraState.fitAll();
}

/** The cards in the order in which they lie there: those on offer while one trades, otherwise one's own. */
function take(index: number, plan: Plan, model: TableScene<Dwar7s>): void {
  const view = model.view;
  const mine = view.players[model.seat ?? 0];
  if (!mine) return;
  const codes = plan.base.goals.size
    ? view.market.filter((goal) => goal !== null).map((goal) => `buy:${goal}`)
    : [
        ...mine.kingdom_cards.map((kind) => `lay:${kind}`),
        ...GEMS.filter((gem) => mine.gems[gem]).map((gem) => `discard:${gem}`),
        ...OGRES.filter((ogre) => mine.ogres?.[ogre]).map(
          (ogre) => (plan.base.ogres.get(ogre) ?? plan.base.held.get(ogre))?.code,
        ),
      ];
  plan.hasKeys = true;
  if (codes[index]) plan.choose(codes[index]);
}
