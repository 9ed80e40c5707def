/** The three stacking symbols, and the signs of a silent mine and of a castle that cannot dig. */

import castle from 'icon:castle';
import dragon from 'icon:dragon-head';
import dwarf from 'icon:dwarf-face';
import giant from 'icon:giant';
import wagon from 'icon:mine-wagon';

/** A game icon around the middle. */
function glyph(path: string, size: number, colour: string): string {
  const [at, scale] = [-size / 2, size / 512];
  return `<path d="${path}" fill="${colour}" transform="translate(${at} ${at}) scale(${scale})"/>`;
}

const symbol = ([name, path]: [string, string]) => `
<g id="d7-symbol-${name}">
  <path d="M0 -10L10 0L0 10L-10 0Z" fill="#3a2a1a" stroke="#e6dabd" stroke-width="1.3"/>
  ${glyph(path, 13, '#f1e3c0')}
</g>
`;

const spell = ([name, path]: [string, string]) => `
<g id="d7-spell-${name}">
  <circle cx="1" cy="2" r="17" fill="#1a0d05" opacity=".6"/>
  <circle r="15.5" fill="#2a0f0a" stroke="#ff5a36" stroke-width="3"/>
  ${glyph(path, 20, '#ffb59c')}
  <path d="M-10 10L10 -10" stroke="#ff5a36" stroke-width="3" stroke-linecap="round"/>
</g>
`;

const FROST = `
<g id="d7-spell-frozen">
  <path d="M41 15H91L88 22L84 16L80 31L75 17L70 26L65 16L61 22L57 16L53 29L49 17L45 22Z" fill="#dff4ff" stroke="#5d93b0" stroke-width="1.3" opacity=".95"/>
</g>
`;

export const symbols = () =>
  [
    ...Object.entries({ dragon, giant, dwarf }).map(symbol),
    ...Object.entries({ silent: wagon, idle: castle }).map(spell),
    FROST,
  ].join('');
