/** The scene that is on the screen now, and the pieces that fly over it. */

import { mount, unmount } from 'svelte';
import { fly as flyOver, spotOf, type Pacing } from '../../play/flights';
import FlyingPiece, { type Thing } from './board/FlyingPiece.svelte';
import PlayedCard from './hud/PlayedCard.svelte';
import type { Layout } from './layout';
import { SCENE_STATE, type SceneState, type Show } from './scene-state.svelte';

interface ActiveScene {
  scene: SceneState;
  root: HTMLElement;
}

let active: ActiveScene | null = null;

/** Make this scene the active one; call the result when it leaves the screen. */
export function activate(scene: SceneState, root: HTMLElement): () => void {
  const mine = { scene, root };
  active = mine;
  return () => {
    if (active === mine) active = null;
  };
}

/** Show something that is not in the view: rolling dice, a blow. */
export function showEffect(change: Partial<Show>): void {
  if (active) Object.assign(active.scene.show, change);
}

/** Draws a card with its name there, as long as the scene is on the screen; the result takes it away. */
export function drawCard(card: string, target: HTMLElement): () => void {
  if (!active) return () => undefined;
  const drawn = mount(PlayedCard, { target, props: { card }, context: new Map([[SCENE_STATE, active.scene]]) });
  return () => void unmount(drawn);
}

/** How long a troll flies. */
export const TROLL_FLIGHT_MS = 420;

export interface Flight {
  thing: Thing;
  from: readonly string[];
  to: readonly string[];
  /** ms after the first, when several fly. */
  delay?: number;
  /** The scale at the end. */
  end?: number;
}

/** The size of a flying piece: figures keep their size on the board. */
function sizeOf({ sort }: Thing, { projection, scale, unit }: Layout): number {
  const grown = { troll: 1.36, orc: 0.96 }[sort as string];
  return grown ? (20 / 18) * 2 * projection.figure * grown * scale : Math.max(28, 38 * unit);
}

/** Whatever carries that spot, unless it is about to go, as a sheet that closes. */
const carrier = (spot: string) => `[data-spot="${CSS.escape(spot)}"]:not([inert] *)`;

/** Let a piece fly; the first spot of each list that is on the screen counts. */
export async function fly(stage: Pacing, { thing, delay = 0, ...flight }: Flight, ms = 380): Promise<void> {
  if (stage.pace === 0 || !active) return;
  const { root, scene } = active;
  const from = spotOf(root, flight.from.map(carrier), root);
  const to = spotOf(root, flight.to.map(carrier), root);
  if (!from || !to) return;
  const size = sizeOf(thing, scene.layout);
  const element = document.createElement('div');
  element.setAttribute('aria-hidden', 'true');
  element.style.cssText = `position:absolute;z-index:20;left:0;top:0;width:${size}px;height:${size}px;display:grid;place-items:center;pointer-events:none;filter:drop-shadow(0 4px 4px #000)`;
  const piece = mount(FlyingPiece, {
    target: element,
    props: { thing, size },
    context: new Map([[SCENE_STATE, scene]]),
  });
  await flyOver(stage, root, [{ element, from, to, sizes: [0.9, 1.2, flight.end ?? 0.7], delay }], ms);
  void unmount(piece);
}
