/** Light, roads and the watermark of each player. */

import { COLOURS, MARKS } from '../view';

const DEEP = { blue: '#163a80', red: '#6d120e', green: '#1f7658', yellow: '#9a7413' };

const mouth = (id: string, colour: string) => `
<linearGradient id="d7-${id}" x1="0" y1="0" x2="0" y2="1">
  <stop offset=".35" stop-color="${colour}"/>
  <stop offset="1" stop-color="${colour}" stop-opacity="0"/>
</linearGradient>
`;

const watermarks = COLOURS.map((colour) => {
  const mark = (at: number) => `<use href="#d7-mark-${MARKS[colour]}" transform="translate(${at} ${at}) scale(.45)"/>`;
  return `
<pattern id="d7-pattern-${colour}" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)" color="${DEEP[colour]}">
  ${mark(7)}${mark(20)}
</pattern>
`;
});

export const paints = () => `
<clipPath id="d7-card">
  <rect width="130" height="130" rx="7"/>
</clipPath>
<linearGradient id="d7-light" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#ffe0a0" stop-opacity=".5"/>
  <stop offset=".5" stop-color="#ffd28a" stop-opacity="0"/>
  <stop offset="1" stop-color="#2a1206" stop-opacity=".2"/>
</linearGradient>
<linearGradient id="d7-wood-panel" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#7a4f2c"/>
  <stop offset="1" stop-color="#472b15"/>
</linearGradient>
${mouth('road', '#f8e2a8')}${mouth('ice', '#ffffff')}${watermarks.join('')}`;
