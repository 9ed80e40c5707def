/** With which symbol a card joins an attack: the server says how the attack grew by it. */

import type { Symbol } from './targets';
import { asked, type Siege } from './view';

/** null: it does not join one, or has not said yet with what. */
export function joinedWith(before: Siege | null, then: Siege | null): Symbol | null {
  if (before?.decision?.kind !== 'muster' || then?.decision?.kind !== 'muster') return null;
  if (asked(then, 'mode') === 'long') return 'long';
  const hits = (siege: Siege) => asked(siege, 'hits') ?? 0;
  return hits(then) > hits(before) ? 'direct' : 'close';
}
