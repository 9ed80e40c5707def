import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fly, spotOf, type Flight } from '../../src/play/flights';

const layer = document.createElement('div');
const pause = vi.fn(() => Promise.resolve());
const cancel = vi.fn();

function piece(delay = 0): Flight {
  const element = document.createElement('i');
  element.animate = vi.fn(() => ({ cancel }) as Partial<Animation> as Animation);
  return { element, from: { x: 0, y: 100 }, to: { x: 200, y: 100 }, sizes: [1, 2, 1], delay };
}

function boxed(element: Element, x: number, y: number, size: number): void {
  element.getBoundingClientRect = () => new DOMRect(x, y, size, size);
}

beforeEach(() => {
  layer.replaceChildren();
  vi.clearAllMocks();
});

describe('a flight', () => {
  it('leads over the ends and is gone afterwards', async () => {
    const one = piece();
    await fly({ pace: 1, pause }, layer, [one], 300);
    const [frames, timing] = vi.mocked(one.element.animate).mock.calls[0] ?? [];
    const middle = (frames as Keyframe[])[1]?.['transform'];
    expect(middle).toBe('translate(100px, 60px) translate(-50%, -50%) scale(2)');
    expect(timing).toMatchObject({ duration: 300, delay: 0 });
    expect(cancel).toHaveBeenCalledOnce();
    expect(layer.children).toHaveLength(0);
  });

  it('lasts until the last of several has arrived, at the pace that is set', async () => {
    const [first, last] = [piece(), piece(140)];
    await fly({ pace: 2, pause }, layer, [first, last], 300);
    expect(pause).toHaveBeenCalledWith(440);
    expect(vi.mocked(last.element.animate).mock.calls[0]?.[1]).toMatchObject({ duration: 150, delay: 70 });
  });

  it('does not happen where nothing moves', async () => {
    const one = piece();
    await fly({ pace: 0, pause }, layer, [one], 300);
    expect(one.element.animate).not.toHaveBeenCalled();
  });
});

describe('a spot', () => {
  it('is the middle of the first that is shown, seen from its frame', () => {
    layer.innerHTML = '<b class="hidden"></b><b class="shown"></b>';
    const [hidden, shown] = [...layer.children];
    if (!hidden || !shown) throw new Error('both are there');
    boxed(hidden, 0, 0, 0);
    boxed(shown, 50, 70, 20);
    boxed(layer, 10, 10, 300);
    expect(spotOf(layer, ['.none', '.hidden', '.shown'])).toEqual({ x: 60, y: 80 });
    expect(spotOf(layer, ['.shown'], layer)).toEqual({ x: 50, y: 70 });
    expect(spotOf(layer, ['.none'])).toBeNull();
  });
});
