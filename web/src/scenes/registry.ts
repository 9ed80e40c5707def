/** The scenes there are, each loaded when a table needs it. Nothing else imports from a scene. */

import type { GameId } from '../net/wire';
import type { Door, SceneModule } from '../table/scene';

const SCENES = import.meta.glob<SceneModule>('./*/index.ts', { import: 'default' });
const DOORS = import.meta.glob<Door>('./*/door/index.ts', { import: 'default' });

export function loadScene(game: GameId): Promise<SceneModule> {
  const load = SCENES[`./${game}/index.ts`];
  return load ? load() : Promise.reject(new Error(`no scene for ${game}`));
}

/** The picture behind the game's door; null where it has none. */
export function loadDoor(game: GameId): Promise<Door | null> {
  return DOORS[`./${game}/door/index.ts`]?.() ?? Promise.resolve(null);
}
