/** How a colour looks where somebody picks it: a hat with its mark, never colour alone (D2.4). */

import '../colours.css';
export { default } from './Hat.svelte';
