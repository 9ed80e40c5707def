/** What the coach advises is marked on whatever stands for it, and only there. */

import { afterEach, describe, expect, it } from 'vitest';
import type { Advice, LegalAction } from '../../src/net/wire';
import { markAdvice } from '../../src/play/coach-marks';
import { stub } from '../stub';

const root = document.createElement('div');
const action = (code: string) => ({ code, verb: code.split(':')[0] }) as LegalAction;
const advice = (code: string, then?: string) =>
  stub<Advice>({ action: action(code), then: then ? action(then) : null });
const marks = () =>
  [...root.querySelectorAll<HTMLElement>('[data-advised]')].map((one) => [one.id, one.dataset['advised']]);

function mark(html: string, told: Advice[], legal: string[] = []) {
  root.innerHTML = html;
  return markAdvice(root, told, legal.map(action));
}

afterEach(() => root.replaceChildren());

describe('what the coach would do', () => {
  it('is marked on its button, the best apart from the rest', () => {
    mark('<b id="a" data-action="close"></b><b id="b" data-action="direct"></b><b id="c" data-action="rest"></b>', [
      advice('direct'),
      advice('close'),
    ]);
    expect(marks()).toEqual([
      ['a', 'good'],
      ['b', 'best'],
    ]);
  });
  it('is marked on what leads to it, and not on what leads nowhere now', () => {
    const coin = '<b id="coin" data-leads="take:1 take:2"></b>';
    mark(`${coin}<b data-action="take:2" aria-disabled="true"></b>`, [advice('take:2')]);
    expect(marks()).toEqual([['coin', 'best']]);
  });
  it('is followed by what it is done for, after that and not after something else', () => {
    const symbols = ['axe', 'pick'].map((card) => `<b id="${card}" data-action="close" data-after="lay:${card}"></b>`);
    mark(symbols.join(''), [advice('lay:axe', 'close')]);
    expect(marks()).toEqual([['axe', 'best']]);
  });
  it('is marked alone where what follows is asked already', () => {
    const spaces = [1, 2].map((space) => `<b id="${space}" data-action="put:space_${space}"></b>`);
    mark(spaces.join(''), [advice('put:space_1', 'put:space_2')], ['put:space_1', 'put:space_2']);
    expect(marks()).toEqual([['1', 'best']]);
  });
});

it('marks what comes later, and takes all marks away in the end', async () => {
  const leave = mark('', [advice('roll')]);
  root.innerHTML = '<b id="later" data-action="roll"></b>';
  await new Promise((done) => setTimeout(done));
  expect(marks()).toEqual([['later', 'best']]);
  leave();
  expect(marks()).toEqual([]);
});
