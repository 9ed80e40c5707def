import { describe, expect, it } from 'vitest';
import { fittingGoals, widthOf, type Goal } from '../../../../src/scenes/runedar/hud/goals';

const card = (name: string, ...counts: number[]): Goal => ({
  name,
  isGoblin: false,
  wants: counts.map((count) => ({ icon: '', count })),
});
const goblin = (...counts: number[]): Goal => ({ ...card('Kobold', ...counts), isGoblin: true });
const PHONE = { width: 390, text: 1, hasRest: true };
const names = (goals: readonly Goal[]) => goals.map(({ name }) => name);

describe('the goals of a work that are buttons on a phone', () => {
  it('begin with goblins, then come those that lack least', () => {
    const goals = [card('Lore', 4, 4, 3), card('Axt', 1), goblin(7), goblin(2, 2, 2)];
    expect(fittingGoals(goals, { ...PHONE, width: 2000 })).toEqual([goals[3], goals[2], goals[1]]);
  });

  it.each([390, 360, 412, 600])('fit into a row of %i px beside what else stands there', (width) => {
    const goals = [card('Werkzeuggürtel', 2), card('Schaufel', 4), card('Repetierarmbrust', 6)];
    const shown = fittingGoals(goals, { ...PHONE, width });
    const besides = 16 + 52 + 72 + (shown.length < goals.length ? 92 : 0);
    const sum = shown.reduce((total, goal) => total + widthOf(goal), 0) + besides;
    expect(shown.length === 1 || sum <= width).toBe(true);
  });

  it('are fewer with large letters, and never none', () => {
    const goals = [card('Axt', 1), card('Lore', 2), card('Saw', 3)];
    expect(names(fittingGoals(goals, PHONE))).toEqual(['Axt', 'Lore', 'Saw']);
    expect(names(fittingGoals(goals, { ...PHONE, text: 1.3 }))).toEqual(['Axt']);
    expect(fittingGoals([card('Repetierarmbrust', 9)], { ...PHONE, width: 100 })).toHaveLength(1);
  });
});
