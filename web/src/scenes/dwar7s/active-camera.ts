/** The camera of the scene that is on the screen, for those who tell what happens in it. */

import type { CameraState } from './camera-state.svelte';

let active: CameraState | null = null;

/** Make this camera the active one; call the result when its scene leaves the screen. */
export function activateCamera(camera: CameraState): () => void {
  active = camera;
  return () => {
    if (active === camera) active = null;
  };
}

export const activeCamera = (): CameraState | null => active;
