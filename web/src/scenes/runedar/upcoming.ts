/** Upcoming effects of a siege card that was turned over, as texts in their order. */

import { asked, type Siege, type SiegeCard } from './view';

/** The effects that are still to come; the server says whether an engine that is shown comes or is activated. */
export function stillToCome({ effects }: Pick<SiegeCard, 'effects'>, siege: Siege): string[] {
  const begun = effects.findIndex(({ effect }) => effect === asked(siege, 'at'));
  const isActivated = (name: string | null) =>
    siege.engines.some(({ engine, if_shown }) => engine === name && if_shown === 'is_activated');
  return effects
    .slice(Math.max(0, begun))
    .map(({ effect, engine }) => `scene-siege-${effect}${isActivated(engine) ? '-activated' : ''}`);
}
