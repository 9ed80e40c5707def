/** The scenes there are, each loaded when a table needs it. Nothing else imports from a scene. */

import type { Component } from 'svelte';
import type { GameId } from '../net/wire';
import type { HallEntry } from '../play/hall-entry';
import type { Door, SceneModule } from '../table/scene';

const SCENES = import.meta.glob<SceneModule>('./*/index.ts', { import: 'default' });
const PICKS = import.meta.glob<Component<{ value: string; size?: string }>>('./*/pick/index.ts', { import: 'default' });
const ENTRIES = import.meta.glob<HallEntry>('./*/hall.ts', { import: 'default', eager: true });
const DOORS = import.meta.glob<Door>('./*/door/index.ts', { import: 'default' });

/** The scene of a game; one that has none is played in words. */
export function loadScene(game: GameId): Promise<SceneModule> {
  const load = SCENES[`./${game}/index.ts`];
  return load ? load() : import('../play/plain').then(({ plainScene }) => plainScene);
}

/** The picture behind the game's door; null where it has none. */
export function loadDoor(game: GameId): Promise<Door | null> {
  return DOORS[`./${game}/door/index.ts`]?.() ?? Promise.resolve(null);
}

/** How the game draws what somebody picks for a seat; null where it does not. */
export function loadPick(game: GameId): Promise<Component<{ value: string; size?: string }> | null> {
  return PICKS[`./${game}/pick/index.ts`]?.() ?? Promise.resolve(null);
}

/** The hall entry of a game that has a scene. */
export function hallEntry(game: GameId): HallEntry | undefined {
  return ENTRIES[`./${game}/hall.ts`];
}

/** The games that have a scene, in the order of their doors. */
export const SCENE_GAMES: readonly GameId[] = Object.entries(ENTRIES)
  .toSorted(([, one], [, other]) => one.order - other.order)
  .flatMap(([path]) => path.split('/')[1] ?? []);

/** Games as the hall shows them: those with a door in the order of their doors, then the others. */
export function inOrder<G extends { readonly game: GameId }>(games: readonly G[]): G[] {
  const doors = SCENE_GAMES.flatMap((name) => games.filter(({ game }) => game === name));
  return [...doors, ...games.filter(({ game }) => !SCENE_GAMES.includes(game))];
}
