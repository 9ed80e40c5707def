/** The games of the server, asked for once: what they are called and what may be chosen. */

import type { GameInfo, GameOption } from '../contract/messages';
import { humanised } from '../words/bundle';
import { i18n, say } from './i18n.svelte';
import { api } from './me.svelte';

type Label = Readonly<Record<string, string>>;

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
export function labelText(label: Label | undefined): string {
  return label?.[i18n.language] ?? label?.['en'] ?? '';
}

/** What a game is called. */
export function gameTitle(game: string): string {
  return ownText(game, `hall-game-${game}`, (info) => info.title) || humanised(game);
}

/** What its list in the chronicles is called: of its best games, or of its rated people. */
export function chronicleTitle({ game, together, chronicle }: GameInfo): string {
  const own = ownText(game, together ? `hall-best-${game}` : `hall-fame-${game}`, () => chronicle);
  return own || say(together ? 'chronicles-best-of' : 'chronicles-fame-of', { game: gameTitle(game) });
}

/** What the game of the day is called. */
export function dailyTitle(game: string): string {
  return ownText(game, `daily-game-${game}`, ({ daily }) => daily?.title) || say('daily-game');
}

/** Which points count in the game of the day. */
export function dailyRule(game: string): string {
  return ownText(game, `daily-rule-${game}`, ({ daily }) => daily?.rule) || say('daily-rule');
}

/** A text that the client has, or else the label that the server tells; "" where there is neither. */
function ownText(game: string, key: string, label: (info: GameInfo) => Label | undefined): string {
  if (i18n.has(key)) return say(key);
  if (i18n.isReady && !games.list.length) void games.load().catch(() => undefined);
  const info = games.find(game);
  return info === undefined ? '' : labelText(label(info));
}

/** All win or lose this game together; else everybody has a score. */
export function isTogether(game: string): boolean {
  return games.find(game)?.together ?? false;
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
