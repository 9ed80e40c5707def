/**
 * Marks the coach's advice on the scene: on every element that carries an advised action (`data-action`), and on those
 * that lead to one (`data-leads`: a symbol that is used elsewhere, a button that opens a sheet).
 */

import type { Advice } from '../net/wire';
import './coach-marks.css';

/** At most so many advices are marked; the first is the best. */
const MAX_ADVICE = 3;
const CANDIDATES = '[data-action], [data-leads], [data-advised]';
/** Elements that are no buttons, or are disabled. */
const UNAVAILABLE = '[aria-disabled="true"], [role="group"]';
const WATCHED_ATTRIBUTES = ['data-action', 'data-leads', 'data-after', 'aria-disabled'];

/** Mark the elements within the root, also when they change; call the result to remove the marks. */
export function markAdvice(root: Element, advice: readonly Advice[], legal: readonly { code: string }[]): () => void {
  if (advice.length === 0) return () => undefined;
  const ways = pathsOf(advice, legal);
  const mark = () => {
    for (const thing of root.querySelectorAll<HTMLElement>(CANDIDATES)) {
      const found = thing.matches(UNAVAILABLE)
        ? undefined
        : ways.find((way) => way.some((code) => standsFor(thing, code)));
      if (found) thing.dataset['advised'] = found === ways[0] ? 'best' : 'good';
      else delete thing.dataset['advised'];
    }
  };
  const watch = new MutationObserver(mark);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: WATCHED_ATTRIBUTES });
  mark();
  // A hand may be wider than a phone.
  root.querySelector('[data-advised="best"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return () => {
    watch.disconnect();
    for (const thing of root.querySelectorAll<HTMLElement>('[data-advised]')) delete thing.dataset['advised'];
  };
}

/** The codes that each advice stands for: its action, and the next one unless that is legal already. */
function pathsOf(advice: readonly Advice[], legal: readonly { code: string }[]): string[][] {
  return advice.slice(0, MAX_ADVICE).map(({ action, then }) => {
    const isLater = then !== null && !legal.some(({ code }) => code === then.code);
    return [action.code, ...(isLater ? [then.code, `${action.code} ${then.code}`] : [])];
  });
}

/** Whether an element stands for a path of one or several actions. */
function standsFor(thing: HTMLElement, way: string): boolean {
  const { action = '', leads = '', after } = thing.dataset;
  return [action, ...leads.split(' ')].some((code) => (after ? `${after} ${code}` : code) === way);
}
