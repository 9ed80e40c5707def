/** What is still to come of a siege card that was turned over, as texts in the order in which it happens (R5.3, R6). */

import type { SiegeCard } from '../../contract/runedar';
import { asked, type Engine, type Siege } from './view';

const STEPS = ['orcs', 'tower', 'catapult', 'arrow'] as const;
const ENGINES = { tower: 'siege_tower', catapult: 'catapult' } as const;

/** An engine in somebody's play area does not come: it is activated at once (R6.3). */
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
