/**
 * The import law of the browser client, as restrictions for ESLint's `no-restricted-syntax`. A folder of `src/` imports
 * from the folders before it in LAYERS, never from those after it. A scene is imported by its own files alone: the other
 * scenes do not know it, and pages come to it through `scenes/registry.ts`, which finds scenes by their folders.
 */

/** From the ground up. */
export const LAYERS = ['contract', 'net', 'words', 'app', 'ui', 'table', 'play', 'scenes', 'pages'];

/** ESLint configurations that hold these scenes, and everything else, to the law. */
export function importLaw(scenes) {
  const layers = LAYERS.slice(0, -1).map((layer, at) =>
    restricted(`src/${layer}`, [
      [`(${LAYERS.slice(at + 1).join('|')})/`, `${layer}/ is below this folder: see layers.js.`],
      ...(layer === 'scenes' ? [[`(${scenes.join('|')})/`, 'The registry finds scenes by their folders.']] : []),
    ]),
  );
  const games = scenes.map((scene) =>
    restricted(`src/scenes/${scene}`, [
      ['pages/', 'scenes/ is below this folder: see layers.js.'],
      [
        `(scenes/)?(?!${scene}/)(${scenes.join('|')})/`,
        'No scene imports another: what two of them share belongs in play/.',
      ],
    ]),
  );
  const pages = restricted('src/pages', [['scenes/(?!registry$)', 'Pages reach scenes through scenes/registry.ts.']]);
  return [...layers, ...games, pages];
}

/** A path out of the folder begins with `../`; what follows names where it leads. */
function restricted(folder, paths) {
  const rules = paths.map(([path, message]) => ({ selector: importOf(path), message }));
  return { files: [`${folder}/**/*.{ts,svelte}`], rules: { 'no-restricted-syntax': ['error', ...rules] } };
}

/** Imports, exports from elsewhere, dynamic imports and types of modules. A `/` would end the expression of a selector. */
function importOf(path) {
  const literal = String.raw`Literal[value=/^(\.\.?\u002F)+${path.replaceAll('/', String.raw`\u002F`)}/]`;
  const parents = 'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression';
  return `:matches(${parents}) > ${literal}, TSImportType ${literal}`;
}
