/** What a player is called on boards: the person's own name, or the colour where a bot sits. */

import type { TableScene } from '../scene';
import type { FallView } from './lore';

export function nameOf(model: TableScene, seat: number): string {
  const { colour } = (model.view as unknown as FallView).players[seat] ?? { colour: 'blue' };
  return model.standing.seats[seat]?.owner?.name ?? model.words.name('person', colour);
}
