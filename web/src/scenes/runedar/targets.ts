/** Maps an action to its target on the table: a place, a card, a symbol on a card, a figure, a space, a hire. */

import { asked, type Action, type EngineId, type PlaceId, type Siege, type Symbol } from './view';

export type { Symbol } from './view';

export type Target =
  | { sort: 'place'; place: PlaceId }
  | { sort: 'engine'; engine: string }
  | { sort: 'card'; card: string }
  | { sort: 'orc' }
  | { sort: 'goblin'; goblin: number }
  | { sort: 'circle'; troll: string; hits: number }
  | { sort: 'space'; space: number }
  | { sort: 'deck'; space: number; deck: string }
  | { sort: 'hire'; mercenary: string; goblin?: number; troll?: string }
  | { sort: 'symbol' | 'foes'; symbol: Symbol }
  | { sort: 'none' };

type Reader<A extends Action = Action> = (action: A) => Target;
type Readers = { readonly [Verb in Action['verb']]?: Reader<Extract<Action, { verb: Verb }>> };

const isEngine = (id: string): id is EngineId => id === 'siege_tower' || id === 'catapult';
const somewhere = (id: PlaceId | EngineId): Target =>
  isEngine(id) ? { sort: 'engine', engine: id } : { sort: 'place', place: id };
const atSpace = ({ space }: { space: number }): Target => ({ sort: 'space', space });
const atCard = ({ card }: { card: string }): Target => ({ sort: 'card', card });
const atGoblin = ({ goblin }: { goblin: number }): Target => ({ sort: 'goblin', goblin });

const TARGETS: Readers = {
  activate: ({ engine }) => somewhere(engine),
  hire: ({ mercenary, goblin, troll }) => ({
    sort: 'hire',
    mercenary,
    ...(goblin === undefined ? {} : { goblin }),
    ...(troll === undefined ? {} : { troll }),
  }),
  take: atSpace,
  scrap: atSpace,
  fill: ({ space, deck }) => ({ sort: 'deck', space, deck }),
  remove: atCard,
  lay: atCard,
  move: ({ place }) => somewhere(place),
  shoot: ({ target }) => somewhere(target),
  put: ({ on }) => {
    const [kind, number] = on.split('_');
    return kind === 'goblin' ? { sort: 'goblin', goblin: Number(number) } : { sort: 'space', space: Number(number) };
  },
  dig_at: atGoblin,
  wound: atGoblin,
  fell: () => ({ sort: 'orc' }),
  cover: ({ troll, hits }) => ({ sort: 'circle', troll, hits }),
  close: () => ({ sort: 'foes', symbol: 'close' }),
  direct: () => ({ sort: 'foes', symbol: 'direct' }),
  dig: () => ({ sort: 'symbol', symbol: 'dig' }),
  work: ({ resource }) => ({ sort: 'symbol', symbol: `work_${resource}` }),
};

export function targetOf(action: Action): Target {
  const read = TARGETS[action.verb] as Reader | undefined;
  return read?.(action) ?? { sort: 'none' };
}

export const isOfBench = (code: string) => /^(put:space|take|scrap|fill)/.test(code);

/**
 * Whether resources are put down or spaces filled, and nowhere but on the upgrade board: whatever else, it is not asked.
 */
export function isAtBench(legal: readonly Action[]): boolean {
  const asked = legal.filter((action) => !['none', 'hire'].includes(targetOf(action).sort));
  return asked.length > 0 && asked.every(({ code }) => /^(put:space|scrap|fill)/.test(code));
}

/** The symbol of a card that an action uses. */
export function symbolOf(action: Action): Symbol | null {
  if (action.verb === 'move') return 'move';
  if (action.verb === 'shoot') return 'long';
  const target = targetOf(action);
  return 'symbol' in target ? target.symbol : null;
}

/** The card that an action lays or gives up, by its code. */
export function cardIn(code: string): string | null {
  return /^(?:lay|remove):(.+)$/.exec(code)?.[1] ?? null;
}

/** The mercenary whom an action hires, by its code. */
export function mercenaryIn(code: string): string | null {
  return /^hire:([^:]+)/.exec(code)?.[1] ?? null;
}

/**
 * With which symbol a card joins an attack: the server says how the attack grew by it. `null`: with none, or not yet
 * said.
 */
export function joinedWith(before: Siege | null, then: Siege | null): Symbol | null {
  if (before?.decision?.kind !== 'muster' || then?.decision?.kind !== 'muster') return null;
  if (asked(then, 'mode') === 'long') return 'long';
  const hits = (siege: Siege) => asked(siege, 'hits') ?? 0;
  return hits(then) > hits(before) ? 'direct' : 'close';
}

/** The index in a path of the step that this card makes after it was laid; -1 if there is none. */
export function stepOf(card: string, path: readonly string[]): number {
  const laid = path.indexOf(`lay:${card}`);
  return path.findIndex((code, at) => at > laid && code.startsWith('move:'));
}
