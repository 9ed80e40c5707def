/** The Siege of Runedar as a scene of the table. */

import type { SceneModule } from '../../table/scene';
import Ending from './Ending.svelte';
import { motion } from './motion';
import Scene from './Scene.svelte';
import type { Runedar } from './view';

export default { Scene, Ending, motion } satisfies SceneModule<Runedar>;
