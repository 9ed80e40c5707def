/** Where the note of a tour stands: beside what it is about, never over it if there is room, and inside the window. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

export interface Extent {
  readonly wide: number;
  readonly high: number;
}

/** px between the note, what it is about and the edge of the window. */
const GAP = 10;

/** The corner of the note. With nothing lit it stands in the middle. */
export function notePlace(lit: readonly Box[], window: Extent, note: Extent): { x: number; y: number } {
  const inside = (x: number, y: number) => ({
    x: clamp(x, GAP, window.wide - note.wide - GAP),
    y: clamp(y, GAP, window.high - note.high - GAP),
  });
  const box = hull(lit);
  if (!box) return inside((window.wide - note.wide) / 2, (window.high - note.high) / 2);
  const x = box.x + (box.wide - note.wide) / 2;
  const y = box.y + (box.high - note.high) / 2;
  const places = [
    inside(x, box.y - note.high - GAP),
    inside(box.x + box.wide + GAP, y),
    inside(box.x - note.wide - GAP, y),
    inside(x, box.y + box.high + GAP),
    inside(GAP, GAP),
    inside(window.wide, GAP),
  ];
  const covered = places.map((place) => overlap({ ...place, ...note }, box));
  const best = covered.indexOf(Math.min(...covered));
  return places[best] ?? inside(x, y);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function hull(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.wide));
  const bottom = Math.max(...boxes.map((box) => box.y + box.high));
  return { x, y, wide: right - x, high: bottom - y };
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}
