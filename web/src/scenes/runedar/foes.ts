/** Why a foe cannot be attacked now: what is missing. */

import type { Standing } from './figures';
import type { SceneState } from './scene-state.svelte';
import { asked, type PlaceId } from './view';

export interface Foe extends Standing {
  key: string;
  kind: 'orc' | 'troll' | 'goblin';
  place: PlaceId;
  goblin?: number;
}

interface Answer {
  /** The action that is asked about where nothing is `said`. */
  code: string;
  said?: string | undefined;
  rule?: string | undefined;
}

export function whyNoAttack(foe: Foe, scene: SceneState): Answer {
  const code = `shoot:${foe.place}`;
  const said = (key: string, rule = 'R10.1') => ({ code, said: scene.say(key), rule });
  const goblin = scene.siege.goblins.find((one) => foe.kind === 'goblin' && one.goblin === foe.goblin);
  // What a goblin wants that no hit harms.
  if (goblin && goblin.hits === 0)
    return said(goblin.rubble > 0 ? 'scene-said-goblin-rubble' : 'scene-said-goblin-resources', 'R15.6');
  const now = scene.plan.siege?.decision?.kind;
  if (now === 'cards') return said('scene-need-sword');
  const card = asked(scene.plan.siege, 'card');
  if (now !== 'use' || !card) return { code: 'close' };
  const symbols = (scene.card(card).symbols ?? []).map(({ symbol }) => symbol);
  if (symbols.includes('long')) return { code };
  const isClose = symbols.includes('close') || symbols.includes('direct');
  return said(isClose ? 'scene-said-too-far' : 'scene-said-no-attack');
}
