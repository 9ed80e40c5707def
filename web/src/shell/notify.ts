/** Telling somebody who looks elsewhere that it is their turn: title, icon and, if wished, a notification. */

import { settings } from './settings.svelte';
import { ui } from './ui.svelte';

const TITLE = 'Mattock';
/** ms until the icon of a page that is looked at changes. */
const UNHURRIED = 3000;
const LIT =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#ffb648"/>' +
      '<path d="M14 50 40 22" stroke="#5a3a22" stroke-width="7" stroke-linecap="round"/>' +
      '<path d="M22 14c12-6 28 2 30 24-8-10-16-14-24-14-4 0-8-4-6-10Z" fill="#2b1405"/></svg>',
  );

/** The browser could call, and nobody was asked yet whether it should. */
export function mayOffer(): boolean {
  const canAsk = globalThis.isSecureContext && 'Notification' in globalThis && Notification.permission !== 'denied';
  return canAsk && !settings.notify && !settings.offered;
}

/** The browser asks the person; only ever after a click on something that says why. */
export async function askLeave(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** The page itself says it, in its title and its icon. */
export function flag(title: string): void {
  document.title = `● ${title} · ${TITLE}`;
  icon(LIT);
}

export function callPlayer(isNotified: boolean): void {
  if (!isNotified || !document.hidden) return;
  try {
    const note = new Notification(TITLE, { body: ui.say('table-turn'), tag: 'mattock-turn', icon: '/icon.svg' });
    note.onclick = () => window.focus();
  } catch {
    // Phones want a service worker for this; title and icon still change.
  }
}

export function quiet(): void {
  document.title = TITLE;
  icon('/icon.svg');
}

/** A browser draws even the smallest icon with the thread that draws the page: what is looked at comes first. */
function icon(href: string): void {
  const hang = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', href);
  clearTimeout(hanging);
  if (document.hidden) hang();
  else hanging = setTimeout(hang, UNHURRIED);
}
let hanging: ReturnType<typeof setTimeout> | undefined;
