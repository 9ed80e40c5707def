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
  <path d="M14 15H112L108 22L104 16L99 32L94 17L88 26L82 16L76 20L70 16L63 30L57 17L51 22L45 16L38 27L32 16L26 22L20 16Z" fill="#dff4ff" stroke="#5d93b0" stroke-width="1.3" opacity=".95"/>
</g>
`;

export const symbols = () =>
  [
    ...Object.entries({ dragon, giant, dwarf }).map(symbol),
    ...Object.entries({ silent: wagon, idle: castle }).map(spell),
    FROST,
  ].join('');
