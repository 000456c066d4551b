import {spawn, spawnSync} from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'vite';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type * as published from '../../mocks/index.d.mts';
import * as own from '~mocks/index';

const root = path.resolve(import.meta.dirname, '../..');
let url = '';
let end = () => {};

beforeAll(async () => {
  const {status, stderr} = spawnSync(process.execPath, ['build/mock.mjs'], {cwd: root});
  if (status !== 0) throw new Error(String(stderr));
  const child = spawn(process.execPath, ['dist/mock/mock.js', '--port', '0'], {cwd: root});
  end = () => child.kill();
  url = await new Promise((found, fail) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /(http:\S+)\/graphql/.exec(said)?.[1];
      if (address) found(address);
    });
    child.on('exit', (code) => fail(new Error(`It ended with ${code}: ${said}`)));
  });
});
afterAll(() => end());

test('the package serves the shop, its pictures, the plugin’s routes and its control page', async () => {
  const client = own.createGraphqlClient(`${url}/graphql`);
  const query = '{products(first: 1) {nodes {image {sourceUrl}}} generalSettings {title}}';
  const {data, errors} = await client.ask(query);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({generalSettings: {title: 'Bellyful'}});
  const statusOf = (address: string) => fetch(`${url}${address}`).then(({status}) => status);
  expect(await statusOf('/wp-content/uploads/2026/11/konjac-rice-300x300.webp')).toBe(200);
  expect(await statusOf('/wp-json/')).toBe(200);
  expect(await statusOf('/wp-json/bellyful/v1/changes')).toBe(401);
  expect(await statusOf('/__control')).toBe(200);
});

describe('packed, and laid into the folder of a stranger as npm lays it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stranger-'));
  const packages = path.join(folder, 'node_modules');
  const run = (command: string, ...given: string[]) => {
    const {status, stdout, stderr} = spawnSync(command, given, {cwd: folder, encoding: 'utf8'});
    return status === 0
      ? stdout
      : expect.fail(`${command} ended with ${status}: ${stdout}${stderr}`);
  };

  beforeAll(() => {
    const laid = path.join(packages, 'mocked-woographql');
    mkdirSync(laid, {recursive: true});
    mkdirSync(path.join(packages, '.bin'));
    const file = run('npm', 'pack', '--silent', path.join(root, 'dist/mock')).trim();
    run('tar', '-xzf', file, '-C', laid, '--strip-components', '1');
    for (const name of ['@remix-run', 'graphql', 'msw'])
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
    chmodSync(path.join(laid, 'mock.js'), 0o755);
    symlinkSync('../mocked-woographql/mock.js', path.join(packages, '.bin/mocked-woographql'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  test('it is a command', () => {
    expect(run('npx', '--no', '--', 'mocked-woographql', '--help')).toContain('--catalogue <name>');
  });

  test('the test of its README passes', () => {
    const readme = readFileSync(path.join(packages, 'mocked-woographql/README.md'), 'utf8');
    const code = /```js\n(import assert[^]+?)```/.exec(readme)?.[1] ?? '';
    writeFileSync(path.join(folder, 'shop.test.mjs'), code);
    expect(run(process.execPath, '--test', 'shop.test.mjs')).toContain('pass 2');
  });

  test('a browser takes it: nothing of Node is imported, and the shop answers without it', async () => {
    writeFileSync(path.join(folder, 'page.js'), page);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'nothing-of-node',
          enforce: 'pre',
          resolveId: (id, importer) =>
            id.startsWith('node:') ? expect.fail(`${importer} imports ${id}.`) : null,
        },
      ],
      build: {
        outDir: 'built',
        rollupOptions: {
          input: path.join(folder, 'page.js'),
          output: {entryFileNames: 'page.mjs'},
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const said = run(process.execPath, '--input-type', 'module', '--eval', likeBrowser);
    expect(JSON.parse(said)).toMatchObject({
      data: {products: {nodes: [{name: 'Trail Shoe', image: {sourceUrl: drawnAt}}]}},
    });
  });
});

const drawnAt = 'https://acorn.example/wp-content/uploads/2026/11/trail-shoe.svg';

/** The script of a page. */
const page = `
  import {getResponse} from 'msw';
  import {setupWorker} from 'msw/browser';
  import {mockedShop} from 'mocked-woographql';
  const {handlers} = mockedShop({products: [{name: 'Trail Shoe', price: 89.5}]});
  export const start = () => setupWorker(...handlers).start();
  export async function ask(query) {
    const headers = {'Content-Type': 'application/json'};
    const question = {method: 'POST', headers, body: JSON.stringify({query})};
    const response = await getResponse(handlers, new Request('https://acorn.example/graphql', question));
    return response.text();
  }`;

/** Runs it without that by which the package knows Node. */
const likeBrowser = `
  const {log} = console;
  delete globalThis.process;
  globalThis.localStorage = {getItem: () => null, setItem() {}};
  const {ask} = await import('./built/page.mjs');
  log(await ask('{products {nodes {name image {sourceUrl}}}}'));`;

test('its types are those of what it exports', () => {
  const typed: typeof published = own;
  expect(Object.keys(typed).toSorted()).toEqual(Object.keys(own).toSorted());
});

test('it depends on nothing but what its manifest names, in the versions that are tried here', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const manifest = JSON.parse(read('dist/mock/package.json')) as Manifest;
  const ours = (JSON.parse(read('package.json')) as Manifest).dependencies;
  const {dependencies, peerDependencies = {}} = manifest;
  for (const [name, version] of Object.entries(dependencies)) expect(ours[name]).toBe(version);
  // A stranger's own copy: handlers and server have to be of one.
  for (const [name, range] of Object.entries(peerDependencies))
    expect(range).toBe(`^${ours[name]}`);
  const outside = ['dist/mock/mock.js', 'dist/mock/index.js', 'dist/mock/browser.js'].flatMap(
    (file) =>
      [...bundleOf(file, read).matchAll(/\bfrom\s*"([^".][^"]*)"/g)].map(([, name]) => name ?? ''),
  );
  const packages = outside.filter(
    (name) => !name.startsWith('node:') && !isIn({...dependencies, ...peerDependencies}, name),
  );
  expect(packages).toEqual([]);
});

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const isIn = (dependencies: object, name: string) =>
  Object.keys(dependencies).some((one) => name === one || name.startsWith(`${one}/`));

/** A file of the package and what it imports of it. */
function bundleOf(file: string, read: (file: string) => string): string {
  const text = read(file);
  const parts = [...text.matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, name]) => `dist/mock/${name}`);
  return [text, ...parts.map((part) => bundleOf(part, read))].join('\n');
}
