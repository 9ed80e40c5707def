import { expect, test } from 'vitest';
import { isDuplicate } from '../../src/table/story.svelte';
import { loadWords } from '../../src/words';

const facts = { seat: 0, victim: 1, count: 2 };
const taken = { event: 'ogres_taken', ...facts };
const lost = { event: 'ogres_lost', ...facts };

test('what the robber was told is not told again as a loss', async () => {
  const words = await loadWords('en', 'dwar7s');
  expect(isDuplicate(lost, { ...taken, ogres: { thief: 2 } }, words)).toBe(true);
  expect(isDuplicate(lost, taken, words)).toBe(true);
});

test('who lost them is told which they were', async () => {
  const words = await loadWords('en', 'dwar7s');
  expect(isDuplicate({ ...lost, ogres: { thief: 2 } }, taken, words)).toBe(false);
  expect(isDuplicate(taken, { event: 'ogre_played', seat: 0, ogre: 'crown' }, words)).toBe(false);
  expect(isDuplicate({ event: 'turn_ended', seat: 0 }, taken, words)).toBe(false);
});
