/** What is about to happen: the steps of a siege card that was turned over, and the blow of the catapult. */

import type { SiegeCard } from '../../contract/runedar';
import { asked, type Engine, type Siege } from './view';

const STEPS = ['orcs', 'tower', 'catapult', 'arrow'] as const;
const ENGINES = { tower: 'siege_tower', catapult: 'catapult' } as const;

/**
 * The steps that are still to come, as texts in the order in which they happen (R5.3, R6). An engine in somebody's play
 * area does not come: it is activated at once (R6.3).
 */
export function stillToCome(shown: SiegeCard, siege: Siege): string[] {
  const begun = STEPS.findIndex((step) => step === asked(siege, 'at'));
  return STEPS.filter((step, at) => at >= begun && shown[step] > 0).map((step) =>
    step in ENGINES && isStanding(siege.engines, step as keyof typeof ENGINES)
      ? `scene-siege-${step}-activated`
      : `scene-siege-${step}`,
  );
}

function isStanding(engines: readonly Engine[], step: keyof typeof ENGINES): boolean {
  return engines.some(({ engine, seat }) => engine === ENGINES[step] && seat !== null);
}

/** Is the catapult about to strike: by itself, or because the siege card shows it while it stands before somebody? */
export function isCatapultNear(siege: Siege, isOnCard: boolean): boolean {
  const catapult = siege.engines.find(({ engine }) => engine === 'catapult');
  const at = asked(siege, 'at');
  if (siege.decision?.kind === 'engines') return catapult?.due ?? false;
  if (siege.decision?.kind !== 'pause') return false;
  return at === 'catapult' || at === 'shot' || (at === 'reveal' && isOnCard && catapult?.seat !== null);
}
