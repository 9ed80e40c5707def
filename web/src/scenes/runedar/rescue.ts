/** Finished upgrades that the catapult may break, and may be taken before it strikes. */

import { asked, type Siege } from './view';

/** Is the catapult about to strike: by itself, or because the siege card shows it while it stands before somebody? */
export function isCatapultNear(siege: Siege, isOnCard: boolean): boolean {
  const catapult = siege.engines.find(({ engine }) => engine === 'catapult');
  const at = asked(siege, 'at');
  if (siege.decision?.kind === 'engines') return catapult?.due ?? false;
  if (siege.decision?.kind !== 'pause') return false;
  return at === 'catapult' || at === 'shot' || (at === 'reveal' && isOnCard && catapult?.seat !== null);
}
