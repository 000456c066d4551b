import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const rooms = readdirSync(root, {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name))
  .map(({name}) => name)
  .filter((name) => !['dist', 'node_modules'].includes(name));

const pages = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/asvs.md',
  'docs/caching.md',
  'docs/hosts.md',
  'docs/monitoring.md',
  'docs/updates.md',
  'artwork/README.md',
  'tests/contract/recorded/README.md',
  ...readdirSync(path.join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
];

/** Names of files and folders between back-ticks; patterns and placeholders name none. */
function pathsIn(page: string): string[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  const written = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word ?? '');
  return written.filter(
    (word) => rooms.includes(word.split('/')[0] ?? '') && /^[\w./-]+$/.test(word),
  );
}

test.each(pages)('%s names only files that are there', (page) => {
  expect(pathsIn(page).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the benchmark opens as it is written there', () => {
  const {status, stderr} = spawnSync(process.execPath, ['tests/load/bench.ts', 'nothing'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toContain('There is no nothing');
  expect(status).toBe(2);
});

test('no two paths differ by their case alone: macOS and Windows would take them for one', () => {
  const {stdout} = spawnSync('git', ['ls-files'], {cwd: root, encoding: 'utf8'});
  const files = stdout.trim().split('\n');
  expect(files.length).toBeGreaterThan(1000);
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
});
