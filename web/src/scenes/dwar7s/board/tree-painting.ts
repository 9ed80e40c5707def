/** The drawings of the trees for a brush: the same that the hall shows as SVG. */

import woods from '../art/trees.svg?raw';
import type { Tree } from './valley';

type Brush = OffscreenCanvasRenderingContext2D;

interface Shape {
  path: Path2D;
  fill: string;
  opacity: number;
}

const DRAWING = /<g id="d7-([\w-]+)">([^]*?)<\/g>/g;
const SHAPE = /<(path|ellipse) ([^>]*)\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

function shapeOf([, sort, text = '']: RegExpMatchArray): Shape {
  const said = Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
  const path = new Path2D(sort === 'path' ? said['d'] : undefined);
  if (sort === 'ellipse') {
    const [x, y, wide, high] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(said[name])) as [
      number,
      number,
      number,
      number,
    ];
    const lean = (Number(/\d+/.exec(said['transform'] ?? '0')) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
    path.ellipse(x * cos - y * sin, x * sin + y * cos, wide, high, lean, 0, 2 * Math.PI);
  }
  return { path, fill: said['fill'] ?? '', opacity: Number(said['opacity'] ?? 1) };
}

export function forester(): (brush: Brush, trees: readonly Tree[]) => void {
  const drawn = [...woods.matchAll(DRAWING)].map(
    ([, kind = '', body = '']) => [kind, [...body.matchAll(SHAPE)].map(shapeOf)] as const,
  );
  const kinds = new Map(drawn);
  return (brush, trees) => {
    for (const { x, y, size, kind } of trees) {
      brush.save();
      brush.translate(x, y);
      brush.scale(size, size);
      for (const { path, fill, opacity } of kinds.get(kind) ?? []) {
        brush.globalAlpha = opacity;
        brush.fillStyle = fill;
        brush.fill(path);
      }
      brush.restore();
    }
  };
}
