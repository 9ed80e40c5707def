/** The scene of every game that has none of its own: it is played in words. */

import type { SceneModule } from '../../table/scene';
import Ending from './Ending.svelte';
import Scene from './Scene.svelte';

export const plainScene: SceneModule = { Scene, Ending, motion: {} };
