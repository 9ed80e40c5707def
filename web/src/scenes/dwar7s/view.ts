/** The view of Dwar7s Fall with the server's types, and the looks of the four players. No rule is here. */

import type { Colour, Gem, Kind, Ogre, Order, Side } from '../../contract/dwar7s';

export type {
  Action,
  Colour,
  Decision as Question,
  Event,
  Game as Dwar7s,
  Gem,
  Kind,
  KingdomCard as Printed,
  Ogre,
  Order,
  Pieces,
  PlayerView as Player,
  ScareAction,
  Side,
  Stack,
  SwapAction,
  TradingGoal as PrintedGoal,
  TurnAction,
  View as FallView,
} from '../../contract/dwar7s';

export const COLOURS: readonly Colour[] = ['blue', 'red', 'green', 'yellow'];
export const GEMS: readonly Gem[] = ['ruby', 'emerald', 'diamond', 'gold'];
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
export const OGRES: readonly Ogre[] = ['ambush', 'brute', 'panic', 'thief', 'crown'];
/** The standing orders for a secret goal that is met in another's turn. */
export const ORDERS: readonly Order[] = ['reveal', 'keep'];

/** Never colour alone: each player has a mark as well. */
export const MARKS: Record<Colour, string> = { blue: 'star', red: 'bars', green: 'ring', yellow: 'chevron' };

/** `red_ruby_mine` is the `ruby_mine` of `red`. */
export function kindOf(card: string): Kind {
  return card.slice(card.indexOf('_') + 1) as Kind;
}

export function colourOf(card: string): Colour {
  return card.slice(0, card.indexOf('_')) as Colour;
}

const groups = new Map<string, readonly Colour[]>();

/** Equal colours give the same list, so that nothing is drawn again for them. */
export function groupOf(colours: readonly Colour[]): readonly Colour[] {
  const key = colours.join();
  const found = groups.get(key) ?? colours;
  groups.set(key, found);
  return found;
}
