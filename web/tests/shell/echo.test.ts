import { expect, test } from 'vitest';
import { isEcho } from '../../src/shell/echo';
import { loadWords } from '../../src/words';

const facts = { seat: 0, victim: 1, count: 2 };
const taken = { event: 'ogres_taken', ...facts };
const lost = { event: 'ogres_lost', ...facts };

test('what the robber was told is not told again as a loss', async () => {
  const words = await loadWords('en', 'dwar7s');
  expect(isEcho(lost, { ...taken, ogres: { thief: 2 } }, words)).toBe(true);
  expect(isEcho(lost, taken, words)).toBe(true);
});

test('who lost them is told which they were', async () => {
  const words = await loadWords('en', 'dwar7s');
  expect(isEcho({ ...lost, ogres: { thief: 2 } }, taken, words)).toBe(false);
  expect(isEcho(taken, { event: 'ogre_played', seat: 0, ogre: 'crown' }, words)).toBe(false);
  expect(isEcho({ event: 'turn_ended', seat: 0 }, taken, words)).toBe(false);
});
