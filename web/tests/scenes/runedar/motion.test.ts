/** The picture follows the tale: each event has its movement, orcs walk as figures, and changes add up to the truth. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../src/table/scene';
import { addOrcs, change, CHANGES } from '../../../src/scenes/runedar/changes';
import { circlesOf, wantsOf } from '../../../src/scenes/runedar/board/pips';
import { motion } from '../../../src/scenes/runedar/motion';
import { assignFigures } from '../../../src/scenes/runedar/figure-ids';
import type { Event, Pieces, Runedar, Siege } from '../../../src/scenes/runedar/view';
import { MARCH, siege } from './positions';
import { stub } from '../../stub';

const PIECES = stub<Pieces>({
  supply: { orcs: { full: 10 }, siege: { full: 50 }, wave: { full: 10 } },
  goblin: {
    goblin_1_hits: { level: 1, kind: 'hits', wants: { wood: 0, leather: 0, metal: 0 }, any: 0, rubble: 0, hits: 1 },
  },
  troll: { troll_3x2: { circles: [2, 2, 2] } },
  card: { axe: { cost: { wood: 1, leather: 0, metal: 1 }, deck: 'grey' } },
});

function stage(now: Siege) {
  const shown: Siege[] = [];
  const paused: number[] = [];
  const played: Stage<Runedar> = {
    model: stub<Stage<Runedar>['model']>({ pieces: PIECES }),
    pace: 0,
    pause: (ms) => {
      paused.push(ms);
      return Promise.resolve();
    },
    show: (change) => {
      now = structuredClone(now);
      change(now);
      shown.push(now);
    },
    sound: () => undefined,
  };
  return { played, shown, now: () => now, pauses: () => paused.length, paused };
}

describe('movement', () => {
  it('is there for every event of the engine', () => {
    const source = readFileSync('../src/mattock/games/runedar/events.py', 'utf8');
    const names = new Set([...source.matchAll(/EventKind\(\s*"(\w+)"/g)].map(([, name]) => name ?? ''));
    expect(names.size).toBeGreaterThan(40);
    expect([...names].filter((name) => !(name in motion))).toEqual([]);
    expect(Object.keys(motion).filter((name) => !names.has(name))).toEqual([]);
  });

  it('leaves time to read what lost the game', async () => {
    const { played, paused } = stage(siege());
    await motion.game_lost?.({ event: 'game_lost', reason: 'siege_deck', goblins: 3 }, played);
    expect(Math.max(...paused)).toBeGreaterThanOrEqual(2000);
  });

  it('lets an orc enter the chamber before the gold is gone', async () => {
    const { played, shown, now } = stage(siege({ orcs: { carpenters: 2 } }));
    await motion.gold_stolen?.({ event: 'gold_stolen', start: 'carpenters', count: 1, left: 19 }, played);
    expect(shown[0]?.orcs).toMatchObject({ carpenters: 1, central_chamber: 1 });
    expect(shown[0]?.gold).toBe(20);
    expect(now().gold).toBe(19);
    expect(now().orcs).toMatchObject({ carpenters: 1, central_chamber: 0 });
  });

  it('takes a card out of the hand it was laid from', async () => {
    const { played, now } = stage(siege({ hand: ['axe', 'orc', 'orc'] }));
    await motion.orc_card_played?.({ event: 'orc_card_played', seat: 0 }, played);
    expect(now().dwarfs[0]?.hand).toEqual(['axe', 'orc']);
    await motion.card_laid?.({ event: 'card_laid', seat: 0, card: 'axe' }, played);
    expect(now().dwarfs[0]).toMatchObject({ hand: ['orc'], hand_size: 1, played: ['orc', 'axe'] });
  });
});

describe('what a figure still needs', () => {
  it('is a pip for each circle, or one with their number where there is little room', () => {
    const [troll] = siege({ trolls: ['troll_3x2'] }).trolls;
    if (!troll) throw new Error('no troll');
    expect(circlesOf(troll, null, false).map(({ text }) => text)).toEqual(['2', '2', '2']);
    expect(circlesOf(troll, null, true)).toMatchObject([{ text: '2', times: 3, done: false }]);
  });
  it('shows what would be covered by what is in mind', () => {
    const now = siege({ trolls: ['troll_3x2'], goblins: ['rubble'] });
    const then = structuredClone(now);
    const [circle] = then.trolls[0]?.circles ?? [];
    if (circle) circle.covered = true;
    then.goblins = [];
    const [troll, goblin] = [now.trolls[0], now.goblins[0]];
    if (!troll || !goblin) throw new Error('nobody there');
    expect(circlesOf(troll, then, true)).toMatchObject([
      { done: true, soon: true, times: 1 },
      { done: false, soon: false, times: 2 },
    ]);
    expect(wantsOf(goblin, then)).toMatchObject([{ text: '0', soon: true }]);
    expect(wantsOf(goblin, null)).toMatchObject([{ text: '2', soon: false }]);
  });
});

describe('orcs', () => {
  it('walk on as the same figures, the oldest first', () => {
    const before = assignFigures([], { carpenters_outside: 2, carpenters_wall: 1 }, MARCH);
    const [oldest] = before.filter((figure) => figure.place === 'carpenters_outside');
    const after = assignFigures(before, { carpenters_outside: 1, carpenters_wall: 2 }, MARCH);
    expect(after.map((figure) => figure.id).sort()).toEqual(before.map((figure) => figure.id).sort());
    expect(after.find((figure) => figure.id === oldest?.id)?.place).toBe('carpenters_wall');
  });
  it('all take one step at an arrow', () => {
    const before = assignFigures([], { tannery_outside: 1, tannery_wall: 1, tannery: 1 }, MARCH);
    const after = assignFigures(before, { tannery_wall: 1, tannery: 1 }, MARCH);
    expect(after).toHaveLength(2);
    expect(after.map(({ place }) => place).sort()).toEqual(['tannery', 'tannery_wall']);
  });
  it('that are new get a number of their own', () => {
    const before = assignFigures([], { foundry_outside: 1 }, MARCH);
    const after = assignFigures(before, { foundry_outside: 2 }, MARCH);
    expect(new Set(after.map((figure) => figure.id)).size).toBe(2);
  });
});

/** Excerpts of whole games that hold every event: the view before, what happened, the view after. */
interface Fixture {
  pieces: Pieces;
  excerpts: { before: Siege; tale: Event[]; after: Siege }[];
}

/** What must be true at the end of a tale already, without the view that follows it. */
const told = ({
  gold,
  workshops,
  orcs,
  rubble,
  sections,
  goblins_beaten,
  trolls,
  siege_left,
  hired,
  decks,
  board,
  dwarfs,
}: Siege) => ({
  gold,
  workshops,
  orcs: Object.fromEntries(Object.entries(orcs).filter(([, count]) => count)),
  rubble,
  sections,
  goblins_beaten,
  trolls: trolls.map(({ troll, circles }) => [troll, circles.filter((circle) => circle.covered).length]),
  siege_left,
  hired: [...hired].sort(),
  decks,
  board: board.map(({ card, blocked, laid, needs }) => ({ card, blocked, laid, needs })),
  places: dwarfs.map((dwarf) => dwarf.place),
});

describe('in whole games', () => {
  const { pieces, excerpts } = JSON.parse(readFileSync('tests/fixtures/runedar-tales.json', 'utf8')) as Fixture;

  it.each(excerpts)('the changes of excerpt %$ add up to what the server then shows', ({ before, tale, after }) => {
    const now = structuredClone(before);
    for (const event of tale) {
      if (event.event === 'gold_stolen') {
        addOrcs(now, event.start, -1);
        addOrcs(now, 'central_chamber', 1);
      }
      change(now, event, pieces);
    }
    expect(told(now)).toEqual(told(after));
  });

  it('every event that changes something occurs', () => {
    const told = new Set<string>(excerpts.flatMap(({ tale }) => tale.map((event) => event.event)));
    expect(Object.keys(CHANGES).filter((name) => !told.has(name))).toEqual([]);
  });
});
