/** The weigh-in: how hard a game will be, from games that bots or these people have played. */

import type { WeighedGame } from '../contract/messages';
import type { Data } from '../net/wire';

const LEVEL = 'journeyman';
const MIN_GAMES = 20;
const MIN_GAMES_OF_PEOPLE = 10;

/** The row of these options; what a row does not name was played by default. */
const rowOf = (rows: readonly WeighedGame[], level: string, chosen: Data, defaults: Data) =>
  rows.find(
    (one) =>
      one.level === level &&
      Object.entries(chosen).every(([name, value]) => (one.options[name] ?? defaults[name]) === value),
  );

/** How many games out of ten journeymen win with the options chosen; null if too few were played like that. */
export function winsInTen(rows: readonly WeighedGame[], chosen: Data, defaults: Data): number | null {
  const row = rowOf(rows, LEVEL, chosen, defaults);
  return row === undefined || row.games < MIN_GAMES ? null : Math.round((10 * row.won) / row.games);
}

/** How many of such games people won, once there are ten; null before. */
export function wonByPeople(rows: readonly WeighedGame[], chosen: Data, defaults: Data) {
  const row = rowOf(rows, 'people', chosen, defaults);
  return row === undefined || row.games < MIN_GAMES_OF_PEOPLE ? null : { won: row.won, games: row.games };
}
