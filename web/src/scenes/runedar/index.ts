/** The Siege of Runedar as a scene of the table. */

import type { SceneModule } from '../scene';
import Ending from './Ending.svelte';
import { motion } from './motion';
import Scene from './Scene.svelte';

/** What a card is used for, and where. */
const GOING_ON = new Set([
  ...['move', 'work', 'put', 'finish', 'dig', 'dig_at'],
  ...['close', 'direct', 'shoot', 'roll'],
]);

export default { Scene, Ending, motion, goingOn: GOING_ON } satisfies SceneModule;
