/** The settings of this browser, kept in its storage and written on the root element for the styles. */

import { readStored, writeStored } from './storage';

export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'dark' | 'parchment';
/** How others' turns are told: to be read along, brisk, or instant. */
export type Pace = 'usual' | 'quick' | 'none';
export const PACES: readonly Pace[] = ['usual', 'quick', 'none'];
export type TextSize = 'usual' | 'large' | 'larger';

export interface Preferences {
  language: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace;
  marks: boolean;
  text: TextSize;
  notify: boolean;
  /** Whether the person was asked already if the browser should notify. */
  offered: boolean;
}

const STORAGE_KEY = 'mattock.settings';
const SCALES: Record<TextSize, number> = { usual: 1, large: 1.15, larger: 1.3 };
const SPEEDS: Record<Pace, number> = { usual: 1, quick: 2, none: 0 };
/** How long captions stay, as a part of the time that reading along takes. */
const READING: Record<Pace, number> = { usual: 1, quick: 0.45, none: 0 };
const isStillWished = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export class Settings implements Preferences {
  language = $state<Language>('en');
  theme = $state<Theme>('dark');
  sound = $state(true);
  pace = $state<Pace>('usual');
  marks = $state(true);
  text = $state<TextSize>('usual');
  notify = $state(false);
  offered = $state(false);
  readonly #isStill = isStillWished();

  constructor(stored: unknown = readStored(STORAGE_KEY), spoken: readonly string[] = navigator.languages) {
    this.language = firstKnownLanguage(spoken);
    if (this.#isStill) this.pace = 'none';
    Object.assign(this, validPreferences(stored));
  }

  /** How fast things move; 0: not at all. Where the system asks for less motion, nothing does at any pace. */
  get speed(): number {
    return this.#isStill ? 0 : SPEEDS[this.pace];
  }

  /** How long captions stay while others play: 1 leaves time to read along, 0 shows none. */
  get reading(): number {
    return READING[this.pace];
  }

  /** The size of letters; 1 is the usual one. */
  get textScale(): number {
    return SCALES[this.text];
  }

  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
    (this as Preferences)[name] = value;
    this.keep();
  }

  get preferences(): Preferences {
    const { language, theme, sound, pace, marks, text, notify, offered } = this;
    return { language, theme, sound, pace, marks, text, notify, offered };
  }

  keep(): void {
    writeStored(STORAGE_KEY, this.preferences);
  }

  /** Write the settings on the root element, where the styles read them. */
  apply(root: HTMLElement): void {
    root.lang = this.language;
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.#isStill ? 'none' : this.pace;
    root.dataset['marks'] = this.marks ? 'on' : 'off';
    root.style.setProperty('--text-scale', String(this.textScale));
  }
}

function firstKnownLanguage(spoken: readonly string[]): Language {
  const known = spoken.map((tag) => tag.slice(0, 2).toLowerCase()) as Language[];
  return known.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

const ALLOWED: { [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  language: LANGUAGES,
  theme: ['dark', 'parchment'],
  sound: [true, false],
  pace: PACES,
  marks: [true, false],
  text: ['usual', 'large', 'larger'],
  notify: [true, false],
  offered: [true, false],
};

/** The stored settings that are still valid. */
export function validPreferences(stored: unknown): Partial<Preferences> {
  const found = Object.entries(Object(stored) as Record<string, unknown>);
  return Object.fromEntries(
    found.filter(([name, value]) => (ALLOWED[name as keyof Preferences] as unknown[] | undefined)?.includes(value)),
  );
}

export const settings = new Settings();
