/** Whether a thing is partly hidden by the edge of something that scrolls, such as a sheet. */

const SCROLLS = /auto|scroll/;
/** px that may be hidden: shadows and rounding. */
const TOLERANCE = 2;

export function isClipped(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (!SCROLLS.test(getComputedStyle(around).overflowY)) continue;
    const edge = around.getBoundingClientRect();
    const isTaller = box.height > edge.height;
    if (!isTaller && (box.top < edge.top - TOLERANCE || box.bottom > edge.bottom + TOLERANCE)) return true;
  }
  return false;
}
