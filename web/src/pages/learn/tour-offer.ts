/** Remembers for this browser whether the tour of a game was offered: a "no" is not asked again. */

import { readStored, writeStored } from '../../app/storage';

const KEY = 'mattock.tours-offered';

function offeredGames(): string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((game): game is string => typeof game === 'string') : [];
}

export function isTourOffered(game: string): boolean {
  return offeredGames().includes(game);
}

export function rememberTourOffer(game: string): void {
  if (!isTourOffered(game)) writeStored(KEY, [...offeredGames(), game]);
}
