// Four people at each of so many matches, who play a legal move as soon as they are asked, or a while later. A move
// counts when the last of the four has been told of it. `node crowd.mjs PORT MATCHES PAUSE`, then a line a stretch of
// time on standard input: how many seconds; the answer is a line of JSON. Between them nobody moves.
import { createInterface } from 'node:readline';
import { io } from 'socket.io-client';
import { NAME, PLACES, SEATS } from './game.mjs';

const [port, matches, pause] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const TOGETHER = 16;

let isPlaying = false;
let tally = newTally();
const held = [];
const matchesHere = [];

function newTally() {
  return { told: 0, delays: [], refused: 0, received: 0, bytes: 0, state: 0 };
}

async function post(path, body) {
  const answer = await fetch(`${base}/games/${NAME}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Match {
  constructor(id) {
    this.id = id;
    this.people = [];
    this.sent = [];
  }

  told() {
    const known = Math.min(...this.people.map((person) => person.version));
    while (this.sent.length && this.sent[0][0] <= known) {
      const [, start] = this.sent.shift();
      tally.told += 1;
      tally.delays.push(performance.now() - start);
    }
  }
}

class Person {
  constructor(match, seat, credentials) {
    this.match = match;
    this.seat = seat;
    this.credentials = credentials;
    this.version = -1;
    this.asked = -1;
  }

  join() {
    return new Promise((joined) => {
      this.socket = io(`${base}/${NAME}`, { transports: ['websocket'], forceNew: true });
      this.socket.on('connect', () => this.socket.emit('sync', this.match.id, this.seat, this.credentials, SEATS));
      this.socket.on('sync', (_, { state }) => {
        this.hear(state);
        joined();
      });
      this.socket.on('update', (_, state) => this.hear(state));
      this.socket.io.engine.on('packet', ({ data }) => {
        tally.received += 1;
        tally.bytes += data?.length ?? 0;
      });
    });
  }

  hear(state) {
    this.version = state._stateID;
    tally.state = JSON.stringify(state.G).length;
    this.match.told();
    if (state.ctx.currentPlayer === this.seat && this.asked < this.version) {
      this.asked = this.version;
      this.ask(state);
    }
  }

  ask(state) {
    if (!isPlaying) held.push(() => this.ask(state));
    else if (pause) setTimeout(() => this.move(state), 1000 * pause * (0.5 + Math.random()));
    else this.move(state);
  }

  move(state) {
    const { hand } = state.G.players[this.seat];
    const { id } = hand[Math.floor(Math.random() * hand.length)];
    const place = Math.floor(Math.random() * PLACES);
    const payload = { type: 'play', args: [id, place], playerID: this.seat, credentials: this.credentials };
    this.match.sent.push([this.version + 1, performance.now()]);
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.version, this.match.id, this.seat);
  }
}

async function gather() {
  let next = 0;
  const one = async () => {
    while (next < matches) {
      next += 1;
      const { matchID } = await post('create', { numPlayers: SEATS });
      const match = new Match(matchID);
      for (let seat = 0; seat < SEATS; seat += 1) {
        const name = `person ${seat}`;
        const { playerCredentials } = await post(`${matchID}/join`, { playerID: String(seat), playerName: name });
        match.people.push(new Person(match, String(seat), playerCredentials));
      }
      for (const person of match.people) await person.join();
      matchesHere.push(match);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, one));
}

const sleep = (seconds) => new Promise((over) => setTimeout(over, 1000 * seconds));

function percentile(sorted, part) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] : 0;
}

async function count(seconds) {
  tally = newTally();
  await sleep(seconds);
  const done = tally;
  const delays = done.delays.sort((one, other) => one - other);
  return {
    told: done.told,
    median: percentile(delays, 0.5) / 1000,
    slowest: percentile(delays, 0.99) / 1000,
    frame: done.bytes / Math.max(1, done.received),
    state: done.state,
  };
}

await gather();
console.log('gathered');
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'play') {
    isPlaying = true;
    for (const ask of held.splice(0)) ask();
  } else if (line === 'rest') isPlaying = false;
  else console.log(JSON.stringify(await count(Number(line))));
}
process.exit(0);
