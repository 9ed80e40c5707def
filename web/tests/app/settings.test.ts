import { describe, expect, it } from 'vitest';
import { Settings, validPreferences } from '../../src/app/settings.svelte';

describe('settings', () => {
  it('speak the first language of the browser that we have', () => {
    expect(new Settings(null, ['fr-FR', 'de-AT', 'en']).language).toBe('de');
    expect(new Settings(null, ['fr']).language).toBe('en');
  });

  it('are kept, and stronger than the browser', () => {
    const first = new Settings(null, ['en']);
    first.set('language', 'es');
    first.set('theme', 'parchment');
    const again = new Settings(undefined, ['en']);
    expect([again.language, again.theme]).toEqual(['es', 'parchment']);
  });

  it('forget what makes no sense any more', () => {
    const stored = { language: 'xx', theme: 'dark', sound: 'loud', pace: 'quick', other: 1 };
    expect(validPreferences(stored)).toEqual({ theme: 'dark', pace: 'quick' });
    expect(validPreferences('broken')).toEqual({});
    expect(validPreferences(null)).toEqual({});
  });

  it('tell the styles', () => {
    const settings = new Settings({ language: 'de', theme: 'parchment', pace: 'none', text: 'large' }, []);
    const root = document.createElement('html');
    settings.apply(root);
    expect([root.lang, root.dataset['theme'], root.dataset['motion']]).toEqual(['de', 'parchment', 'none']);
    expect(root.style.getPropertyValue('--text-scale')).toBe('1.15');
  });

  it('mean speeds', () => {
    expect(new Settings({ pace: 'none' }, []).speed).toBe(0);
    expect(new Settings({ pace: 'quick' }, []).speed).toBeGreaterThan(1);
  });
});
