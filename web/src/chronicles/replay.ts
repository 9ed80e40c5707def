/** A finished game as news to an onlooker, step by step: the same model and scene as at the table. */

import type { Answer, Happening, News, Standing } from '../net/wire';
import type { Line } from '../shell/opening';
import type { Step } from './wire';

/** `isPlayed` tells what led to the step, so that it is seen moving; a jump only shows where one lands. */
export function newsOf(step: Step, standing: Standing, table: string, version: number, isPlayed: boolean): News {
  const what = { kind: 'action_played', seat: step.seat ?? 0, tale: step.tale };
  const happening: Happening = { number: version, at: 0, what };
  return {
    answer: 'news',
    table,
    version,
    standing: { ...standing, status: step.view['result'] ? standing.status : 'playing', actions: step.number },
    happenings: isPlayed ? [happening] : [],
    looks: [{ seat: null, view: step.view, legal: [] }],
    free_steps: 0,
  };
}

/** What has been cannot be changed: there is nobody to ask. */
export const NOBODY: Line = {
  command: (): Promise<Answer> => Promise.resolve({ answer: 'not_now', code: 'game_over' }),
  ask: () => undefined,
};
