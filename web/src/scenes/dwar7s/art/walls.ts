/** A wall for each side of a card, lit from the north west, and the pillar where walls end. */

import { SIDE } from '../geometry';
import { blocks } from './stones';

const THICK = 15;

function lying(seed: number): string {
  const stones = blocks(SIDE, seed).map(
    ({ at, long, colour }) => `<rect x="${at + 0.6}" width="${long - 1.2}" height="${THICK}" rx="2" fill="#6f6556"/>
<rect x="${at + 0.6}" width="${long - 1.2}" height="${THICK * 0.58}" rx="2" fill="${colour}"/>`,
  );
  const shine = blocks(SIDE, seed).map(({ at, long }) => `M${at + 2} 1.3H${at + long - 2.5}`);
  return `<rect x="-2" y="-2" width="${SIDE + 4}" height="${THICK + 5}" rx="3" fill="#1d130b" opacity=".9"/>
${stones.join('')}${lit(shine, 0.85)}`;
}

function standing(seed: number): string {
  const stones = blocks(SIDE, seed).map(
    ({ at, long, colour }) => `<rect y="${at + 0.6}" width="${THICK - 1}" height="${long - 1.2}" rx="2" fill="#6f6556"/>
<rect y="${at + 0.6}" width="${(THICK - 1) * 0.78}" height="${long - 2.8}" rx="2" fill="${colour}"/>`,
  );
  const shine = blocks(SIDE, seed).map(({ at, long }) => `M1.3 ${at + 2}V${at + long - 3}`);
  return `<rect x="-2" y="-2" width="${THICK + 4}" height="${SIDE + 4}" rx="3" fill="#1d130b" opacity=".9"/>
${stones.join('')}${lit(shine, 0.8)}`;
}

function lit(edges: readonly string[], opacity: number): string {
  return `<path d="${edges.join('')}" stroke="#efe4c8" stroke-width="1.5" stroke-linecap="round" opacity="${opacity}"/>`;
}

export const walls = () => `
<g id="d7-wall-north">
  <path d="M0 ${THICK}H${SIDE}V${THICK + 6}H0Z" fill="#1a0d05" opacity=".32"/>${lying(11)}
</g>
<g id="d7-wall-west">
  <path d="M${THICK} 0V${SIDE}H${THICK + 4}V0Z" fill="#1a0d05" opacity=".3"/>${standing(23)}
</g>
<g id="d7-wall-east" transform="translate(${SIDE - THICK + 1} 0)">
  ${standing(37)}
</g>
<g id="d7-wall-south" transform="translate(0 ${SIDE - THICK})">
  ${lying(41)}
</g>
<g id="d7-pillar">
  <circle cx="1" cy="2" r="10.5" fill="#1d130b"/><circle r="9" fill="#7d7262"/>
  <circle cx="-.5" cy="-1.5" r="7.5" fill="#cbbfa5"/><circle cx="-.5" cy="-1.5" r="4.5" fill="#998c77"/>
</g>
`;
