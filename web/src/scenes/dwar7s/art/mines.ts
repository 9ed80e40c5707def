/** The four mines: rock, what glitters in it, an adit with a light, a cart. */

import { GEMS, type Gem } from '../view';

const INK = '#24160d';
/** Lit side, dark side, crest. */
const ROCKS: Record<Gem, [string, string, string]> = {
  ruby: ['#a5716a', '#6d4544', '#d0a097'],
  emerald: ['#8c9a72', '#566447', '#b9c79a'],
  diamond: ['#8fa2b8', '#596a80', '#c9d9e6'],
  gold: ['#b08d58', '#75592f', '#dcbc82'],
};
/** Where crystals grow: x, y, lean, size. */
const PLACES = [
  [26, 66, -16, 1.1],
  [36, 45, -6, 0.98],
  [98, 61, 18, 1.15],
  [87, 37, 10, 0.9],
  [107, 80, 27, 0.8],
] as const;
const SHAPES = {
  ruby: { body: 'M-6 8V-8L0 -16L6 -8V8Z', lit: 'M-6 8V-8L0 -16L-1 8Z', fill: '#c4122f', light: '#ff7f92' },
  emerald: { body: 'M-6 9V-11L-2 -15H4L7 -11V9Z', lit: 'M-6 9V-11L-2 -15L-1 9Z', fill: '#35c274', light: '#c4ffdc' },
};
const VEINS = `<use href="#d7-gem-gold" transform="translate(58 34) scale(.6)"/>
<path d="M30 78C34 70 30 62 40 58M92 74C96 66 90 58 96 48" fill="none" stroke="#eeb52c" stroke-width="2.5" opacity=".9"/>`;

function crystals(gem: Gem): string {
  return PLACES.map(([x, y, lean, size]) => {
    if (gem !== 'ruby' && gem !== 'emerald') {
      const turn = gem === 'gold' ? 0 : lean;
      return `<use href="#d7-gem-${gem}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size * 0.88})"/>`;
    }
    const { body, lit, fill, light } = SHAPES[gem];
    return `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})">
<path d="${body}" fill="${fill}" stroke="${INK}" stroke-width="1.5"/><path d="${lit}" fill="${light}" opacity=".75"/></g>`;
  }).join('');
}

function mine(gem: Gem): string {
  const [lit, dark, crest] = ROCKS[gem];
  return `
<g id="d7-art-${gem}_mine" stroke-linejoin="round" stroke-linecap="round">
  <path d="M14 92C16 72 22 62 30 54C34 40 44 26 58 20C66 15 78 20 84 28C94 36 100 48 104 58C112 68 116 80 116 92Z" fill="${dark}" stroke="${INK}" stroke-width="2"/>
  <path d="M14 92C16 72 22 62 30 54C34 40 44 26 58 20C64 17 70 18 74 21C66 30 62 40 50 46C44 56 36 60 33 70C28 76 26 86 26 92Z" fill="${lit}"/>
  <path d="M58 20C64 17 70 18 74 21C70 25 67 30 62 34C58 33 54 36 52 33C53 28 55 23 58 20Z" fill="${crest}"/>
  <path d="M84 40L90 52L86 60M40 52L46 60M98 66L92 76M34 70L40 76" fill="none" stroke="${INK}" stroke-width="1.3" opacity=".5"/>
  ${crystals(gem)}${gem === 'gold' ? VEINS : ''}
  <path d="M44 93V64C44 52 54 46 64 46C74 46 84 52 84 64V93Z" fill="#160c07" stroke="${INK}" stroke-width="2"/>
  <path d="M52 93C54 76 58 68 64 66C70 68 75 76 77 93Z" fill="#ff9d3c" opacity=".32"/>
  <g stroke="${INK}" stroke-width="1.7">
    <path d="M41 93L43 58H50L49 93ZM79 93L78 58H85L87 93Z" fill="#8a5a30"/>
    <path d="M38 60L40 50L88 49L90 59Z" fill="#a06c3a"/>
  </g>
  <path d="M40 53L88 52" stroke="#d39b5c" stroke-width="1.5"/>
  <path d="M57 93L61 78M71 93L67 78M56 90H72M58 84H70" stroke="#7d6a55" stroke-width="1.8"/>
  <g transform="translate(96 92)" stroke="${INK}" stroke-width="1.7">
    <use href="#d7-gem-${gem}" transform="translate(-6 -13) scale(.62)"/>
    <use href="#d7-gem-${gem}" transform="translate(6 -13) scale(.62)"/>
    <use href="#d7-gem-${gem}" transform="translate(0 -17) scale(.72)"/>
    <path d="M-15 -12H15L11 2H-11Z" fill="#6c4526"/>
    <path d="M-15 -12H15L14.3 -9H-14.3Z" fill="#a7b3bb" stroke-width="1.2"/>
    <path d="M-6 -9L-5 2M6 -9L5 2" stroke-width="1.2"/>
    <circle cx="-7" cy="4" r="4" fill="#5b5f66" stroke-width="1.4"/>
    <circle cx="7" cy="4" r="4" fill="#5b5f66" stroke-width="1.4"/>
  </g>
</g>
`;
}

export const mines = () => GEMS.map(mine).join('');
