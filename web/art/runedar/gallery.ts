/** The tunnel in the mountain: five chambers, filled with rock or cleared and full of daylight; and its gate. */

import { across, along, stretch, type Curve } from '../../src/scenes/runedar/projection';
import { boulder, Chance, glow, group, line, mix, path, poly, rect } from './ink';
import { lit } from './light';

const SECTIONS = 5;

/** All five chambers in one state; the scene shows of each state the chambers that are in it. */
export function gallery(curve: Curve, isOpen: boolean): string {
  const { thickness } = curve;
  let drawn = poly(stretch(curve, -0.015, 1.01, -0.72, 0.7, 60), '#04060b', 'opacity=".75" filter="url(#blur4)"');
  drawn += poly(stretch(curve, -0.01, 1, -0.62, 0.6, 60), '#0b0e16');
  for (let section = 0; section < SECTIONS; section++) {
    const [from, to] = [section / SECTIONS + 0.006, (section + 1) / SECTIONS - 0.006];
    drawn += isOpen ? cleared(curve, from, to, section) : filled(curve, from, to, section);
  }
  const chance = new Chance(77);
  const stones = thickness > 50 ? 46 : 34;
  for (const side of [-1, 1]) {
    for (let stone = 0; stone < stones; stone++) {
      const t = (stone + 0.5) / stones;
      const [middle, normal] = [along(curve, t), across(curve, t)];
      const swell = 0.74 + 0.26 * Math.abs(Math.sin(Math.PI * t * 5)) ** 0.5;
      const reach = side * thickness * 0.55 * swell;
      const [a, b] = [along(curve, t - 0.5 / stones), along(curve, t + 0.5 / stones)];
      const [w, h] = [1.08 * Math.hypot(b.x - a.x, b.y - a.y), thickness * 0.13];
      const colour = isOpen ? mix('#c9a26a', '#e6c48c', chance.next()) : mix('#59657e', '#77849f', chance.next());
      const turn = (Math.atan2(-normal.x, normal.y) * 180) / Math.PI;
      const place = `translate(${(middle.x + normal.x * reach).toFixed(1)},${(middle.y + normal.y * reach).toFixed(1)})`;
      const piece = rect(-w / 2, -h / 2, w, h, colour, 1.5, 'stroke="#12151d" stroke-width="1"');
      drawn += group(
        piece + rect(-w / 2 + 1, -h / 2 + 0.6, w - 2, 1.4, '#fff', 0, 'opacity=".25"'),
        `transform="${place} rotate(${turn.toFixed(1)})"`,
      );
    }
  }
  return drawn;
}

function filled(curve: Curve, from: number, to: number, section: number): string {
  const chance = new Chance(40 + section);
  let drawn = poly(stretch(curve, from, to, -0.5, 0.5), '#141924');
  for (let stone = 0; stone < 34; stone++) {
    const t = from + (to - from) * chance.between(0.06, 0.94);
    const reach = chance.between(-0.36, 0.36) * curve.thickness;
    const [middle, normal] = [along(curve, t), across(curve, t)];
    const size = curve.thickness * chance.between(0.12, 0.2);
    const colour = mix('#3f485b', '#55607a', chance.next());
    drawn += boulder(middle.x + normal.x * reach, middle.y + normal.y * reach, size, section * 50 + stone, colour);
  }
  return drawn;
}

function cleared(curve: Curve, from: number, to: number, section: number): string {
  const chance = new Chance(section + 3);
  const { thickness } = curve;
  const unit = thickness / 66;
  let drawn = poly(stretch(curve, from - 0.012, to + 0.012, -0.5, 0.5), '#6b5034');
  for (let stone = 0; stone < 26; stone++) {
    const t = from + (to - from) * chance.next();
    const reach = chance.between(-0.46, 0.2) * thickness;
    const [middle, normal] = [along(curve, t), across(curve, t)];
    const colour = mix('#84694a', '#ab8a5e', chance.next());
    const size = thickness * chance.between(0.09, 0.15);
    drawn += boulder(
      middle.x + normal.x * reach,
      middle.y + normal.y * reach,
      size,
      section * 90 + stone,
      colour,
      '#3a2a1a',
    );
  }
  const heart = along(curve, (from + to) / 2);
  const light = glow(heart.x, heart.y - thickness * 0.06, thickness * 0.8, 'day', 1, thickness * 0.5);
  drawn += group(
    light + glow(heart.x, heart.y, thickness * 0.4, 'day', 0.7, thickness * 0.3),
    'style="mix-blend-mode:screen"',
  );
  drawn += poly(stretch(curve, from - 0.012, to + 0.012, 0.27, 0.5), '#6d5032');
  const cut = (t: number, low: number, high: number, colour: string, width: number) => {
    const [middle, normal] = [along(curve, t), across(curve, t)];
    const at = (reach: number) => ({
      x: middle.x + normal.x * reach * thickness,
      y: middle.y + normal.y * reach * thickness,
    });
    return line([at(low), at(high)], colour, width * unit);
  };
  for (let sleeper = 0; sleeper < 6; sleeper++)
    drawn += cut(from + ((to - from) * (sleeper + 0.5)) / 6, 0.29, 0.45, '#33210f', 2.6);
  for (const rail of [0.31, 0.42]) {
    const steps = Array.from({ length: 11 }, (_, i) => from - 0.012 + ((to - from + 0.024) * i) / 10);
    const points = steps.map((t) => {
      const [middle, normal] = [along(curve, t), across(curve, t)];
      const reach = rail * thickness * (0.74 + 0.26 * Math.abs(Math.sin(Math.PI * t * 5)) ** 0.5);
      return { x: middle.x + normal.x * reach, y: middle.y + normal.y * reach };
    });
    drawn += line(points, '#d9c7a6', 1.5 * unit);
  }
  for (const post of [from - 0.004, to + 0.004])
    drawn += cut(post, -0.4, 0.4, '#3a2614', 4.5) + cut(post, -0.4, 0.4, '#a8773f', 1.2);
  return drawn;
}

/** The gate between the court and the tunnel. */
export function gate(x: number, foot: number, size: number): string {
  const s = (value: number) => (value * size).toFixed(1);
  const arch = (half: number, spring: number, top: number) =>
    `M${x - half * size},${foot} V${foot - spring * size} Q${x - half * size},${foot - top * size} ${x},${foot - top * size} Q${x + half * size},${foot - top * size} ${x + half * size},${foot - spring * size} V${foot}Z`;
  let drawn =
    path(arch(54, 46, 100), '#0a0c12', 'filter="url(#blur4)" opacity=".8"') +
    path(arch(50, 46, 96), '#3a3836') +
    path(arch(35, 44, 79), 'url(#mouth)');
  const dark = `M${x - 35 * size},${foot} v${s(-44)} q0,${s(-35)} ${s(35)},${s(-35)} q${s(8)},0 ${s(14)},${s(3)} q${s(-28)},${s(10)} ${s(-28)},${s(44)} V${foot}Z`;
  drawn += path(dark, '#0a0604', 'opacity=".55"');
  const edge = 'stroke="#14161c" stroke-width="1"';
  for (let stone = 0; stone < 11; stone++) {
    const turn = (Math.PI * (stone + 0.5)) / 11;
    const [px, py] = [x - 42.5 * size * Math.cos(turn), foot - 45 * size - 42 * size * Math.sin(turn)];
    const colour = lit('#b8afa4', [(0.022 * (px - x)) / size, 4.7, 1.4], [0, -1, 0.3], stone === 5 ? 1.7 : 1.35);
    const angle = (Math.atan2(-Math.sin(turn), -Math.cos(turn)) * 180) / Math.PI + 90;
    const piece =
      rect(-6 * size, -7.5 * size, 12 * size, 15 * size, colour, 1.5, edge) +
      rect(-5 * size, -7 * size, 10 * size, 2 * size, '#fff0d0', 1, 'opacity=".35"');
    drawn += group(piece, `transform="translate(${px.toFixed(1)},${py.toFixed(1)}) rotate(${angle.toFixed(0)})"`);
  }
  for (const side of [-50, 35])
    for (let row = 0; row < 4; row++)
      drawn += rect(
        x + side * size,
        foot - 43 * size + row * 11 * size,
        15 * size,
        10.4 * size,
        lit('#b8afa4', [side * 0.02, 4.7, 1.2 - row * 0.28], [0, -1, 0.2], 1.3),
        1,
        edge,
      );
  return drawn;
}
