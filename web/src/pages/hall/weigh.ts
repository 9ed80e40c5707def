/** The weigh-in: how hard a game will be, from games that bots have played. */

import type { WeighedGame } from '../../contract/messages';
import type { Data } from '../../net/wire';

const LEVEL = 'journeyman';
const FEWEST = 20;

/**
 * How many games out of ten journeymen win with the options chosen; null if too few were played like that. What a row
 * does not name was played by default.
 */
export function winsInTen(rows: readonly WeighedGame[], chosen: Data, defaults: Data): number | null {
  const row = rows.find(
    (one) =>
      one.level === LEVEL &&
      Object.entries(chosen).every(([name, value]) => (one.options[name] ?? defaults[name]) === value),
  );
  return row === undefined || row.games < FEWEST ? null : Math.round((10 * row.won) / row.games);
}
