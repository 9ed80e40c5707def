/** A puzzle as news, for the same model and scene as at a table. */

import type { PreviewResult, Puzzle } from '../../contract/messages';
import type { LegalAction, News, Person, Seat, Standing } from '../../net/wire';

/** The table as if it were played: one's own seat asked, bots on the others. */
export function standingOf({ game, rules, options, seat, seen }: Puzzle, me: Person, players: number): Standing {
  const seats = Array.from({ length: players }, (_, at): Seat => {
    return { owner: at === seat ? me : null, bot: at === seat ? null : 'journeyman', is_remote: false };
  });
  return {
    game,
    rules,
    options,
    settings: {
      seconds: null,
      wait: false,
      stand_in: 'journeyman',
      onlookers: false,
      coach: false,
      listed: false,
      reserve: 0,
      rated: false,
      tour: false,
      onlookers_talk: false,
    },
    host: '',
    status: seen.view.result ? 'over' : 'playing',
    seats,
    kept: {},
    deeds: 1,
    due: null,
    clocks: [],
    proposal: null,
    commitment: null,
    secret: null,
    rewinds: [],
    is_rewound: false,
    is_helped: false,
    coach: false,
    rematch: null,
    muted: [],
    removed: [],
    closed: false,
    alike: [],
    tour: null,
    origin: null,
    daily: null,
  };
}

/** The position, with the actions that may be chosen. */
export function positionNews(
  puzzle: Puzzle,
  about: { standing: Standing; version: number; legal?: readonly LegalAction[] },
): News {
  const { standing, version, legal = puzzle.seen.legal } = about;
  return {
    answer: 'news',
    table: '',
    version,
    standing,
    happenings: [],
    looks: [{ ...puzzle.seen, legal: [...legal] }],
    free_steps: 0,
    omitted: 0,
  };
}

/** The position after the better action, as far as luck does not decide it; null where that cannot be shown. */
export function outcomeNews(
  puzzle: Puzzle,
  future: PreviewResult,
  about: { standing: Standing; version: number },
): News | null {
  const view = future.view ?? future.certain;
  if (!view) return null;
  const what = { kind: 'action_played', seat: puzzle.seat, is_bot: false, tale: future.tale } as const;
  return {
    ...positionNews(puzzle, { ...about, legal: [] }),
    standing: { ...about.standing, deeds: 2 },
    happenings: [{ number: about.version, at: 0, what }],
    looks: [{ seat: puzzle.seat, view, legal: [] }],
  };
}
