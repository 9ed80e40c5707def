/** Pictures of single things, in the colours of an owner where they have one. */

import { SeededRandom } from '../../../ui/seeded-random';
import { MARKS, type Colour, type Gem } from '../view';
import { picture, type Picture } from './painter';

/** A dwarf with the mark of its owner on the hat; it stands at (0, 0). */
export const DWARF = [-15, -44, 32, 48] as const;

export function dwarfOf(colour: Colour): Picture {
  return picture(
    `dwarf ${colour}`,
    DWARF,
    () => `<g class="own-${colour}"><use href="#d7-dwarf"/>
<use href="#d7-mark-${MARKS[colour]}" transform="translate(-.6 -27.3) scale(.43)" color="var(--own-ink)"/></g>`,
  );
}

export function markOf(colour: Colour): Picture {
  const mark = `<use href="#d7-mark-${MARKS[colour]}" color="var(--own-ink)"/>`;
  return picture(`mark ${colour}`, [-12, -12, 24, 24], () => `<g class="own-${colour}">${mark}</g>`);
}

export function gemOf(gem: string): Picture {
  return picture(`gem ${gem}`, [-12, -12, 24, 24], () => `<use href="#d7-gem-${gem}"/>`);
}

export function foodOf(goal: string): Picture {
  return picture(`food ${goal}`, [-36, -36, 72, 60], () => `<use href="#d7-food-${goal}"/>`);
}

/** The building on a kingdom card, without the card. */
export function buildingOf(kind: string, colour: Colour): Picture {
  const drawn = () => `<g class="own-${colour}"><use href="#d7-art-${kind}"/></g>`;
  return picture(`building ${kind} ${colour}`, [4, -2, 122, 100], drawn);
}

/** What a monster does to a card, as a sign on the card. */
export function spellOf(spell: 'silent' | 'frozen' | 'idle'): Picture {
  // A castle that cannot dig has it at the gate: towers and roofs tell whose it is.
  const at = {
    frozen: '',
    silent: ' transform="translate(65 48)"',
    idle: ' transform="translate(65 76) scale(.78)"',
  }[spell];
  return picture(`spell ${spell}`, [0, 0, 130, 130], () => `<use href="#d7-spell-${spell}"${at}/>`);
}

/** Where gems lie in a crate, from the bottom up. */
const luck = new SeededRandom(50);
const SPOTS = [5, 4, 2].flatMap((count, layer) =>
  Array.from({ length: count }, (_, index) => ({
    x: 50 + (index - (count - 1) / 2) * 16 + luck.between(-2, 2),
    y: 32 - layer * 13 + luck.between(-2, 2),
  })),
);

/** A crate with so many gems in it; more than it holds look like a full one. */
export function crateOf(gem: Gem, count: number): Picture {
  const seen = SPOTS.slice(0, count);
  return picture(`crate ${gem} ${seen.length}`, [-6, -10, 112, 104], () => {
    const pile = seen.map(({ x, y }) => `<use href="#d7-gem-${gem}" transform="translate(${x} ${y}) scale(1.05)"/>`);
    return `<path d="M0 38L8 26H92L100 38Z" fill="#2a180a" stroke="#1c0f06" stroke-width="2"/>${pile.join('')}
<path d="M-2 36H102L98 88H2Z" fill="url(#d7-wood-panel)" stroke="#1c0f06" stroke-width="2.5"/>
<path d="M0 53H100M1 71H99" stroke="#1c0f06" stroke-width="1.6" opacity=".6"/>
<path d="M-2 38H102" stroke="#c08a52" stroke-width="1.5" opacity=".7"/>
<path d="M8 36V88M92 36V88" stroke="#3c4650" stroke-width="5"/>`;
  });
}
