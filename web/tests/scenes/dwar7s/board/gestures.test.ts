import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures } from '../../../../src/scenes/dwar7s/board/gestures';
import type { CameraState } from '../../../../src/scenes/dwar7s/camera-state.svelte';
import { stub } from '../../../stub';

const [pan, pinch, turn] = [vi.fn<CameraState['pan']>(), vi.fn<CameraState['pinch']>(), vi.fn<(by: number) => void>()];
let board: HTMLElement;
let gestures: Gestures;

beforeEach(() => {
  for (const mock of [pan, pinch, turn]) mock.mockReset();
  document.body.innerHTML = '<div><button>a card</button></div>';
  board = document.body.firstElementChild as HTMLElement;
  board.setPointerCapture = () => undefined;
  gestures = new Gestures(stub<CameraState>({ pan, pinch }), { canTurn: () => true, turn });
});

const finger = (id: number, x: number) => new PointerEvent('pointer', { pointerId: id, clientX: x, clientY: 50 });

function drag(): void {
  gestures.down(finger(1, 10));
  gestures.move(finger(1, 60), board);
  gestures.up(finger(1, 60));
}

/** Was the click kept from what lies under it? */
function isSwallowed(detail: number): boolean {
  const click = new MouseEvent('click', { cancelable: true, detail });
  gestures.click(click);
  return click.defaultPrevented;
}

describe('hands on the table', () => {
  it('move the camera, and what they let go of is not clicked', () => {
    drag();
    expect(pan).toHaveBeenCalledWith(50, 0);
    expect([isSwallowed(1), isSwallowed(1)]).toEqual([true, false]);
  });

  it('leave a click by key alone, even after fingers that were followed by none', () => {
    drag();
    expect(isSwallowed(0)).toBe(false);
  });

  it('let go of what had the focus when they drag, so that arrows move the camera', () => {
    const card = board.querySelector('button') as HTMLElement;
    card.focus();
    drag();
    expect(document.activeElement).toBe(document.body);
  });

  it('turn the card with a tap of two fingers', () => {
    gestures.down(finger(1, 10));
    gestures.down(finger(2, 80));
    gestures.up(finger(1, 10));
    gestures.up(finger(2, 80));
    expect(turn).toHaveBeenCalledExactlyOnceWith(1);
  });
});
