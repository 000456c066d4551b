import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {completeLook} from '../build/look/shape';

// Rules: The look
const colors = {
  ground: '#f5f8fd',
  ink: '#1b2433',
  brand: '#1d4f91',
  accent: '#f2b632',
  sale: '#b3361f',
};

/** The command, for a file of an owner's folder: whether it did it, and what it said. */
function run(what: string, file: string, settings: Record<string, string> = {}) {
  const args = ['--no-warnings', path.resolve('cli/look.ts'), what, file];
  const env = {...process.env, ENV_FILE: '', CONTENT: path.dirname(file), ...settings};
  return new Promise<{isDone: boolean; said: string}>((resolve) => {
    execFile(process.execPath, args, {env}, (error, stdout, stderr) =>
      resolve({isDone: error === null, said: stdout + stderr}),
    );
  });
}

const aFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'look-')), 'acorn.json');
const readLook = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Imports a file that says so. */
async function importOf(look: object) {
  const file = aFile();
  writeFileSync(file, JSON.stringify(look));
  const ran = await run('import', file);
  return {...ran, written: path.join(path.dirname(file), 'look.json')};
}

/** Exports what a shop answers that has published it. */
async function exportOf(look: object | null) {
  const asked: string[] = [];
  const shop = createServer(({url}, response) => {
    asked.push(url ?? '');
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({look}));
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const {port} = shop.address() as AddressInfo;
  const file = aFile();
  const ran = await run('export', file, {
    WOO_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql`,
    WOO_USERNAME: 'ana',
    WOO_APPLICATION_PASSWORD: 'secret',
  });
  shop.close();
  return {...ran, file, asked};
}

test('a look of five colours is written whole into the owner’s folder', async () => {
  const {isDone, written} = await importOf({colors, corners: 'round'});
  expect(isDone).toBe(true);
  expect(readLook(written)).toEqual(completeLook({colors, corners: 'round'}));
});

test('what cannot be read is named and not written', async () => {
  const {isDone, said, written} = await importOf({colors: {...colors, brand: '#9db8dd'}});
  expect([isDone, existsSync(written)]).toEqual([false, false]);
  expect(said).toMatch(/light: leaf on surface: 2\.\d\d, needs 4\.5/);
});

test('what a shop has published is a file, which another folder takes as it is', async () => {
  const look = completeLook({colors, letters: 'book'});
  const {isDone, file, asked} = await exportOf(look);
  expect([isDone, asked.length]).toEqual([true, 1]);
  const {written} = await importOf(Object(readLook(file)));
  expect(readLook(written)).toEqual(look);
});

test('a shop that has published none gives no file', async () => {
  const {isDone, said, file} = await exportOf(null);
  expect([isDone, existsSync(file)]).toEqual([false, false]);
  expect(said).toContain('published no look');
});
