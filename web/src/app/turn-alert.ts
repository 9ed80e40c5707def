/** Tells a person who looks elsewhere that it is their turn: by title, icon and, if wished, a notification. */

import { settings } from './settings.svelte';
import { i18n } from './i18n.svelte';

const TITLE = 'Mattock';
/** ms until the icon of a visible page changes. */
const ICON_DELAY = 3000;
const TURN_ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#ffb648"/>' +
      '<path d="M14 50 40 22" stroke="#5a3a22" stroke-width="7" stroke-linecap="round"/>' +
      '<path d="M22 14c12-6 28 2 30 24-8-10-16-14-24-14-4 0-8-4-6-10Z" fill="#2b1405"/></svg>',
  );

/** Whether the browser can notify and the person has not been asked yet. */
export function canOfferNotifications(): boolean {
  const canAsk = globalThis.isSecureContext && 'Notification' in globalThis && Notification.permission !== 'denied';
  return canAsk && !settings.notify && !settings.offered;
}

/** Let the browser ask for permission; only after a click on something that says what for. */
export async function askPermission(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Show it in the title and the icon of the page. */
export function showTurnInTitle(title: string): void {
  document.title = `● ${title} · ${TITLE}`;
  setIcon(TURN_ICON);
}

export function notifyPlayer(isNotified: boolean): void {
  if (!isNotified || !document.hidden) return;
  try {
    const note = new Notification(TITLE, { body: i18n.say('table-turn'), tag: 'mattock-turn', icon: '/icon.svg' });
    note.onclick = () => window.focus();
  } catch {
    // Phones require a service worker for notifications; title and icon still change.
  }
}

export function resetTitle(): void {
  document.title = TITLE;
  setIcon('/icon.svg');
}

/** Change the icon, later if the page is visible: a browser draws it with the thread that draws the page. */
function setIcon(href: string): void {
  const apply = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', href);
  clearTimeout(iconTimer);
  if (document.hidden) apply();
  else iconTimer = setTimeout(apply, ICON_DELAY);
}
let iconTimer: ReturnType<typeof setTimeout> | undefined;
