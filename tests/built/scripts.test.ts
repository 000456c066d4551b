import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';
import {offlineSettings} from '~mocks/offline-settings';
import {demoPassword} from '~mocks/demo-accounts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const client = path.join(dist, 'client');
const assets = path.join(client, 'assets');

beforeAll(() => {
  if (!existsSync(assets)) throw new Error('Build the shop first: npm run build');
});

interface Manifest {
  entry: {module: string};
  routes: Record<string, {module: string; path?: string; index?: boolean}>;
}

const scripts = () => readdirSync(assets).filter((file) => file.endsWith('.js'));

function readManifest(language = 'index'): Manifest {
  // The route of the web app's manifest is called alike.
  const worker = readFileSync(path.join(dist, `server/${language}.js`), 'utf8');
  const texts = scripts()
    .filter((name) => name.startsWith('manifest-') && worker.includes(name))
    .map(codeOf);
  const text = texts.find((code) => code.includes('__reactRouterManifest')) ?? '';
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

const codeOf = (file: string) => readFileSync(path.join(assets, file), 'utf8');

/** The files that a script needs before it runs. */
const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, file]) => file ?? '');

function withImports(files: string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    withImports(importsOf(codeOf(file)), known);
  }
  return known;
}

/** The scripts that the first visit to a page of this route needs before it lives, without the manifest. */
function initialFiles(routeId: string, language?: string): string[] {
  const {entry, routes} = readManifest(language);
  const modules = [entry.module, routes['root']?.module, routes[routeId]?.module];
  return [...withImports(modules.map((module) => path.basename(module ?? 'absent')))];
}

const bytesOf = (files: string[]) =>
  files.reduce((bytes, file) => bytes + gzipSync(codeOf(file), {level: 9}).length, 0);

/** With the manifest, what the root fetches once a page stands, and what a long page fetches as it is read. */
function allFiles(routeId: string): Set<string> {
  const initial = initialFiles(routeId);
  const later = /import\(\s*["'`]\.\/((?:AfterLoad|Sections|ReviewSection|Shelves)-[^"'`]+)/g;
  const fetched = initial.flatMap((file) =>
    [...codeOf(file).matchAll(later)].map(([, name]) => name ?? ''),
  );
  return withImports(fetched, new Set(['manifest', ...initial]));
}

describe('the first visit loads little JavaScript', () => {
  test.each([
    ['the home page', 'routes/home', 125.7],
    ['a catalogue product page', 'routes/catalogue-product', 140.7],
    ['a built-in product page', 'pain-free-weight-loss', 138.5],
    ['the free sample', 'free-sample/pages/free-sample', 141.2],
    ['the products list', 'routes/products', 131.7],
    ['the cart', 'routes/cart', 137.0],
    ['the checkout', 'routes/checkout', 148.4],
  ])('%s', (_page, routeId, kilobytes) => {
    const bytes = bytesOf(initialFiles(routeId));
    console.info(`${routeId}: ${(bytes / 1000).toFixed(1)} of ${kilobytes} kB`);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1000);
    expect(allFiles(routeId).size).toBeLessThanOrEqual(16);
  });
});

describe('what stays on the server', () => {
  const secrets = Object.entries(offlineSettings('http://shop.example'))
    .filter(([name]) => /SECRET|KEY|PASSWORD/.test(name))
    .map(([name, value]): [string, string] => [`the value of ${name}`, value]);

  test.each([
    ['the GraphQL client', 'apollo'],
    ['GraphQL documents', 'graphql'],
    ['the mocks', '__control'],
    ['the mocking library', 'setupWorker'],
    ['names of shop settings', 'WOO_'],
    ['the name of the session secret', 'SESSION_SECRET'],
    ['the payment service', 'STRIPE_'],
    ['the demo password', demoPassword],
    ...secrets,
  ])('%s', (_what, word) => {
    const found = scripts().filter((file) =>
      codeOf(file).toLowerCase().includes(word.toLowerCase()),
    );
    expect(found).toEqual([]);
  });

  test('no source map is published', () => {
    expect(readdirSync(assets).filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

test('the text of an error is its message, not its stack', () => {
  const worker = JSON.stringify(path.join(dist, 'server/index.js'));
  const script = `await import(${worker}); process.stdout.write(String(new Error('short')))`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script])).toEqual(
    Buffer.from('Error: short'),
  );
});
