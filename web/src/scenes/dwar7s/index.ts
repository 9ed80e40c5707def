/** Dwar7s Fall as a scene: loaded when a table of it is opened. */

import type { SceneModule } from '../../table/scene';
import Ending from './Ending.svelte';
import { motion } from './motion';
import Scene from './Scene.svelte';
import type { Dwar7s } from './view';

const scene: SceneModule<Dwar7s> = { Scene, Ending, motion };

export default scene;
