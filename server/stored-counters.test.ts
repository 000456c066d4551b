import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {holdsTheLimitsContract} from '../tests/contract/holds-the-limits-contract';
import {storedCounters} from './stored-counters';

// Rules: Limits on tries.

const folder = mkdtempSync(path.join(tmpdir(), 'counters-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const twice = (bucket: string) => ({bucket, limit: 2, windowSeconds: 60});

describe('tries that are counted in a folder', () => {
  holdsTheLimitsContract(async () => storedCounters(folder));
});

test('processes of one folder count together, and one that begins goes on', async () => {
  const [one, other] = [storedCounters(folder), storedCounters(folder)];
  expect(await one.count([twice('a')])).toEqual([0]);
  expect(await other.count([twice('a')])).toEqual([0]);
  expect(await storedCounters(folder).count([twice('a')])).toEqual([60]);
});

test('no address stands in the folder', async () => {
  await storedCounters(folder).count([twice('try-code:network:203.0.113.7')]);
  for (const file of ['tries.sqlite', 'tries.sqlite-wal'])
    expect(readFileSync(path.join(folder, file), 'latin1')).not.toContain('203.0.113.7');
});

test('what has ended is forgotten', async () => {
  const clock = {now: Date.now()};
  const counters = storedCounters(folder, () => clock.now);
  expect(await counters.count([{...twice('b'), limit: 1}])).toEqual([0]);
  clock.now += 61_000;
  expect(await counters.count([{...twice('b'), limit: 1}])).toEqual([0]);
});

test('a folder that cannot be written leaves each process to count for itself', async () => {
  const file = path.join(folder, 'no-folder');
  writeFileSync(file, '');
  const counters = storedCounters(file);
  expect(await counters.count([twice('a')])).toEqual([0]);
  expect(await counters.count([twice('a')])).toEqual([0]);
  expect(await counters.count([twice('a')])).toEqual([60]);
});
