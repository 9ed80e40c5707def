/** The scenes there are, each loaded when a table needs it. */

import type { GameId } from '../net/wire';
import type { SceneModule } from '../scenes/scene';

const SCENES = import.meta.glob<{ default: SceneModule }>('../scenes/*/index.ts');

export async function loadScene(game: GameId | string): Promise<SceneModule> {
  const load = SCENES[`../scenes/${game}/index.ts`];
  if (!load) throw new Error(`no scene for ${game}`);
  return (await load()).default;
}
