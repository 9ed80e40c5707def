// Says what it is asked on standard input, sentence by sentence: so the Python side can compare (tests/texts).
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { tables } = JSON.parse(await text(process.stdin));
const server = await createServer({ root, logLevel: 'error', server: { middlewareMode: true, hmr: false, ws: false } });
try {
  const { loadWords } = await server.ssrLoadModule('/src/words/index.ts');
  process.stdout.write(JSON.stringify(await Promise.all(tables.map((table) => sentences(loadWords, table)))));
} finally {
  await server.close();
}

/** A table: its language, game, pieces and names, the views that its questions are about, and the questions. */
async function sentences(loadWords, { language, game, pieces, names, views, questions }) {
  const bare = await loadWords(language, game, pieces);
  const words = bare.atTable(views[0], names);
  return questions.map(([way, data, view]) => words[way](data, view === null ? null : views[view]));
}
