/** Finished upgrades that the catapult may break, and may be taken before it strikes. */

import type { LegalAction } from '../../net/wire';
import { asked, type Siege } from './view';

/** Is the catapult about to strike: by itself, or because the siege card shows it while it stands before somebody? */
export function isCatapultNear(siege: Siege, isOnCard: boolean): boolean {
  const catapult = siege.engines.find(({ engine }) => engine === 'catapult');
  const at = asked<string>(siege, 'at');
  if (siege.decision?.kind === 'engines') return catapult?.due ?? false;
  if (siege.decision?.kind !== 'pause') return false;
  return at === 'catapult' || at === 'shot' || (at === 'reveal' && isOnCard && catapult?.seat !== null);
}

/** What is asked where the words of the question would leave out what may be done, as the name of a text. */
export function askedBesides(siege: Siege, legal: readonly LegalAction[], isNear: boolean): string | null {
  const may = (...verbs: string[]) => legal.some(({ verb }) => verbs.includes(verb));
  const kind = siege.decision?.kind;
  if (may('take') && isNear) return may('hire') ? 'scene-ask-rescue-or-hire' : 'scene-ask-rescue';
  if (kind === 'pause' && may('take')) return may('hire') ? 'scene-ask-take-or-hire' : 'scene-ask-take';
  return kind === 'refill' && !may('fill', 'scrap') ? 'scene-ask-last-hire' : null;
}
