/** Positions that differ on a tall screen, where there is less room and names are larger. */

import { oval, type PlaceGeometry } from './place-geometry';
import type { PlaceId } from './view';

/** On a tall screen the fields beside the fortress are a narrow strip. */
export const TALL_PLACE_GEOMETRY: Partial<Record<PlaceId, Partial<PlaceGeometry>>> = {
  foundry_outside: {
    region: oval(-7.2, 0.6, 0.75, 3.3),
    name: [-6.95, -2.9],
    dwarfs: [[-7.2, -1.9]],
    foes: [[-7.45, 3.2]],
    mark: [-7.35, 1.1],
    isLine: true,
  },
  carpenters_outside: {
    region: oval(7.2, 0.6, 0.75, 3.3),
    name: [6.95, -2.9],
    dwarfs: [[7.2, -1.9]],
    foes: [[7.45, 3.2]],
    mark: [7.35, 1.1],
    isLine: true,
  },
  tannery_outside: {
    foes: [
      [-3.6, -5.9],
      [-2.7, -6.1],
      [-1.8, -6.1],
      [-0.9, -6.1],
    ],
    dwarfs: [
      [3.55, -5.9],
      [1.4, -6.05],
    ],
    mark: [2.5, -6],
  },
  tunnel_courtyard: {
    name: [-2.7, 5.1],
    dwarfs: [
      [-1.75, 2.7],
      [-2.95, 3],
      [-0.75, 2.3],
      [0.35, 2.2],
    ],
    foes: [
      [0.5, 3.5],
      [2.3, 4.4],
      [3.95, 3.5],
      [-0.8, 4.3],
      [1.4, 4.6],
      [2.9, 4.7],
    ],
    mark: [-0.6, 3.6],
  },
  central_chamber: {
    name: [0, -1.5],
    dwarfs: [
      [-1.4, -0.35],
      [1.4, -0.35],
      [-1.1, 1.3],
      [1.1, 1.3],
    ],
    mark: [0, 1.3],
  },
  foundry: {
    name: [-3.85, -1.95],
    dwarfs: [
      [-2.9, -1],
      [-4.35, -1.05],
      [-3.6, -0.3],
      [-4.5, 0.2],
    ],
    foes: [
      [-3.1, 2.3],
      [-3.9, 3],
      [-4.6, 3.5],
      [-4.4, 2.4],
    ],
    mark: [-2.75, 1.3],
  },
  carpenters: {
    name: [3.7, -0.35],
    dwarfs: [
      [3.3, -2.4],
      [4.45, -2.5],
      [4, -3.05],
      [4.9, -3.2],
    ],
    foes: [
      [2.9, 1.7],
      [3.7, 2.7],
      [3.9, 1.75],
      [4.45, 3.3],
    ],
    mark: [2.6, 1],
  },
  tannery: {
    name: [0, -3.08],
    dwarfs: [
      [1.95, -2.95],
      [2.95, -3.45],
      [3.9, -3.7],
      [4.7, -3.85],
    ],
    foes: [
      [-1.8, -2.95],
      [-2.7, -3.65],
      [-3.7, -3.75],
      [-4.6, -3.85],
    ],
    mark: [2.6, -2.8],
  },
  foundry_wall: {
    name: [-6.72, 0.6],
    dwarfs: [[-5.64, 2.45, 1]],
    foes: [[-5.7, -2.6, 1]],
    mark: [-5.66, 2.6, 1],
  },
  carpenters_wall: {
    name: [6.72, 0.6],
    dwarfs: [[5.64, 2.45, 1]],
    foes: [[5.7, -2.6, 1]],
    mark: [5.66, 2.7, 1],
  },
  tunnel_tower: { name: [5.75, 3.5, 1.95] },
  tannery_wall: {
    name: [0, -5, 0.3],
    // Nobody stands below the name of the tannery.
    isLine: false,
    dwarfs: [
      [2, -4.55, 1],
      [2.9, -4.55, 1],
      [3.75, -4.55, 1],
    ],
    foes: [
      [-2.05, -4.55, 1],
      [-2.95, -4.55, 1],
      [-3.8, -4.55, 1],
    ],
    mark: [-3.2, -4.5, 1],
  },
};
