/** The hand as a fan: how large its cards are and where each of them lies. */

import type { Layout } from './layout';

export interface Fan {
  /** Pixels of one unit of a card; it is 132 wide and 187 high. */
  unit: number;
  height: number;
  /** Where each card lies, from the middle of the hand, as a transform. */
  places: readonly string[];
}

export const CARD = { width: 132, height: 187 } as const;
const LOOKS = {
  wide: { gap: 2, tilt: 3, drop: 2.6 },
  tablet: { gap: 6, tilt: 1.6, drop: 1.4 },
  phone: { gap: 3, tilt: 1.6, drop: 1.4 },
} as const;
const MARGIN = 16;
/** The height of what stands above and below the hand. */
const OTHERS = 268;

export function fanOf(count: number, layout: Layout): Fan {
  const { mode } = layout;
  const look = LOOKS[mode];
  const unit = unitOf(layout, count);
  const middle = (count - 1) / 2;
  const step = CARD.width * unit + look.gap * (mode === 'wide' ? unit : 1);
  const drop = (at: number) => (at - middle) ** 2 * look.drop * unit;
  const places = Array.from({ length: count }, (_, at) => {
    const aside = at - middle;
    return `translate(${(aside * step).toFixed(1)}px,${drop(at).toFixed(1)}px) rotate(${aside * look.tilt}deg)`;
  });
  return { unit, height: CARD.height * unit + (count ? drop(0) : 0), places };
}

/** On a phone all cards of the hand have room beside each other; sideways they must not be too high either. */
function unitOf({ mode, unit, column, height, board, isSideways }: Layout, count: number): number {
  if (mode === 'wide') return unit;
  if (mode === 'tablet') return 0.94;
  const high = isSideways ? Math.max(0.5, (height - board.top - OTHERS) / CARD.height) : 1;
  return Math.min(0.74, high, (column - MARGIN) / Math.max(count, 1) / (CARD.width + 2));
}
