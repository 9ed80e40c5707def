/** The keyboard at the siege: letters mean the card in mind first, Enter on what is meant confirms it. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleSceneKey, type Hands } from '../../../src/scenes/runedar/keys';

const root = document.createElement('div');
const clicked: string[] = [];

function table(html: string): Hands {
  root.innerHTML = html;
  for (const button of root.querySelectorAll('button')) button.onclick = () => clicked.push(button.id);
  return { root, confirm: vi.fn(), back: vi.fn(() => true), isMeant: (code) => code === 'put:space_1' };
}

const key = (name: string, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true });
  Object.defineProperty(event, 'target', { value: target });
  return event;
};

beforeEach(() => {
  document.body.replaceChildren(root);
  clicked.length = 0;
});

describe('a key that the page presses itself', () => {
  it('is one without an element', () => {
    const event = new KeyboardEvent('keydown', { key: 'l' });
    Object.defineProperty(event, 'target', { value: window });
    expect(handleSceneKey(event, table(''))).toBe(false);
  });
});

describe('a letter', () => {
  const pill = (id: string, symbol: string) => `<button id="${id}" data-symbol="${symbol}"></button>`;

  it('means the card in mind, whatever another card could do', () => {
    const hands = table(
      `<article>${pill('shovel', 'work_wood')}</article><article class="meant">${pill('toolbox', 'work_any')}</article>`,
    );
    expect(handleSceneKey(key('w'), hands)).toBe(true);
    expect(clicked).toEqual(['toolbox']);
  });
  it('means the only card that could do it when none is in mind', () => {
    const hands = table(`<article>${pill('shovel', 'work_wood')}</article><article>${pill('axe', 'close')}</article>`);
    handleSceneKey(key('w'), hands);
    expect(clicked).toEqual(['shovel']);
  });
  it('means nothing when several could', () => {
    const hands = table(`<article>${pill('one', 'dig')}</article><article>${pill('two', 'dig')}</article>`);
    expect(handleSceneKey(key('g'), hands)).toBe(false);
    expect(clicked).toEqual([]);
  });
});

describe('Enter', () => {
  it('on what is meant confirms it', () => {
    const hands = table('<button id="space" data-action="put:space_1"></button>');
    handleSceneKey(key('Enter', root.querySelector('button') as Element), hands);
    expect(hands.confirm).toHaveBeenCalledOnce();
  });
  it("on another thing is that thing's own affair", () => {
    const hands = table('<button id="space" data-action="put:space_2"></button>');
    expect(handleSceneKey(key('Enter', root.querySelector('button') as Element), hands)).toBe(false);
    expect(hands.confirm).not.toHaveBeenCalled();
  });
});

describe('arrows', () => {
  it('never lead to discs that are away', () => {
    const hands = table(
      '<div class="marks away"><button class="mark" id="disc" data-x="1" data-y="1"></button></div>' +
        '<li tabindex="-1" data-walk="tannery" data-x="50" data-y="50"></li>',
    );
    expect(handleSceneKey(key('ArrowLeft'), hands)).toBe(true);
    expect(document.activeElement?.getAttribute('data-walk')).toBe('tannery');
  });
  it('lead to the disc of a place instead of its line, wherever the disc lies', () => {
    const hands = table(
      '<div class="marks"><button class="mark" id="disc" data-at="tannery" data-x="80" data-y="50"></button></div>' +
        '<li tabindex="-1" data-walk="tannery" data-x="50" data-y="50"></li>' +
        '<li tabindex="-1" data-walk="foundry" data-x="1" data-y="50"></li>',
    );
    handleSceneKey(key('ArrowLeft'), hands);
    handleSceneKey(key('ArrowLeft'), hands);
    expect(document.activeElement?.getAttribute('data-walk')).toBe('foundry');
  });
});
