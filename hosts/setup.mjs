// Prepares a fresh machine step by step and skips what is up to date. Runs on Node 20 without any package.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const stamps = 'node_modules/.cache/setup';
const wanted = process.argv.slice(2);

const steps = {
  install: {
    reads: ['package-lock.json'],
    makes: 'node_modules/react',
    // Also by somebody's own `npm install`: npm writes this file last.
    isDone: () => isNewer('node_modules/.package-lock.json', 'package-lock.json'),
    run: () => npm('Installing packages', 'ci', '--no-audit', '--no-fund', '--loglevel=error'),
  },
  codegen: {
    reads: ['package-lock.json', 'codegen.ts', 'graphql'],
    makes: 'graphql/generated',
    run: () => npm('Generating GraphQL types', 'run', '--silent', 'codegen'),
  },
  build: {
    // What package.json calls free of side effects, the bundler may leave out.
    reads: ['package.json', 'package-lock.json', 'tsconfig.json', 'server.ts'].concat([
      'vite.config.ts',
      'react-router.config.ts',
      'app',
      'adapters',
      'graphql',
      'mocks',
      'hosts',
    ]),
    makes: 'dist/host',
    run: () => npm('Building', 'run', '--silent', 'build'),
  },
};

for (const name of wanted) prepare(name, steps[name]);

function prepare(name, {reads, makes, isDone, run}) {
  const stamp = path.join(stamps, name);
  const now = fingerprint(reads);
  if (existsSync(makes) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  if (!isDone?.()) run();
  mkdirSync(stamps, {recursive: true});
  writeFileSync(stamp, fingerprint(reads));
}

function isNewer(file, other) {
  return existsSync(file) && statSync(file).mtimeMs > statSync(other).mtimeMs;
}

function npm(what, ...args) {
  // What a command prints itself stays alone: `npm run doctor -- --json` is read by programs.
  console.error(`${what} ...`);
  const {status, error} = spawnSync('npm', args, {stdio: ['inherit', 2, 2]});
  if (status === 0) return;
  console.error(`${what} failed${error ? `: ${error.message}` : '.'}`);
  process.exit(1);
}

function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  const entries = place.includes('.')
    ? []
    : readdirSync(place, {withFileTypes: true, recursive: true});
  if (entries.length === 0) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('graphql/generated'))
    .sort();
}
