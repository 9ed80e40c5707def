/** Dwar7s Fall as a scene: loaded when a table of it is opened. */

import type { SceneModule } from '../scene';
import Ending from './Ending.svelte';
import { motion } from './motion';
import { GOING_ON } from './paths';
import Scene from './Scene.svelte';

const scene: SceneModule = { Scene, Ending, motion, goingOn: GOING_ON };

export default scene;
