// The server of boardgame.io as its documentation starts it: node server.mjs PORT memory|FOLDER
import { createRequire } from 'node:module';
import { game } from './game.mjs';

const server = createRequire(import.meta.url)('boardgame.io/server');

const [port, storage] = process.argv.slice(2);
const options = { games: [game], origins: [server.Origins.LOCALHOST] };
if (storage !== 'memory') options.db = new server.FlatFile({ dir: storage });
const made = server.Server(options);
made.router.get('/health', (context) => {
  context.body = 'well';
});
await made.run(Number(port));
