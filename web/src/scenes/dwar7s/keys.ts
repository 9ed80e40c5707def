/**
 * Keys of the scene: digits take cards, R turns, Enter does it, Esc lets go, E ends, O opens the standing order. Arrows
 * walk the table from what has the focus there, and otherwise, as with Shift, move the camera, like + - 0 and C.
 */

import { nearestAhead, middleOf, spotsOf, type ArrowKey } from '../../play/arrow-keys';
import { click, handleKey, isTaken, targetOf, type KeyHelp, type KeyTable } from '../../play/keys';
import type { TableScene } from '../../table/scene';
import type { CameraState } from './camera-state.svelte';
import type { Plan } from './plan.svelte';
import { GEMS, OGRES, type Dwar7s } from './view';

/** How far an arrow moves the camera, in px. */
const PAN_STEP = 90;

export const KEY_HELP: KeyHelp = [
  ['←↑↓→', 'walk'],
  ['R', 'turn'],
  ['+ −', 'zoom'],
  ['0', 'fit'],
  ['C', 'castle'],
  ['O', 'order'],
  ['E', 'end'],
];

interface Hands {
  plan: Plan;
  cameraState: CameraState;
  model: TableScene<Dwar7s>;
}

const KEYS: KeyTable<Hands> = {
  arrowleft: (hands, event) => go(hands, event, PAN_STEP, 0),
  arrowright: (hands, event) => go(hands, event, -PAN_STEP, 0),
  arrowup: (hands, event) => go(hands, event, 0, PAN_STEP),
  arrowdown: (hands, event) => go(hands, event, 0, -PAN_STEP),
  '+': ({ cameraState }) => cameraState.zoom(1.25, undefined, true),
  '=': ({ cameraState }) => cameraState.zoom(1.25, undefined, true),
  '-': ({ cameraState }) => cameraState.zoom(0.8, undefined, true),
  '0': ({ cameraState }) => cameraState.fitAll(),
  c: ({ cameraState, model }) => goHome(cameraState, model),
  r: ({ plan }, { shiftKey }) => plan.rotate(shiftKey ? -1 : 1),
  e: end,
  o: ({ plan }) => {
    if (plan.order.inForce) plan.order.toggle();
  },
  escape: letGo,
  enter: (_, event) => (targetOf(event).closest('button, a') ? false : press('[data-primary]')),
  '1-9': ({ plan, model }, { key }) => take(Number(key) - 1, plan, model),
};

export function handleSceneKey(event: KeyboardEvent, hands: Hands): void {
  if (!isTaken(event)) handleKey(event, KEYS, hands);
}

function go({ plan, cameraState }: Hands, event: KeyboardEvent, dx: number, dy: number): void {
  if (!event.shiftKey && walk(targetOf(event), event.key.toLowerCase() as ArrowKey)) plan.hasKeys = false;
  else cameraState.pan(dx, dy, true);
}

/** Move the focus on the table; false if it is elsewhere, or nothing lies in that direction. */
function walk(target: Element, key: ArrowKey): boolean {
  const here = target.closest('.board button');
  const others = here?.closest('.board')?.querySelectorAll<HTMLElement>('button[data-action]') ?? [];
  const next = here && nearestAhead(middleOf(here), key, spotsOf(others));
  next?.element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  return Boolean(next);
}

/** Go on, as with the button that says so; where it is chosen or the only thing left, that is the main one. */
function end(): void {
  press(document.querySelector('.fall .onward') ? '.onward' : '[data-primary]');
}

function letGo({ plan, model }: Hands): boolean {
  if (model.isOverlaid || !(plan.order.isOpen || plan.canCancel)) return false;
  if (plan.order.isOpen) plan.order.close();
  else plan.cancel();
  return true;
}

function press(selector: string): void {
  click(document.querySelector<HTMLElement>(`.fall ${selector}`));
}

export function goHome(cameraState: CameraState, model: TableScene<Dwar7s>): void {
  const view = model.view;
  const colour = model.seat === null ? null : view.players[model.seat]?.colour;
  const castle = view.table.find(({ card }) => card === `${colour}_castle`);
  if (castle) cameraState.centre(castle);
  else cameraState.fitAll();
}

/** Choose a card by its position: of the market during a trade, otherwise of the hand. */
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
