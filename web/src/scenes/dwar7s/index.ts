/** Dwar7s Fall as a scene: loaded when a table of it is opened. */

import './colours.css';
import type { SceneModule } from '../../table/scene';
import Ending from './Ending.svelte';
import { help } from './help';
import { KEY_HELP } from './keys';
import { motion } from './motion';
import { narration } from './narration';
import Scene from './Scene.svelte';
import type { Dwar7s } from './view';

export default { Scene, Ending, motion, narration, keys: KEY_HELP, help } satisfies SceneModule<Dwar7s>;
