/** How the table is laid out on a screen: which projection, how large, and where the board lies. */

import { TALL, WIDE, type Point, type Projection } from './projection';

export type Mode = 'wide' | 'tablet' | 'phone';

export interface Room {
  left: number;
  top: number;
  width: number;
}

export interface Layout {
  mode: Mode;
  projection: Projection;
  /** Pixels of one unit of the furniture: beam, bench, cards. */
  unit: number;
  /** Pixels of one unit of the picture. */
  scale: number;
  /** Where the point (0, 0) of the picture lies on the screen. */
  origin: Point;
  width: number;
  height: number;
  /** How much larger than usual letters are wanted. */
  text: number;
  /** The board, in pixels: all of the screen if it is wide, else a strip below the beam. */
  board: { top: number; width: number; height: number };
  /** A small screen that is wider than it is high: the furniture stands beside the board, not below it. */
  isSideways: boolean;
  /** How wide the furniture is: the hand and what belongs to it. */
  column: number;
}

const BEAM = { tablet: 62, phone: 80 };
/** The least height of the panels below the board. */
const BELOW = { tablet: 590, phone: 406 };
/** And so much more of it for letters twice as large. */
export const LETTERS = { tablet: 100, phone: 160 };
/** The least width of the panels beside the board on a low screen. */
const BESIDE = 322;
/** The width of the furniture left of the fortress on a tablet. */
const ASIDE = 264;
/** The smallest board on which figures can still be told apart. */
const MIN_SCALE = 0.78;

export function layoutOf(width: number, height: number, text = 1): Layout {
  if (width >= 1100 && height >= 560 && width / height >= 1.15) return { ...wide(width, height), text };
  if (width >= 600 && height < 620) return { ...sideways(width, height), text };
  return { ...tall(width, height, width >= 700 && height >= 900 ? 'tablet' : 'phone', text), text };
}

type Fitted = Omit<Layout, 'text'>;

function wide(width: number, height: number): Fitted {
  const unit = Math.min(width / 1440, height / 900);
  const spare = Math.max(0, height - 900 * unit);
  const origin = { x: width / 2 - 720 * unit, y: spare * 0.45 };
  const board = { top: 0, width, height };
  return {
    ...{ mode: 'wide', projection: WIDE, unit, scale: unit, origin, width, height },
    ...{ board, isSideways: false, column: width },
  };
}

function tall(width: number, height: number, mode: 'tablet' | 'phone', text: number): Fitted {
  const { core } = TALL;
  const top = BEAM[mode];
  const below = BELOW[mode] + LETTERS[mode] * (text - 1);
  const room = Math.max(height - top - below, core.height * MIN_SCALE);
  const scale = Math.min(width / core.width, room / core.height);
  const middle = width / 2 - (core.x + core.width / 2) * scale;
  // Beside the fortress of a tablet are the players, the siege card and the coach.
  const right = width - 12 - (core.x + core.width) * scale;
  const beside = Math.min(right, Math.max(middle, ASIDE - core.x * scale));
  const origin = { x: mode === 'tablet' ? beside : middle, y: top - core.y * scale };
  const unit = mode === 'tablet' ? 1 : Math.min(1, width / 390);
  const board = { top, width, height: core.height * scale };
  return { mode, projection: TALL, unit, scale, origin, width, height, board, isSideways: false, column: width };
}

function sideways(width: number, height: number): Fitted {
  const { core } = TALL;
  const top = BEAM.tablet;
  const room = height - top;
  const scale = Math.min(Math.min(width * 0.54, width - BESIDE) / core.width, room / core.height);
  const board = { top, width: core.width * scale, height: room };
  const origin = { x: -core.x * scale, y: top + (room - core.height * scale) / 2 - core.y * scale };
  return {
    ...{ mode: 'phone', projection: TALL, unit: 1, scale, origin, width, height },
    ...{ board, isSideways: true, column: width - board.width },
  };
}

/** Where toasts cover no figure and no number: in the sky, or on a tablet beside the fortress. */
export function notesRoom(
  { mode, unit, origin, scale, projection, board, isSideways }: Layout,
  hasDice: boolean,
): Room {
  if (mode === 'wide') return { left: 490 * unit, top: 66 * unit, width: 250 * unit };
  if (mode === 'tablet') return { left: 8, top: board.top + board.height - 116, width: ASIDE - 16 };
  const top = board.top + 6;
  const gate = origin.x + (projection.tunnel.start.x - projection.tunnel.thickness) * scale;
  // Beside the dice, if there are any.
  if (hasDice) return { left: 196, top, width: board.width - 202 };
  return { left: 6, top, width: isSideways ? board.width - 16 : gate - 12 };
}

/** A point of the picture on the screen. */
export function onScreen({ origin, scale }: Layout, point: Point): Point {
  return { x: origin.x + point.x * scale, y: origin.y + point.y * scale };
}
