/** Days, times and numbers as the games of the day are told, and the text in which a result is shared. */

import { dailyTitle } from '../../app/games.svelte';
import { i18n, say } from '../../app/i18n.svelte';
import type { DailyGame, DailyResult } from '../../contract/messages';

const DAY = 24 * 3600 * 1000;

/** A day such as "2026-11-19"; days begin at midnight UTC, everywhere. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day so many days later. */
export function shifted(day: string, days: number): string {
  return new Date(dateOf(day).getTime() + days * DAY).toISOString().slice(0, 10);
}

export function dayText(day: string, parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return dateOf(day).toLocaleDateString(i18n.language, { ...parts, timeZone: 'UTC' });
}

/** Today in the days of the server. */
export const today = (now = Date.now()) => new Date(now).toISOString().slice(0, 10);

/** Hours and minutes until a time in seconds. */
export function timeLeft(until: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((until * 1000 - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

export const numberText = (value: number, digits = 1) =>
  value.toLocaleString(i18n.language, { maximumFractionDigits: digits });

/** With its sign: "+4.2", "−3". */
export const leadText = (lead: number) =>
  lead.toLocaleString(i18n.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** How many bots reached less. */
export function beaten(points: number, bots: readonly number[]): number {
  return bots.filter((other) => other < points).length;
}

/** A result as text that tells nothing of what came. */
export function shareText(daily: DailyGame, result: DailyResult, page: string): string {
  const { bots } = daily;
  const isDone = bots !== null && bots.games === bots.total;
  return [
    ['Mattock', dailyTitle(daily.game), dayText(daily.day)].join(' · '),
    say(result.won ? 'daily-share-won' : 'daily-share-lost', { points: result.points }),
    ...(isDone && result.lead !== null
      ? [
          say('daily-lead', { lead: leadText(result.lead) }),
          meter(beaten(result.points, bots.points), bots.total),
          say('daily-better', { beaten: beaten(result.points, bots.points), total: bots.total }),
        ]
      : []),
    ...(daily.streak > 1 ? [say('daily-streak', { days: daily.streak })] : []),
    page,
  ].join('\n');
}

/** A share of ten fields. */
function meter(count: number, total: number): string {
  const full = total ? Math.round((10 * count) / total) : 0;
  return '▰'.repeat(full) + '▱'.repeat(10 - full);
}
