/** Colours of drawings; those with a meaning are tokens (styles/tokens.css). */

import type { Colour } from './view';

/** The ground of a card by its kind: in the light, in the shade. */
export const GROUNDS: Record<string, [string, string]> = {
  castle: ['#bcc46a', '#98a24c'],
  ruby_mine: ['#e8a873', '#c9814f'],
  emerald_mine: ['#d3cf72', '#aaa64c'],
  diamond_mine: ['#d9cfae', '#b3a67e'],
  gold_mine: ['#f0c96a', '#c99a43'],
  tavern: ['#cdbd60', '#a3913f'],
  general_store: ['#dcc067', '#b49446'],
  dragon: ['#a98457', '#7a5a3c'],
  frost_giant: ['#e4eeee', '#b9ced4'],
};

/** For cards of a custom box. */
export const PLAIN: [string, string] = ['#bcc46a', '#98a24c'];

/** The rope around a kingdom: each player's has its own dashes. */
export const ROPES: Record<Colour, { colour: string; width: number; dash: string; cap: 'round' | 'butt' }> = {
  blue: { colour: '#b5cffb', width: 5, dash: '3 7', cap: 'butt' },
  red: { colour: '#ffd9cf', width: 2.6, dash: '13 6', cap: 'butt' },
  green: { colour: '#e2fff2', width: 4.5, dash: '0.1 9', cap: 'round' },
  yellow: { colour: '#6b4e05', width: 5, dash: '7 4', cap: 'butt' },
};
