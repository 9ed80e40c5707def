/** What is about to happen: the effects of a siege card that was turned over, as texts in their order. */

import { asked, type Siege, type SiegeCard } from './view';

/** The effects that are still to come. An engine in somebody's play area does not come: it is activated at once (R6.3). */
export function stillToCome({ effects }: Pick<SiegeCard, 'effects'>, siege: Siege): string[] {
  const begun = effects.findIndex(({ effect }) => effect === asked(siege, 'at'));
  const isOut = (name: string | null) => siege.engines.some(({ engine, seat }) => engine === name && seat !== null);
  return effects
    .slice(Math.max(0, begun))
    .map(({ effect, engine }) => `scene-siege-${effect}${isOut(engine) ? '-activated' : ''}`);
}
