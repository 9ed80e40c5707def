import { describe, expect, it } from 'vitest';
import {
  centred,
  MIN_ZOOM,
  fit,
  holds,
  into,
  kept,
  MAX_ZOOM,
  panned,
  pinched,
  toTable,
  zoomed,
  type Camera,
} from '../../../src/scenes/dwar7s/camera';
import { layoutOf } from '../../../src/scenes/dwar7s/layout';

const FRAME = { x: 100, y: 50, width: 800, height: 600 };

function drawn(camera: Camera, x: number, y: number) {
  return { x: x * camera.zoom + camera.x, y: y * camera.zoom + camera.y };
}

describe('the camera', () => {
  it('fits a whole table into the frame and into its middle', () => {
    const box = { x: -400, y: -200, width: 1600, height: 600 };
    const camera = fit(box, FRAME);
    expect(drawn(camera, -400, 0).x).toBeCloseTo(100);
    expect(drawn(camera, 1200, 0).x).toBeCloseTo(900);
    expect(drawn(camera, 0, 100).y).toBeCloseTo(350);
  });

  it('does not blow up a single card', () => {
    expect(fit({ x: 0, y: 0, width: 130, height: 130 }, FRAME).zoom).toBeLessThan(2);
  });

  it('centres on a point', () => {
    expect(drawn(centred({ x: 70, y: 30 }, 1.5, FRAME), 70, 30)).toEqual({ x: 500, y: 350 });
  });

  it('keeps what lies under the pointer there while it zooms', () => {
    const before = { x: 33, y: -20, zoom: 0.8 };
    const at = { x: 410, y: 222 };
    const after = zoomed(before, 1.4, at);
    expect(toTable(after, at).x).toBeCloseTo(toTable(before, at).x);
    expect(toTable(after, at).y).toBeCloseTo(toTable(before, at).y);
    expect(after.zoom).toBeCloseTo(1.12);
  });

  it('never zooms out of its limits', () => {
    expect(zoomed({ x: 0, y: 0, zoom: 1 }, 100, { x: 0, y: 0 }).zoom).toBe(MAX_ZOOM);
    expect(zoomed({ x: 0, y: 0, zoom: 1 }, 0.001, { x: 0, y: 0 }).zoom).toBe(MIN_ZOOM);
  });

  it('follows two fingers: the points under them stay under them', () => {
    const camera = { x: 10, y: 20, zoom: 1 };
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as [{ x: number; y: number }, { x: number; y: number }];
    const after = [
      { x: 80, y: 120 },
      { x: 230, y: 120 },
    ] as typeof before;
    const moved = pinched(camera, before, after);
    for (const finger of [0, 1] as const) {
      const point = toTable(camera, before[finger]);
      expect(drawn(moved, point.x, point.y).x).toBeCloseTo(after[finger].x);
      expect(drawn(moved, point.x, point.y).y).toBeCloseTo(after[finger].y);
    }
  });

  it('cannot lose the table: some of it stays in the frame however far one pans', () => {
    const box = { x: 0, y: 0, width: 1000, height: 500 };
    for (const [dx, dy] of [
      [9999, 9999],
      [-9999, -9999],
    ] as const) {
      const camera = kept(panned({ x: 0, y: 0, zoom: 1 }, dx, dy), box, FRAME);
      const [left, top] = [camera.x, camera.y];
      expect(left).toBeLessThan(FRAME.x + FRAME.width);
      expect(left + box.width).toBeGreaterThan(FRAME.x);
      expect(top).toBeLessThan(FRAME.y + FRAME.height);
      expect(top + box.height).toBeGreaterThan(FRAME.y);
    }
  });

  it('knows whether all of a box is seen', () => {
    const box = { x: 0, y: 0, width: 400, height: 300 };
    expect(holds(FRAME, box, { x: 100, y: 50, zoom: 2 })).toBe(true);
    expect(holds(FRAME, box, { x: 110, y: 50, zoom: 2 })).toBe(false);
    expect(holds(FRAME, box, { x: 100, y: 40, zoom: 1 })).toBe(false);
  });

  it('goes only as far as brings all of a thing into the frame', () => {
    const thing = { width: 60, height: 60 };
    expect(into({ ...thing, x: 100, y: 590 }, FRAME)).toEqual({ x: 0, y: 0 });
    expect(into({ ...thing, x: 70, y: 640 }, FRAME)).toEqual({ x: 30, y: -50 });
    expect(into({ x: 0, y: 60, width: 900, height: 60 }, FRAME)).toEqual({ x: 100, y: 0 });
  });
});

describe('the arrangement', () => {
  it('has boards at the sides on wide screens, above and below on tall ones, and coins on a phone', () => {
    expect(layoutOf(1440, 900)).toBe('wide');
    expect(layoutOf(2560, 1440)).toBe('wide');
    expect(layoutOf(820, 1180)).toBe('tall');
    expect(layoutOf(390, 844)).toBe('phone');
    expect(layoutOf(844, 390)).toBe('phone');
  });
});
