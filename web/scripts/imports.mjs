/**
 * Watches the imports of the page: parts know only what lies below them, and nothing knows itself by
 * a detour. What is imported as a type only is not there when the page runs, and does not count.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** From below to above; a folder of a game does not know other games. */
const LAYERS = ['lib', 'ui', 'board', 'rail', 'games', 'pages'];
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../src');
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' })
  .map((name) => join(ROOT, name))
  .filter((name) => /\.(ts|svelte)$/.test(name) && statSync(name).isFile());

const known = new Set(files);
const found = (from, path) => ['', '.ts'].map((end) => resolve(dirname(from), path) + end).find((name) => known.has(name));
const importsOf = new Map(
  files.map((file) => {
    const paths = [...readFileSync(file, 'utf-8').matchAll(IMPORT)].map((match) => found(file, match[1]));
    return [file, paths.filter((path) => path !== undefined)];
  }),
);

const problems = [];
const place = (file) => relative(ROOT, file).split('/');
const layer = (file) => LAYERS.indexOf(place(file)[0]);
const gameOf = (file) => (place(file)[0] === 'games' && place(file).length > 2 ? place(file)[1] : '');

for (const [file, imports] of importsOf) {
  for (const other of imports) {
    const [above, below] = [layer(file), layer(other)];
    const name = `${relative(ROOT, file)} imports ${relative(ROOT, other)}`;
    if (above >= 0 && below > above) problems.push(`upwards: ${name}`);
    if (gameOf(file) && gameOf(other) && gameOf(file) !== gameOf(other)) problems.push(`another game: ${name}`);
  }
}

/** 1: on the way, 2: done. */
const state = new Map();
function visit(file, path) {
  if (state.get(file) === 2) return;
  if (state.get(file) === 1) {
    const circle = [...path.slice(path.indexOf(file)), file].map((name) => relative(ROOT, name));
    problems.push(`in a circle: ${circle.join(' > ')}`);
    return;
  }
  state.set(file, 1);
  for (const other of importsOf.get(file) ?? []) visit(other, [...path, file]);
  state.set(file, 2);
}
for (const file of files) visit(file, []);

for (const problem of problems) console.error(problem);
console.log(`imports: ${files.length} files, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
