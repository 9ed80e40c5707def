/** The valley as the text of an SVG picture: as elements of the page its thousand trees would slow down every move. */

import woods from '../art/Trees.svelte?raw';
import { farTrees, patches, ridge, river, slopeTrees, trees, tufts, type Tree } from './valley';

/** The drawings of the trees without what makes them a component. */
const TREES = woods.slice(woods.indexOf('</script>') + '</script>'.length);

type Stop = [offset: number, colour: string, opacity?: number];

function stops(found: readonly Stop[]): string {
  return found
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

function down(id: string, ...found: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(found)}</linearGradient>`;
}

const PAINTS = [
  down('sky', [0, '#8fa6b4'], [0.1, '#e6c193'], [0.22, '#f8d38c']),
  down('haze', [0, '#ffdf9e', 0], [1, '#ffd98f', 0.75]),
  down('ground', [0, '#f0cb6c'], [0.25, '#d2a846'], [0.7, '#a58636'], [1, '#5c4a22']),
  `<radialGradient id="sun">${stops([
    [0, '#fff6cf'],
    [0.2, '#fff0b8', 0.75],
    [0.45, '#ffe6a0', 0.3],
    [1, '#ffe6a0', 0],
  ])}</radialGradient>`,
  `<radialGradient id="wash" gradientUnits="userSpaceOnUse" cx="350" cy="70" r="1100">${stops([
    [0, '#fff0b0', 0.55],
    [0.35, '#ffd27a', 0.14],
    [1, '#3a1508', 0.22],
  ])}</radialGradient>`,
  `<linearGradient id="ray" gradientUnits="userSpaceOnUse" x1="400" y1="100" x2="800" y2="800">${stops([
    [0, '#ffe6a0', 0.3],
    [1, '#ffd27a', 0],
  ])}</linearGradient>`,
].join('');

const FIELDS = `<g opacity=".8"><path d="M1010 150L1130 138L1190 168L1050 186Z" fill="#b8892f"/>
<path d="M1020 156L1140 143M1028 162L1150 149M1036 169L1162 155M1043 177L1176 162" stroke="#8a5f1c" stroke-width="2"/>
<path d="M700 146L800 136L850 160L730 176Z" fill="#c77a2c" opacity=".7"/>
<path d="M708 152L808 141M716 159L820 147M722 167L834 153" stroke="#8f4a18" stroke-width="2"/></g>`;

const RAYS = ['M350 64L620 900H980Z', 'M350 64L1100 900H1300Z', 'M350 64L60 760H220Z']
  .map((d) => `<path d="${d}" fill="url(#ray)" opacity=".5"/>`)
  .join('');

export function painting(): string {
  const body = [sky(), meadow(), water(), FIELDS, grass(), wood(trees()), wood(slopeTrees())].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" width="1440" height="900">
<defs>${PAINTS}${TREES}</defs>${body}<rect width="1440" height="900" fill="url(#wash)"/>${RAYS}</svg>`;
}

function sky(): string {
  const [peaks, peaksLit, snow] = ridge(88, 76, 5, 14);
  const [hills, hillsLit] = ridge(104, 44, 17, 18);
  return `<rect width="1440" height="900" fill="url(#sky)"/><circle cx="350" cy="64" r="330" fill="url(#sun)"/>
<circle cx="350" cy="64" r="27" fill="#fffbe2"/><path d="${peaks}" fill="#b3918f"/>
<path d="${peaksLit}" fill="#e4b593" opacity=".75"/><path d="${snow}" fill="#fff6e2" opacity=".9"/>
<rect width="1440" height="120" fill="url(#haze)"/><path d="${hills}" fill="#97705c"/>
<path d="${hillsLit}" fill="#cf9463" opacity=".75"/><rect y="30" width="1440" height="110" fill="url(#haze)" opacity=".8"/>`;
}

function meadow(): string {
  const spots = patches().map(
    ({ x, y, rx, ry, colour }) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" opacity=".3"/>`,
  );
  return `<path d="M-20 115C200 98 420 116 700 106C980 98 1200 116 1460 104V900H-20Z" fill="url(#ground)"/>
${wood(farTrees())}
<path d="M-20 122C200 108 420 122 700 114C980 108 1200 124 1460 114V900H-20Z" fill="url(#ground)"/>${spots.join('')}`;
}

function water(): string {
  const [body, shore, shine, waves] = river();
  return `<path d="${shore}" fill="#7a5f26" opacity=".65"/><path d="${body}" fill="#5c8a96"/>
<path d="${shine}" fill="#86b9ba"/>
<path d="${waves}" fill="none" stroke="#f0f2da" stroke-width="1.6" stroke-linecap="round" opacity=".7"/>`;
}

function grass(): string {
  return tufts()
    .map(({ d, colour }) => `<path d="${d}" stroke="${colour}" stroke-width="1.3" opacity=".55" fill="none"/>`)
    .join('');
}

function wood(found: readonly Tree[]): string {
  return found
    .map(({ x, y, size, kind }) => `<use href="#d7-${kind}" transform="translate(${x} ${y}) scale(${size})"/>`)
    .join('');
}
