/** A finished game as news to an onlooker, step by step, for the same model and scene as at the table. */

import type { Answer, Happening, News, Standing } from '../../net/wire';
import type { Connection } from '../../net/connection';
import type { ReplayStep as Step } from '../../contract/messages';

/** The news of the last of these steps. If it `isNext`, its events are played; a jump brings the whole log instead. */
export function newsOf(
  steps: readonly Step[],
  standing: Standing,
  table: string,
  version: number,
  isNext: boolean,
): News {
  const step = steps.at(-1) as Step;
  return {
    answer: 'news',
    table,
    version,
    standing: { ...standing, status: step.view.result ? standing.status : 'playing', deeds: step.number },
    happenings: (isNext ? [step] : steps).map(happeningOf),
    looks: [{ seat: null, view: step.view, legal: [] }],
    free_steps: 0,
    omitted: 0,
  };
}

function happeningOf({ number, seat, tale }: Step): Happening {
  return { number: number + 1, at: 0, what: { kind: 'action_played', seat: seat ?? 0, is_bot: false, tale } };
}

/** The connection of a replay: nothing can be changed or asked. */
export const NOBODY: Connection = {
  command: (): Promise<Answer> => Promise.resolve({ answer: 'not_now', code: 'game_over' }),
  ask: () => undefined,
};
