/** The pictures behind the doors: fetched and drawn when the hall can be used already. */

export { default as Defs } from './Defs.svelte';
export { default as Picture } from '../Picture.svelte';
