// A siege as small as a benchmark bears: hidden hands, a deck, places, dice, and a log of what was done, in a state of
// about the size of ours. Moves ask for as little as ours do: a card of one's own hand, and a place.

export const NAME = 'siege';
export const SEATS = 4;
export const PLACES = 14;
const HAND = 5;
const CARDS = 12;

const card = (number, random) => ({
  id: number,
  name: `card ${number}`,
  wood: random.Die(3),
  leather: random.Die(3),
  metal: random.Die(3),
  dig: random.Die(2),
});

function newPlayer(random) {
  const cards = random.Shuffle(Array.from({ length: CARDS }, (_, number) => card(number, random)));
  return { place: 0, hand: cards.slice(0, HAND), deck: cards.slice(HAND), played: [] };
}

function refill(player, random) {
  const cards = random.Shuffle([...player.deck, ...player.played]);
  player.hand = cards.slice(0, HAND);
  player.deck = cards.slice(HAND);
  player.played = [];
}

function play({ G, playerID, random, events }, number, place) {
  const player = G.players[playerID];
  const at = player.hand.findIndex((one) => one.id === number);
  if (at < 0 || !(place >= 0 && place < PLACES)) return 'INVALID_MOVE';
  const [laid] = player.hand.splice(at, 1);
  player.played.push(laid);
  player.place = place;
  const there = G.places[place];
  there.wood += laid.wood;
  there.leather += laid.leather;
  there.metal += laid.metal;
  const dice = random.D6(3);
  const hits = dice.filter((face) => face > 3).length;
  there.orcs = Math.max(0, there.orcs - hits);
  const stormed = G.places[random.Die(PLACES) - 1];
  stormed.orcs = (stormed.orcs + 1) % 10;
  G.dice = dice;
  G.deeds += 1;
  if (player.hand.length === 0) {
    refill(player, random);
    events.endTurn();
  }
}

// What a seat may know: its own hand; of the others' cards, how many there are.
function playerView({ G, playerID }) {
  const players = Object.fromEntries(
    Object.entries(G.players).map(([seat, player]) => [
      seat,
      {
        ...player,
        hand: seat === playerID ? player.hand : player.hand.length,
        deck: player.deck.length,
      },
    ]),
  );
  return { ...G, players };
}

export const game = {
  name: NAME,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ ctx, random }) => ({
    deeds: 0,
    dice: [],
    places: Array.from({ length: PLACES }, (_, number) => ({ number, wood: 0, leather: 0, metal: 0, orcs: 0 })),
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, newPlayer(random)])),
  }),
  moves: { play: { move: play, client: false } },
  disableUndo: true,
  playerView,
};
