import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {importsOf, root, withoutEnding} from '../support/imports.ts';

const folders = ['graphql', 'adapters', 'app', 'mocks', 'server', 'build', 'cli', 'tests'];
/** They need what is built, a shop on the net, or a browser. */
const isElsewhere = (file: string) => /^tests\/(built|live|e2e|everyone|load)\//.test(file);

const sources = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true}).map(
      (file) => `${folder}/${String(file)}`,
    ),
  )
  .concat(readdirSync(root))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts') && !isElsewhere(file));

type Graph = Map<string, string[]>;

/** By the names of files without their endings. */
const imported: Graph = new Map();
const importers: Graph = new Map();
const add = (graph: Graph, from: string, to: string) =>
  graph.set(from, [...(graph.get(from) ?? []), to]);

const files = new Map(sources.map((file) => [withoutEnding(file), file]));
for (const [name, file] of files)
  for (const {target, isTypeOnly} of importsOf(file)) {
    const other = withoutEnding(target);
    if (isTypeOnly || !files.has(other)) continue;
    add(imported, name, other);
    add(importers, other, name);
  }

/** What a graph leads to from a file, wave by wave. */
function wavesFrom(start: string, graph: Graph): string[][] {
  const waves: string[][] = [];
  const seen = new Set([start]);
  for (let wave = [start]; wave.length > 0;) {
    waves.push(wave);
    wave = [...new Set(wave.flatMap((name) => graph.get(name) ?? []))].filter(
      (name) => !seen.has(name),
    );
    for (const name of wave) seen.add(name);
  }
  return waves;
}

const reaches = new Map<string, number>();

/** How much a test is about beside the file: the less, the nearer. */
function reachOf(name: string): number {
  const reach = reaches.get(name) ?? wavesFrom(name, imported).flat().length;
  reaches.set(name, reach);
  return reach;
}

const isTest = (name: string) => name.endsWith('.test');

/** They take half of all the time. */
const isLong = (name: string) => Number(/^tests\/(?:faults|simulation)\//.test(name));

/** What the plugin's tests run PHP with. */
const php = 'tests/support/php';

/** What a test of the plugin is about beside what has its name. */
const alsoAbout: Partial<Record<string, string[]>> = {
  admin: ['broken', 'user'],
  'agent-events': ['agents'],
  cancelling: ['cancel', 'stays-cancelled'],
  claims: ['collect', 'content', 'content-es'],
  editors: ['labels'],
  problems: ['pictures', 'problem-box'],
  'settings-page': ['admin'],
  setup: ['uninstall'],
  shop: ['mail-check', 'rest', 'types'],
  taxes: ['shipping'],
  waiting: ['cancel', 'codes', 'gateways', 'versions'],
};

/** `includes/orders/place.php` is what `tests/plugin/orders.test.ts` is about. */
function isAbout(name: string, file: string): boolean {
  const test = path.basename(name, '.test');
  const parts = file.replace(/\.\w+$/, '').split('/');
  return [test, ...(alsoAbout[test] ?? [])].some((word) => parts.includes(word));
}

/** They read every file of the texts by its name. */
const aboutTexts = ['app/content/claims/claims.test', 'tests/languages.test'];

/** The tests whose imports lead to a file: first those beside it or that say the name, then by the shortest way, the most particular ones first. */
export function nearestTests(file: string, name = ''): string[] {
  const word = new RegExp(String.raw`\b${name.split('.').at(-1)}\b`);
  const says = (test: string) =>
    name !== '' && word.test(readFileSync(path.join(root, files.get(test) ?? ''), 'utf8'));
  const isApart = (test: string) =>
    Number(path.dirname(test) !== path.dirname(file) && !isAbout(test, file) && !says(test));
  const waves = wavesFrom(file.endsWith('.php') ? php : withoutEnding(file), importers);
  if (file.startsWith('app/content')) waves.push(aboutTexts);
  const tests = new Set(
    waves.flatMap((wave) => wave.filter(isTest).sort((a, b) => reachOf(a) - reachOf(b))),
  );
  return [...tests]
    .map((test) => ({test, order: 2 * isLong(test) + isApart(test)}))
    .sort((a, b) => a.order - b.order)
    .map(({test}) => files.get(test) ?? test);
}
