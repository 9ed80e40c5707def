/**
 * What the coach would do is markAdvice wherever a hand could do it: on everything that carries its action (`data-action`),
 * and on whatever leads to it (`data-leads`: a symbol that is used somewhere, a coin with a sheet behind it).
 */

import type { Advice } from '../net/wire';
import './coach-marks.css';

/** So many are told; the first is the best. */
const MAX_ADVICE = 3;
const CANDIDATES = '[data-action], [data-leads], [data-advised]';
/** What is no button of its own, or leads nowhere now. */
const UNAVAILABLE = '[aria-disabled="true"], [role="group"]';
const WATCHED_ATTRIBUTES = ['data-action', 'data-leads', 'data-after', 'aria-disabled'];

/** Keep the marks within the root right, whatever changes there; call what it returns to take them away. */
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

/** Of each advice its action, and what comes after it unless that is asked already: it will have its turn. */
function pathsOf(advice: readonly Advice[], legal: readonly { code: string }[]): string[][] {
  return advice.slice(0, MAX_ADVICE).map(({ action, then }) => {
    const isLater = then !== null && !legal.some(({ code }) => code === then.code);
    return [action.code, ...(isLater ? [then.code, `${action.code} ${then.code}`] : [])];
  });
}

/** Whether it stands for that way: an action, or several after each other. */
function standsFor(thing: HTMLElement, way: string): boolean {
  const { action = '', leads = '', after } = thing.dataset;
  return [action, ...leads.split(' ')].some((code) => (after ? `${after} ${code}` : code) === way);
}
