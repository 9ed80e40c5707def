import { beforeEach, expect, it, vi } from 'vitest';
import { nextGesture, plannedActions } from '../../../src/pages/learn/next-gesture';

function scene(orders: string): HTMLElement {
  document.body.innerHTML = `<main>
    <button id="a" data-action="lay:a"></button>
    <button id="off" data-action="move:b" aria-disabled="true"></button>
    <button id="b" data-action="move:b" data-after="lay:a"></button>
    <button id="sheet" data-leads="put:1 put:2"></button>
    <button id="go" data-primary data-orders="${orders}"></button>
  </main>`;
  return document.body.firstElementChild as HTMLElement;
}
const found = (root: HTMLElement, ...expected: string[]) => nextGesture(root, expected).map(({ id }) => id);

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }) as DOMRectList,
  );
});

it('points at the first action that is not planned, then at the button that sends', () => {
  expect(found(scene(''), 'lay:a', 'move:b')).toEqual(['a']);
  expect(found(scene('lay:a'), 'lay:a', 'move:b')).toEqual(['b']);
  expect(found(scene('lay:a move:b'), 'lay:a', 'move:b')).toEqual(['go']);
  expect(found(scene('lay:a move:c'), 'lay:a', 'move:b')).toEqual(['b']);
});

it('points at what leads to an action, and at the button where nothing carries it', () => {
  expect(found(scene(''), 'put:2')).toEqual(['sheet']);
  expect(found(scene(''), 'roll')).toEqual(['go']);
  expect(plannedActions(scene('lay:a move:b'))).toEqual(['lay:a', 'move:b']);
});

it('points at what carries the action rather than at what leads to it, where neither can be reached', () => {
  const root = scene('');
  root.insertAdjacentHTML('beforeend', '<button id="put" data-action="put:2"></button>');
  expect(found(root, 'put:2')).toEqual(['put']);
});

it('never points at a symbol that is too small to touch', () => {
  const root = scene('');
  root.insertAdjacentHTML('afterbegin', '<span id="tiny" data-action="work:any"></span>');
  expect(found(root, 'work:any')).toEqual(['go']);
});
