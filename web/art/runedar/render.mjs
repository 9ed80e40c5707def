/**
 * Paints the ground once, into images: `node art/runedar/render.mjs` in web/, with Chromium on the path.
 * Masonry, rock and light take a browser a second to paint; figures, glows and all that moves stay live.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

const BROWSER = process.env['CHROMIUM'] ?? 'chromium';
const OUTPUT = new URL('../../src/scenes/runedar/art/', import.meta.url);
const icons = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);
const body = (name) => icons.icons[name].body;

/** A drawing as WebP, painted and packed by the browser itself. */
function paint(drawing, quality, name) {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  const page = join(folder, 'page.html');
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  writeFileSync(
    page,
    `<!doctype html><img id="drawing" src="${source}"><pre id="out"></pre><script>
    onload = () => {
      const canvas = document.createElement('canvas');
      canvas.width = drawing.naturalWidth; canvas.height = drawing.naturalHeight;
      canvas.getContext('2d').drawImage(drawing, 0, 0);
      out.textContent = canvas.toDataURL('image/webp', ${quality});
    };</script>`,
  );
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--virtual-time-budget=60000',
    '--dump-dom',
    `file://${page}`,
  ];
  const dom = execFileSync(BROWSER, flags, { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  const data = /<pre id="out">data:image\/webp;base64,([^<]+)</.exec(dom);
  if (!data) throw new Error(`${name} was not painted`);
  const bytes = Buffer.from(data[1], 'base64');
  writeFileSync(new URL(name, OUTPUT), bytes);
  console.log(name, Math.round(bytes.length / 1024), 'KB');
}

const server = await createServer({
  configFile: false,
  root: process.cwd(),
  server: { middlewareMode: true },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const { daylight, ending, ground } = await server.ssrLoadModule('/art/runedar/picture.ts');
const { texture, TEXTURES } = await server.ssrLoadModule('/art/runedar/textures.ts');
const { TALL, WIDE } = await server.ssrLoadModule('/src/scenes/runedar/projection.ts');
const only = process.argv[2];
const images = {
  'wide.webp': () => paint(ground(WIDE, body, 1), 0.56, 'wide.webp'),
  'wide-large.webp': () => paint(ground(WIDE, body, 1.7), 0.4, 'wide-large.webp'),
  'wide-open.webp': () => paint(daylight(WIDE, 1.25), 0.7, 'wide-open.webp'),
  'tall.webp': () => paint(ground(TALL, body, 2), 0.58, 'tall.webp'),
  'tall-open.webp': () => paint(daylight(TALL, 2), 0.7, 'tall-open.webp'),
  'victory.webp': () => paint(ending(true, body, 1), 0.62, 'victory.webp'),
  'defeat.webp': () => paint(ending(false, body, 1), 0.6, 'defeat.webp'),
};
for (const [name, look] of Object.entries(TEXTURES))
  images[`${name}.webp`] = () => paint(texture(look), 0.5, `${name}.webp`);
for (const [name, make] of Object.entries(images)) if (!only || only === name) make();
await server.close();
