import { describe, expect, it } from 'vitest';
import { declaredWords, sortOf } from '../../src/words/declared';
import { loadShared } from '../../src/words';
import type { View } from '../../src/net/wire';
import { stub } from '../stub';
import type { Messages } from '../../src/words/bundle';

const MESSAGES = `
game-title = Dice
face-six = six
    .many = sixes
amount-six = { $count } sixes
action-bid = Bid { $count } { $face_many }
decision-answer = More than { $standing_face }?
    .goal = bid more
refusal-not_now = First { $asked }.
event-rolled = { $roll ->
        [none] { $seat } rolls.
       *[other] { $seat } rolls { $roll }.
    }
outcome-bluff = { $winners } wins: { $score } to { $score_2 }.
story-opening = { $players }, { $dice } dice.
`;
const texts = { language: 'en', messages: MESSAGES, book: '', paragraphs: { rolled: 'L1.2' }, secret: ['roll'] };

async function spoken(names: (string | null)[] = []) {
  const sources = import.meta.glob<Messages>('$texts/en/{lists,people}.ftl', { import: 'default', eager: true });
  await loadShared('en');
  const words = declaredWords('dice', texts, Object.values(sources), {}, { people: [], names: [] });
  return words.atTable(stub<View>({ options: { players: 2 } }), names);
}

describe('the words of a game that only the server knows', () => {
  it('go by the last word of a parameter', async () => {
    const words = await spoken();
    expect(sortOf('standing_face')).toBe('face');
    expect(words.action({ code: 'bid:3:six', verb: 'bid', count: 3, face: 'six' }, null)).toBe('Bid 3 sixes');
    expect(words.decision({ kind: 'answer', seat: 0, params: { standing_face: 'six' } }, null)).toBe('More than six?');
    expect(words.refusal({ code: 'not_now', rule: 'L1', params: { asked: 'answer' } }, null)).toBe('First bid more.');
  });

  it('name people, and hide what is secret', async () => {
    const words = await spoken(['Ada', null]);
    expect(words.event({ event: 'rolled', seat: 0, roll: { six: 2 } })).toBe('Ada rolls 2 sixes.');
    expect(words.event({ event: 'rolled', seat: 1 })).toBe('Player 2 rolls.');
    expect(words.rule({ event: 'rolled', seat: 1 })).toBe('L1.2');
  });

  it('tell how it began and ended', async () => {
    const words = await spoken(['Ada', 'Bo']);
    expect(words.opening(stub<View>({ options: { players: 2, dice: 5 } }))).toBe('Ada and Bo, 5 dice.');
    const outcome = { won: true, reason: 'bluff', winners: [0], score: 2, scores: [2, 0], title: null };
    expect(words.outcome(outcome)).toBe('Ada wins: 2 to 0.');
  });

  it('are data where a sentence is missing', async () => {
    const words = await spoken();
    expect(words.action({ code: 'lay_card', verb: 'lay_card', card: 'red_tavern', turn: 2 }, null)).toBe(
      'Lay Card Red Tavern 2',
    );
    expect(words.event({ event: 'shown', seat: 1 })).toBe('Shown 1');
  });
});
