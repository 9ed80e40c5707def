/** Every drawing by its name, as text, and texts made whole: what they use is written out, in an owner's colours. */

import dwarf from '../../../ui/art/dwarf.svg?raw';
import coats from '../owner-colours.css?raw';
import buildings from './buildings.svg?raw';
import foods from './foods.svg?raw';
import { grass } from './grass';
import { mines } from './mines';
import monsters from './monsters.svg?raw';
import { paints } from './paints';
import pieces from './pieces.svg?raw';
import { symbols } from './symbols';
import trees from './trees.svg?raw';
import { walls } from './walls';

/** A drawing begins and ends at the start of a line. */
const DRAWING = /^<(\w+) id="(d7-[\w-]+)"[^]*?^<\/\1>/gm;
const NAME = /#(d7-[\w-]+)/g;
const USE = /<use href="#(d7-[\w-]+)"([^>]*)\/>/g;
const PLACE = / x="([^"]+)" y="([^"]+)"/;
const COAT = /\.own-(\w+)\s*\{([^}]*)\}/g;
const COLOUR = /(--own[\w-]*):\s*(#\w+)/g;

let known: ReadonlyMap<string, string> | undefined;
let colours: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/** Gathered when the first one is wanted. */
function drawings(): ReadonlyMap<string, string> {
  const parts = () => [
    paints(),
    dwarf,
    pieces,
    walls(),
    grass(),
    mines(),
    buildings,
    monsters,
    foods,
    trees,
    symbols(),
  ];
  known ??= new Map([...parts().join('\n').matchAll(DRAWING)].map(([whole, , name = '']) => [name, whole]));
  return known;
}

/** All that a text refers to, and what that refers to. */
export function needed(body: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [, name = ''] of body.matchAll(NAME)) {
    const drawing = drawings().get(name);
    if (!drawing || found.has(name)) continue;
    found.set(name, drawing);
    needed(drawing, found);
  }
  return found;
}

/** Is it drawn in the colours of an owner? */
export function isCoated(name: string): boolean {
  return drawings().get(name)?.includes('var(--own') ?? false;
}

/** The drawing without `<use>` and variables, which a browser resolves much more slowly than text. */
export function whole(body: string): string {
  const drawn = written(body);
  const paint = [...needed(drawn).values()].map(written).join('');
  return coated(`${paint && `<defs>${paint}</defs>`}${drawn}`);
}

function written(body: string): string {
  return body.replaceAll(USE, (_, name: string, said: string) => {
    const drawing = drawings().get(name) ?? '';
    const place = said.replace(PLACE, ' transform="translate($1 $2)"');
    return `<g${place}>${written(drawing.replace(` id="${name}"`, ''))}</g>`;
  });
}

/** One picture has one owner. */
function coated(text: string): string {
  const owner = /own-(blue|red|green|yellow)"/.exec(text)?.[1];
  const coat = owner && coatOf(owner);
  return coat ? text.replaceAll(/var\((--own[\w-]*)\)/g, (_, name: string) => coat.get(name) ?? '') : text;
}

function coatOf(owner: string): ReadonlyMap<string, string> | undefined {
  const rows = (text: string) =>
    [...text.matchAll(COLOUR)].map(([, name = '', colour = '']) => [name, colour] as const);
  colours ??= new Map([...coats.matchAll(COAT)].map(([, name = '', text = '']) => [name, new Map(rows(text))]));
  return colours.get(owner);
}
