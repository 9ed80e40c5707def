import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../../src/net/wire';
import type { TableModel } from '../../src/table/model.svelte';
import { i18n } from '../../src/app/i18n.svelte';
import { explained, WhyNot } from '../../src/table/why.svelte';
import { stub } from '../stub';

const refusal: Refusal = { code: 'enemy_in_courtyard', rule: 'R9.1', params: {} };
const why = vi.fn<TableModel['why']>();
const model = stub<TableModel>({
  why,
  view: {},
  name: (seat: number) => ['Ylva', 'Tordan'][seat] ?? '',
  words: { refusal: ({ code }: Refusal) => `because of ${code}` },
});

let table: HTMLElement;
let asking: WhyNot;
const acted = vi.fn();

beforeAll(() => i18n.follow());
beforeEach(() => {
  why.mockReset().mockResolvedValue(refusal);
  acted.mockReset();
  document.body.innerHTML = '<div><button data-action="dig" data-after="lay:axe lay:pick"><i>dig</i></button></div>';
  table = document.body.firstElementChild as HTMLElement;
  asking = new WhyNot(() => model);
  asking.listen(table);
  button().addEventListener('click', acted);
});

const button = () => table.querySelector('button') as HTMLButtonElement;
const icon = () => table.querySelector('i') as HTMLElement;
const answered = () => vi.waitFor(() => expect(asking.bubble).not.toBeNull());

describe('a mouse that rests', () => {
  const HELP = [{ on: '.meter', text: 'help-meter', rule: 'R16.2' }];
  const words = { say: (key: string) => `said: ${key}` };

  function rests(html: string) {
    document.body.innerHTML = `<div>${html}</div>`;
    const place = document.body.firstElementChild as HTMLElement;
    const hints = new WhyNot(
      () => stub<TableModel>({ words }),
      () => HELP,
    );
    hints.listen(place);
    const thing = place.firstElementChild as HTMLElement;
    for (const name of ['pointerover', 'pointermove'])
      thing.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'mouse' }));
    vi.advanceTimersByTime(2000);
    return { hints, thing };
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is told what the thing is, until it leaves', () => {
    const { hints, thing } = rests('<p class="meter"></p>');
    expect(hints.hint).toMatchObject({ help: 'said: help-meter', helpRule: 'R16.2' });
    expect(hints.dismiss()).toBe(false);
    thing.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
    expect(hints.hint).toBeNull();
  });

  it('hides nothing of what can be done', () => {
    expect(rests('<button class="meter" data-action="dig"></button>').hints.hint).toBeNull();
    const closed = '<button class="meter" data-action="dig" aria-disabled="true"></button>';
    expect(rests(closed).hints.hint).not.toBeNull();
  });
});

describe('why not', () => {
  it('answers a right click on anything with an action, in words and with the rule', async () => {
    icon().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await answered();
    expect(why).toHaveBeenCalledWith('dig', ['lay:axe', 'lay:pick']);
    expect(asking.bubble).toMatchObject({ sentence: 'because of enemy_in_courtyard', rule: 'R9.1' });
  });

  it('names the first step that cannot be done where the way itself is closed', async () => {
    why.mockRejectedValueOnce(new Error('not legal')).mockResolvedValueOnce(null);
    button().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await answered();
    expect(why.mock.calls.slice(1)).toEqual([
      ['lay:axe', []],
      ['lay:pick', ['lay:axe']],
    ]);
    expect(asking.bubble).toMatchObject({ sentence: 'because of enemy_in_courtyard' });
  });

  it('answers what has its answer with it at once, and asks nobody', () => {
    button().dataset['said'] = 'Ten orcs here lose the game.';
    button().dataset['rule'] = 'R3.2';
    icon().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    expect(asking.bubble).toMatchObject({ sentence: 'Ten orcs here lose the game.', rule: 'R3.2' });
    expect(why).not.toHaveBeenCalled();
  });

  it('lets a click act as ever unless somebody asks', () => {
    icon().click();
    expect(acted).toHaveBeenCalledOnce();
    expect(why).not.toHaveBeenCalled();
  });

  it('asks instead of acting after ?', async () => {
    asking.toggle();
    icon().click();
    await answered();
    expect(acted).not.toHaveBeenCalled();
  });

  it('answers a long press, and the release does not act', async () => {
    vi.useFakeTimers();
    const touch = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 };
    icon().dispatchEvent(new PointerEvent('pointerdown', touch));
    await vi.advanceTimersByTimeAsync(700);
    vi.useRealTimers();
    await answered();
    icon().dispatchEvent(new PointerEvent('pointerup', touch));
    icon().click();
    expect(acted).not.toHaveBeenCalled();
  });

  it('takes a press for long by its own time, however late the page comes to its clock', async () => {
    const touch = { bubbles: true, isPrimary: true, pointerType: 'touch', clientX: 5, clientY: 5 };
    const at = (name: string, timeStamp: number) =>
      Object.defineProperty(new PointerEvent(name, touch), 'timeStamp', { value: timeStamp });
    icon().dispatchEvent(at('pointerdown', 1000));
    icon().dispatchEvent(at('pointerup', 1600));
    icon().click();
    await answered();
    expect(acted).not.toHaveBeenCalled();
  });

  it('puts the last answer away when a finger touches anything else', async () => {
    button().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await answered();
    table.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    expect(asking.bubble).toBeNull();
  });

  it('takes a finger that moves for a pan', async () => {
    vi.useFakeTimers();
    const touch = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 };
    icon().dispatchEvent(new PointerEvent('pointerdown', touch));
    icon().dispatchEvent(new PointerEvent('pointermove', { ...touch, clientX: 60 }));
    await vi.advanceTimersByTimeAsync(700);
    vi.useRealTimers();
    expect(why).not.toHaveBeenCalled();
  });

  it('asks nothing while two fingers turn or pinch', async () => {
    vi.useFakeTimers();
    const touch = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 };
    icon().dispatchEvent(new PointerEvent('pointerdown', touch));
    icon().dispatchEvent(new PointerEvent('pointerdown', { ...touch, isPrimary: false, clientX: 9 }));
    await vi.advanceTimersByTimeAsync(700);
    vi.useRealTimers();
    expect(why).not.toHaveBeenCalled();
  });

  it('asks about what has the focus when the keyboard asks', async () => {
    button().focus();
    expect(asking.askHere()).toBe(true);
    await answered();
    expect(asking.bubble?.asker).toBe(button());
    button().blur();
    expect(asking.askHere()).toBe(false);
  });

  it('asks about what the mouse has come to since the focus moved', async () => {
    icon().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    expect(asking.askHere()).toBe(true);
    await answered();
    expect(asking.bubble?.asker).toBeNull();
    icon().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
    expect(asking.askHere()).toBe(false);
  });

  it('hides the last answer while the next one is on its way, and shows no answer that comes too late', async () => {
    let late: (refusal: Refusal) => void = () => undefined;
    why.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    button().focus();
    asking.askHere();
    why.mockResolvedValueOnce(null);
    asking.askHere();
    expect(asking.bubble).toBeNull();
    await answered();
    late(refusal);
    await Promise.resolve();
    expect(asking.bubble?.sentence).toBe(i18n.say('why-can'));
  });

  it('asks once where a long press is also a right click', async () => {
    vi.useFakeTimers();
    icon().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', isPrimary: true }));
    icon().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(700);
    vi.useRealTimers();
    expect(why).toHaveBeenCalledOnce();
    icon().click();
    expect(acted).not.toHaveBeenCalled();
  });

  it('is dismissed once', async () => {
    asking.toggle();
    expect([asking.dismiss(), asking.dismiss()]).toEqual([true, false]);
  });
});

describe('the reason', () => {
  it('is none where the action is legal', () => {
    expect(explained(null, model)).toEqual({ sentence: i18n.say('why-can'), rule: '' });
  });

  it('names who is asked when it is somebody else', () => {
    const turn = { code: 'not_your_turn', rule: '', params: { seat: 1 } };
    expect(explained(turn, model).sentence).toContain('Tordan');
  });
});
