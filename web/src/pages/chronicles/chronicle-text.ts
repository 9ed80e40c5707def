/** Texts about a finished game: its headline and its players. */

import { isTogether } from '../../app/games.svelte';
import type { Words } from '../../words';
import type { Chronicle, SeatLine } from '../../contract/messages';

/** The headline: a title and the score, or the winners. */
export function headline(tale: Chronicle, words: Words): string {
  if (isTogether(tale.game)) {
    const title = words.name('title', tale.title ?? 'none');
    const counted = tale.won ? 'chronicle-won-by' : 'chronicle-lost-by';
    const score = words.say(words.has(counted) ? counted : 'chronicles-points', { count: tale.score });
    return `${words.say(tale.won ? 'chronicles-won' : 'chronicles-lost', { title })} · ${score}`;
  }
  const winners = tale.seats.filter((seat) => seat.is_winner).map((seat) => seatName(seat, words));
  const key = winners.length > 1 ? 'chronicles-shared' : 'chronicles-crowned';
  return words.say(key, { winners: words.listed(winners), count: tale.score });
}

/** The players, with their scores if each has their own. */
export function people(tale: Chronicle, words: Words): string {
  const hasScores = !isTogether(tale.game);
  const named = tale.seats.map((seat) => {
    const name = seatName(seat, words);
    return hasScores ? words.say('chronicles-score', { name, score: seat.score }) : name;
  });
  return words.listed(named);
}

/** The name of a seat's player. A remote bot has a name of its own and is still called a bot. */
export function seatName(seat: SeatLine, words: Words): string {
  if (seat.name === null) return words.say(`chronicles-bot-${seat.bot ?? 'random'}`);
  return seat.is_remote ? words.say('chronicles-remote', { name: seat.name }) : seat.name;
}

export function minutes(tale: Chronicle): number {
  return Math.max(1, Math.round((tale.ended - tale.began) / 60));
}
