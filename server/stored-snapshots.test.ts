import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {storedSnapshots} from './stored-snapshots';

// Rules: Changes in the shop.

const name = 'snapshot.gz';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'snapshots-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const bytesOf = (letter: string) => new TextEncoder().encode(letter.repeat(3_000_000));
const read = async () => {
  const found = await storedSnapshots(folder).get(name);
  return found && (await text(found.body)).slice(0, 3);
};

/** Another process that stores it, within these limits of its shell. */
function storeElsewhere(letter: string, limits = '') {
  const code = `import {storedSnapshots} from ${JSON.stringify(path.resolve('server/stored-snapshots.ts'))};
    const bytes = new TextEncoder().encode('${letter}'.repeat(3_000_000));
    console.log('writing');
    await storedSnapshots(${JSON.stringify(folder)}).put('${name}', bytes)
      .then(() => console.log('stored'), (error) => console.log(error.code));`;
  const command = `${limits} exec "$0" --input-type=module --eval "$1"`;
  return spawn('sh', ['-c', command, process.execPath, code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('what is stored is found, in a folder that only its owner reads', async () => {
  rmSync(folder, {recursive: true});
  expect(await read()).toBe(null);
  await storedSnapshots(folder).put(name, bytesOf('a'));
  expect(await read()).toBe('aaa');
  expect(statSync(path.join(folder, name)).mode & 0o77).toBe(0);
});

test('of two processes at once one stores its own, and whole', async () => {
  const both = [
    storedSnapshots(folder).put(name, bytesOf('a')),
    storedSnapshots(folder).put(name, bytesOf('b')),
  ];
  await Promise.all(both);
  expect(new Set(readFileSync(path.join(folder, name), 'utf8')).size).toBe(1);
});

test('a full disk leaves what was there', async () => {
  await storedSnapshots(folder).put(name, bytesOf('a'));
  const said = await text(storeElsewhere('b', 'ulimit -f 100;').stdout);
  expect(said).toContain('EFBIG');
  expect(await read()).toBe('aaa');
  await storedSnapshots(folder).put(name, bytesOf('c'));
  expect(await read()).toBe('ccc');
});

test('a process that is killed in the middle leaves what was there, and holds up nobody after a minute', async () => {
  await storedSnapshots(folder).put(name, bytesOf('a'));
  const killed = storeElsewhere('b');
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(['aaa', 'bbb']).toContain(await read());
  const draft = path.join(folder, `${name}.new`);
  writeFileSync(draft, 'half');
  await storedSnapshots(folder).put(name, bytesOf('c'));
  expect(await read()).not.toBe('ccc');
  const before = Date.now() / 1000 - 61;
  utimesSync(draft, before, before);
  await storedSnapshots(folder).put(name, bytesOf('c'));
  expect(await read()).toBe('ccc');
});
