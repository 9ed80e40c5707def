/** The games of the server, asked for once: what they are called and what may be chosen. */

import type { GameInfo, GameOption } from '../contract/messages';
import { humanised } from '../words/bundle';
import { i18n, say } from './i18n.svelte';
import { api } from './me.svelte';

class Games {
  list = $state.raw<readonly GameInfo[]>([]);
  #asked: Promise<readonly GameInfo[]> | null = null;

  /** Load all of them; after a failure the next call tries again. */
  load(): Promise<readonly GameInfo[]> {
    this.#asked ??= api.games().then(
      (found) => (this.list = found),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  find(game: string): GameInfo | undefined {
    return this.list.find((one) => one.game === game);
  }
}

export const games = new Games();

/** A label in the language that is set. */
export function labelText(label: Readonly<Record<string, string>> | undefined): string {
  return label?.[i18n.language] ?? label?.['en'] ?? '';
}

/** The title of a game; one that only the server knows is looked up there. */
export function gameTitle(game: string): string {
  const key = `hall-game-${game}`;
  if (i18n.has(key)) return say(key);
  if (i18n.isReady && !games.list.length) void games.load().catch(() => undefined);
  return labelText(games.find(game)?.title) || humanised(game);
}

/** The label of what was picked at a table of that game. */
export function pickedLabel(game: string, name: string, value: string): string {
  const option = games.find(game)?.options.find((one) => one.name === name);
  if (i18n.isReady && !games.list.length) void games.load().catch(() => undefined);
  return option ? valueLabel(option, value) : value;
}

/** The label of a value of an option. */
export function valueLabel(option: GameOption, value: unknown): string {
  const at = option.choices.findIndex((choice) => choice === value);
  return option.kind === 'number' || at < 0 ? String(value) : labelText(option.labels[at]) || String(value);
}
