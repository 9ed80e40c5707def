import { expect, it } from 'vitest';
import { isClipped } from '../../../src/pages/learn/clipping';

function boxed(element: HTMLElement, top: number, bottom: number) {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
}

it('sees what hangs over the edge of a sheet that scrolls, and nothing where all fits or nothing scrolls', () => {
  const [sheet, row] = [document.createElement('div'), document.createElement('button')];
  sheet.append(row);
  document.body.append(sheet);
  boxed(sheet, 0, 400);
  boxed(row, 350, 450);
  expect(isClipped(row)).toBe(false);
  sheet.style.overflowY = 'auto';
  expect(isClipped(row)).toBe(true);
  boxed(row, 300, 400);
  expect(isClipped(row)).toBe(false);
});
