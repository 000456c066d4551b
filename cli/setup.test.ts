import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';

const setup = path.resolve(import.meta.dirname, 'setup.mjs');

/** Installs what the lock file names, as far as its arguments say; `npm run build` makes `dist/host`. */
const npm = `#!/usr/bin/env node
const {appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} = require('node:fs');
const [command, ...rest] = process.argv.slice(2);
appendFileSync('asked', [command, ...rest.slice(0, 1)].join(' ') + '\\n');
if (command === 'run') mkdirSync('dist/host', {recursive: true});
if (command !== 'ci') process.exit(0);
rmSync('node_modules', {recursive: true, force: true});
const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const here = {};
for (const [place, one] of Object.entries(packages)) {
  if (place === '' || one.optional || (one.dev && rest.includes('--omit=dev'))) continue;
  mkdirSync(place, {recursive: true});
  writeFileSync(place + '/package.json', '{}');
  here[place] = one;
}
if (process.env.INTERRUPTED) process.exit(1);
writeFileSync('node_modules/.package-lock.json', JSON.stringify({packages: here}));
`;

const locked = (reactVersion: string) =>
  JSON.stringify({
    packages: {
      '': {devDependencies: {vitest: '1.0.0'}},
      'node_modules/react': {version: reactVersion},
      'node_modules/vitest': {version: '1.0.0', dev: true},
      'node_modules/other-system': {version: '1.0.0', optional: true},
    },
  });

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/npm'), npm);
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  writeFileSync(path.join(folder, 'package-lock.json'), locked('1.0.0'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** The arguments of npm, and how setup ends. */
function prepare(args: string, settings: Record<string, string> = {}) {
  const requested = path.join(folder, 'asked');
  rmSync(requested, {force: true});
  const {status, stdout, stderr} = spawnSync(process.execPath, [setup, ...args.split(' ')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [path.join(folder, 'bin'), path.dirname(process.execPath), process.env['PATH']].join(
        ':',
      ),
      ...settings,
    },
  });
  const commands = existsSync(requested) ? readFileSync(requested, 'utf8').trim().split('\n') : [];
  return {commands, status, stdout, stderr};
}

const shopAlone = ['ci --omit=dev'];
const everything = ['ci --include=dev'];

test('a fresh clone gets what the shop needs, the tests the rest, and neither twice', () => {
  expect(prepare('install').commands).toEqual(shopAlone);
  expect(prepare('install').commands).toEqual([]);
  expect(prepare('install:all').commands).toEqual(everything);
  expect(prepare('install:all').commands).toEqual([]);
});

test('a start after a whole install throws nothing away, also when versions have changed', () => {
  prepare('install:all');
  expect(prepare('install').commands).toEqual([]);
  writeFileSync(path.join(folder, 'package-lock.json'), locked('2.0.0'));
  expect(prepare('install').commands).toEqual(everything);
});

test('an install that was interrupted, or that lost a package, is mended by the next start', () => {
  const {status, stderr} = prepare('install', {INTERRUPTED: '1'});
  expect([status, stderr]).toEqual([1, expect.stringContaining('It needs the network once')]);
  expect(stderr).toContain('See docs/help.md#packages-do-not-install');
  expect(prepare('install').commands).toEqual(shopAlone);
  rmSync(path.join(folder, 'node_modules/react'), {recursive: true});
  expect(prepare('install').commands).toEqual(shopAlone);
  expect(prepare('install').commands).toEqual([]);
});

test('a build is made once for the same sources', () => {
  writeFileSync(path.join(folder, 'server.ts'), '1');
  expect(prepare('build').commands).toEqual(['run --silent']);
  expect(prepare('build').commands).toEqual([]);
  writeFileSync(path.join(folder, 'server.ts'), '2');
  expect(prepare('build').commands).toEqual(['run --silent']);
});

test('it is made anew for an owner’s own folder, and for what changes there; one that is not there is said', () => {
  const CONTENT = path.join(folder, 'own');
  const missing = prepare('build', {CONTENT});
  expect([missing.status, missing.stderr]).toEqual([
    1,
    expect.stringContaining('See docs/upgrades.md'),
  ]);
  prepare('build');
  mkdirSync(CONTENT);
  writeFileSync(path.join(CONTENT, 'brand.ts'), '1');
  expect(prepare('build', {CONTENT}).commands).toEqual(['run --silent']);
  expect(prepare('build', {CONTENT}).commands).toEqual([]);
  writeFileSync(path.join(CONTENT, 'brand.ts'), '2');
  expect(prepare('build', {CONTENT}).commands).toEqual(['run --silent']);
  expect(prepare('built-in build', {CONTENT}).commands).toEqual(['run --silent']);
  expect(prepare('built-in build', {CONTENT}).commands).toEqual([]);
});

test('what follows is run with its arguments and ends it with its code', () => {
  writeFileSync(path.join(folder, 'say.cjs'), 'console.log(process.argv[2]); process.exit(7)');
  const {status, stdout} = prepare('install -- node say.cjs --json');
  expect([status, stdout]).toEqual([7, '--json\n']);
});
