import { describe, expect, it } from 'vitest';
import type { Future } from '../../src/table/scene';
import type { Dwar7s } from '../../src/scenes/dwar7s/view';
import { PreviewCache, type Path } from '../../src/play/preview-cache.svelte';

const PREVIEW: Future<Dwar7s> = { view: null, tale: [], legal: [] };

function begun() {
  const asked: string[][] = [];
  const answers: ((found: (Future<Dwar7s> | null)[]) => void)[] = [];
  let heard = 0;
  const ask = (paths: readonly Path[]) => {
    asked.push(paths.map((path) => path.join(' ')));
    return new Promise<(Future<Dwar7s> | null)[]>((resolve) => answers.push(resolve));
  };
  const cache = new PreviewCache(ask, () => (heard += 1));
  return { cache, asked, answers, heard: () => heard };
}

describe('a preview cache', () => {
  it('asks for each path once, and for several in one question', async () => {
    const { cache, asked, answers, heard } = begun();
    cache.want([['stop'], ['lay:castle'], ['stop'], []]);
    cache.want([['stop']]);
    expect(asked).toEqual([['stop', 'lay:castle']]);
    expect(cache.isAsking).toBe(true);
    answers[0]?.([PREVIEW, null]);
    await Promise.resolve();
    expect([cache.get(['stop']), cache.get(['lay:castle']), cache.isAsking]).toEqual([PREVIEW, null, false]);
    expect(heard()).toBe(1);
  });

  it('does not believe an answer to an old position', async () => {
    const { cache, answers, heard } = begun();
    cache.want([['stop']]);
    cache.forget();
    answers[0]?.([PREVIEW]);
    await Promise.resolve();
    expect([cache.get(['stop']), cache.isAsking, heard()]).toEqual([undefined, false, 0]);
  });
});
