/** Grass and fallen leaves on a card, and the mouth of a road towards the north. */

import { SeededRandom } from '../../../ui/seeded-random';

function meadow(): string {
  const luck = new SeededRandom(977);
  const tufts = Array.from({ length: 26 }, () => ({
    x: Math.round(luck.between(8, 122)),
    y: Math.round(luck.between(8, 122)),
  }));
  const leaves = Array.from({ length: 7 }, () => {
    const [x, y] = [Math.round(luck.between(10, 120)), Math.round(luck.between(70, 122))];
    const lean = Math.round(luck.between(0, 90));
    const colour = luck.pick(['#c2521f', '#dba534', '#a33a22']);
    return `<ellipse cx="${x}" cy="${y}" rx="2.4" ry="1.5" fill="${colour}" transform="rotate(${lean} ${x} ${y})" opacity=".85"/>`;
  });
  const blades = ['#5e5a26', '#e8c96a'].map((colour, part) => {
    const d = tufts.filter((_, index) => index % 2 === part).map(({ x, y }) => `M${x} ${y}l-2 -5m2 5l0 -6m0 6l2.5 -5`);
    return `<path d="${d.join('')}" stroke="${colour}" stroke-width="1.1" opacity=".5" fill="none"/>`;
  });
  return [...blades, ...leaves].join('');
}

const mouth = (paint: string) => `
<g id="d7-mouth-${paint}">
  <path d="M47 -3C48 10 49 22 47 44H83C81 22 82 10 83 -3Z" fill="url(#d7-${paint})"/>
  <path d="M47 -3C48 10 49 18 48 30M83 -3C82 10 81 18 82 30" stroke="#7a5524" stroke-width="2.6" fill="none" stroke-linecap="round"/>
  <path d="M55 4H62M69 7H76M59 13H66M70 17H75M56 21H61" stroke="#b98f4e" stroke-width="2.4" stroke-linecap="round" opacity=".85"/>
</g>
`;

export const grass = () => `
<g id="d7-grass">
  ${meadow()}
</g>
${mouth('road')}${mouth('ice')}`;
