import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TaleEvent, View } from '../../src/net/wire';
import { stub } from '../stub';
import type { Motion, TableScene } from '../../src/table/scene';
import { MotionPlayer } from '../../src/table/motion-player';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tale: TaleEvent[] = [{ event: 'moved', to: 'court' }, { event: 'unheard_of' }, { event: 'moved', to: 'tower' }];

function theatre(motion: Motion, speed = 1) {
  const view = stub<View>({ game: 'runedar', to_move: 0, options: {}, decision: null, result: null, at: '' });
  const told: string[] = [];
  const sounds: string[] = [];
  const player = new MotionPlayer({
    model: {} as TableScene,
    motion,
    speed: () => speed,
    show: (change) => change(view),
    sound: (name) => sounds.push(name),
    onEvent: (event) => told.push(event.event),
  });
  return { player, view, told, sounds };
}

const walking: Motion = {
  async moved(event, stage) {
    await stage.pause(300);
    stage.sound('step');
    stage.show((view) => (view['at'] = event['to'] ?? null));
  },
};

it('shows each event after the one before has come to its end', async () => {
  const { player, view, told } = theatre(walking);
  const played = player.play(tale);
  await vi.advanceTimersByTimeAsync(299);
  expect([told, view['at']]).toEqual([['moved'], '']);
  await vi.advanceTimersByTimeAsync(2);
  expect([told, view['at']]).toEqual([['moved', 'unheard_of', 'moved'], 'court']);
  await vi.advanceTimersByTimeAsync(300);
  await played;
  expect(view['at']).toBe('tower');
});

it('tells every event even when the player skips', async () => {
  const { player, told, sounds } = theatre(walking);
  const played = player.play(tale);
  await vi.advanceTimersByTimeAsync(100);
  player.skip();
  await played;
  expect(told).toEqual(['moved', 'unheard_of', 'moved']);
  expect(sounds).toEqual([]);
});

it('does not let a skipped movement change the picture after the tale', async () => {
  let land: () => void = () => undefined;
  const { player, view } = theatre({
    async moved(_, stage) {
      await new Promise<void>((resolve) => (land = resolve));
      stage.show((drawn) => (drawn['at'] = 'too late'));
    },
  });
  const played = player.play(tale.slice(0, 1));
  await vi.advanceTimersByTimeAsync(10);
  player.skip();
  await played;
  land();
  await vi.advanceTimersByTimeAsync(10);
  expect(view['at']).toBe('');
});

it('goes on when a movement fails', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { player, told } = theatre({
    moved() {
      throw new Error('no such place on the board');
    },
  });
  await player.play(tale);
  expect(told).toHaveLength(3);
  expect(complaint).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});

it('waits for nothing at pace none, and half as long at pace quick', async () => {
  const still = theatre(walking, 0);
  await still.player.play(tale);
  expect(still.view['at']).toBe('tower');
  const quick = theatre(walking, 2);
  void quick.player.play(tale.slice(0, 1));
  await vi.advanceTimersByTimeAsync(151);
  expect(quick.view['at']).toBe('court');
});
