/** The picture behind the door of the game in the hall. */

import '../colours.css';
import type { Door } from '../../../table/scene';
import Picture from './Picture.svelte';

export default { Picture, acts: 2 } satisfies Door;
