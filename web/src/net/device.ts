/** A name for this browser, made up once: two people who share it make no rated pair. */

const STORAGE_KEY = 'mattock.device';

let kept = '';

/** The name; a browser that stores nothing has another one after each reload. */
export function deviceName(): string {
  try {
    kept ||= localStorage.getItem(STORAGE_KEY) ?? '';
    if (!/^[!-~]{8,64}$/.test(kept)) kept = '';
    kept ||= Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
    localStorage.setItem(STORAGE_KEY, kept);
  } catch {
    // The page works without it.
  }
  return kept;
}
