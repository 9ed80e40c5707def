/** A game on file as a table: the same model as over a socket, with answers made up. For looking at scenes. */

import type { Advice, Answer, GameId, LegalAction, Look, News, Question, Seat, TaleEvent, View } from '../net/wire';
import type { TableScene } from '../table/scene';
import type { Connection } from '../net/connection';

export interface Fixture {
  game: GameId;
  players: number;
  pieces: TableScene['pieces'];
  frames: { seat: number; view: View; legal: LegalAction[]; tale: TaleEvent[] }[];
}

export const ME = { id: 'me', name: 'Ylva' };

const FILES = import.meta.glob<Fixture>('../../fixtures/*.json', { import: 'default' });
export const FIXTURES = Object.keys(FILES).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export function loadFixture(name: string): Promise<Fixture> {
  const load = FILES[`../../fixtures/${name}.json`];
  if (!load) throw new Error(`no fixture ${name}`);
  return load();
}

/** The frame as news to the seat that moves in it. Everybody's seat is one's own: the page never covers the hand. */
export function newsOf(fixture: Fixture, at: number, version: number, isPlayed: boolean): News {
  const frame = fixture.frames[at];
  if (!frame) throw new Error(`no frame ${at}`);
  const look: Look = { seat: frame.seat, view: frame.view, legal: frame.legal };
  const { seat: mover, tale } = frame;
  const what = { kind: 'action_played', seat: mover, is_bot: false, tale } as const;
  const seats = Array.from({ length: fixture.players }, (_, seat): Seat => {
    const isMine = seat === frame.seat;
    return { owner: isMine ? ME : null, bot: isMine ? null : 'journeyman', is_remote: false };
  });
  return {
    answer: 'news',
    table: 'fixture',
    version,
    standing: {
      game: frame.view.game,
      rules: '',
      options: frame.view.options,
      settings: {
        seconds: null,
        wait: false,
        stand_in: 'journeyman',
        onlookers: true,
        coach: null,
        listed: true,
        reserve: 0,
        rated: false,
        tour: false,
        onlookers_talk: false,
      },
      host: ME.id,
      status: frame.view.result ? 'over' : 'playing',
      seats,
      kept: {},
      deeds: at,
      due: null,
      clocks: [],
      proposal: null,
      commitment: null,
      secret: null,
      rewinds: [],
      is_rewound: false,
      is_helped: false,
      coach: true,
      rematch: null,
      muted: [],
      removed: [],
      closed: false,
      alike: [],
      tour: null,
      origin: null,
      daily: null,
    },
    happenings: isPlayed ? [{ number: version, at: 0, what }] : [],
    looks: [look],
    free_steps: 1,
    omitted: 0,
  };
}

/** Any action leads to the next frame; questions get a plausible answer. */
export function fixtureConnection(legal: () => readonly LegalAction[], next: () => void): Connection {
  return {
    async command(command) {
      console.info('command', JSON.stringify(command));
      if (command.do === 'play') setTimeout(next);
      return { answer: 'done', table: 'fixture', version: 0 };
    },
    ask(question, heard) {
      console.info('question', JSON.stringify(question));
      setTimeout(() => heard(answerTo(question, legal())), 120);
    },
  };
}

function answerTo(question: Question, legal: readonly LegalAction[]): Answer {
  if (question.do === 'why') {
    const isLegal = legal.some((action) => action.code === question.action);
    return { answer: 'why', refusal: isLegal ? null : { code: 'not_asked', rule: 'R3.1', params: {} } };
  }
  if (question.do === 'preview') return { answer: 'preview', futures: question.paths.map(() => null) };
  const advice = legal.slice(0, 3).map((action, at): Advice => ({
    action,
    then: null,
    seat: 0,
    chance: 0.6 - at / 10,
    chances: [0.6],
    rank: null,
    visits: 100,
    reason: { code: 'no_less', params: { way: 'gain', seat: 0 } },
  }));
  return { answer: 'advice', advice, final: true };
}
