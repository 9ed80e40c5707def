/** Loads older history, which a table tells page by page. */

import type { HistoryPage } from '../contract/messages';
import type { Happening, News } from '../net/wire';

/**
 * Loads the pages that the news have left out, the last first, and hands each on. A page that cannot be had ends it: the
 * log is shorter then, and nothing else.
 */
export async function loadOmitted(
  news: Pick<News, 'version' | 'happenings' | 'omitted'>,
  load: (before: number) => Promise<HistoryPage>,
  take: (happenings: readonly Happening[]) => void,
): Promise<void> {
  const before = news.happenings[0]?.number ?? news.version + 1;
  const first = before - (news.omitted ?? 0);
  for (let next: number | null = before; next !== null && next > first;) {
    const page: HistoryPage | null = await load(next).catch(() => null);
    if (!page) return;
    take(page.happenings);
    next = page.before;
  }
}
