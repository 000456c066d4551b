import {spawn, spawnSync} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
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

test('npm can make a command of it', () => {
  const file = path.join(root, 'dist/mock/mock.js');
  // As npm does with what a manifest names as `bin`.
  chmodSync(file, 0o755);
  expect(spawnSync(file, ['--help'], {encoding: 'utf8'}).stdout).toContain('--catalogue <name>');
});

test('its types are those of what it exports', () => {
  const typed: typeof published = own;
  expect(Object.keys(typed).toSorted()).toEqual(Object.keys(own).toSorted());
});

test('it depends on nothing but what its manifest names, in the versions that are tried here', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const {dependencies} = JSON.parse(read('dist/mock/package.json')) as Manifest;
  const ours = (JSON.parse(read('package.json')) as Manifest).dependencies;
  for (const [name, version] of Object.entries(dependencies)) expect(ours[name]).toBe(version);
  const outside = ['dist/mock/mock.js', 'dist/mock/index.js'].flatMap((file) =>
    [...bundleOf(file, read).matchAll(/\bfrom\s*"([^".][^"]*)"/g)].map(([, name]) => name ?? ''),
  );
  const packages = outside.filter((name) => !name.startsWith('node:') && !isIn(dependencies, name));
  expect(packages).toEqual([]);
});

interface Manifest {
  dependencies: Record<string, string>;
}

const isIn = (dependencies: object, name: string) =>
  Object.keys(dependencies).some((one) => name === one || name.startsWith(`${one}/`));

/** A file of the package and what it imports of it. */
function bundleOf(file: string, read: (file: string) => string): string {
  const text = read(file);
  const parts = [...text.matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, name]) => `dist/mock/${name}`);
  return [text, ...parts.map((part) => bundleOf(part, read))].join('\n');
}
