import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {breakText, parseFaults, problemOf, readFaults} from './mutate/faults';
import {root} from './support/imports';

const faults = readFaults();

test('every fault of the list stands once in its file, as it is now', () => {
  expect(faults.flatMap((fault) => problemOf(fault) ?? [])).toEqual([]);
});

test('every fault is one of a rule of the book', () => {
  const rules = readFileSync(path.join(root, 'docs/rules.md'), 'utf8').split('\n');
  const headings = new Set(rules.flatMap((line) => /^#{2,} (.+)$/.exec(line)?.[1] ?? []));
  expect(faults.map(({rule}) => rule).filter((rule) => !headings.has(rule))).toEqual([]);
});

test('every built test that a fault names is there', () => {
  const missing = faults.flatMap(({builtTest}) => {
    const [, file = '', title = ''] = /^(\S+): (.+)$/.exec(builtTest ?? '') ?? [];
    const isThere =
      builtTest === null || readFileSync(path.join(root, file), 'utf8').includes(title);
    return isThere ? [] : [builtTest];
  });
  expect(missing).toEqual([]);
});

test('a fault is read with its lines, test and reason, and takes the place of what it breaks', () => {
  const [two, gone] = parseFaults(
    '# Shipping\n@ app/a.ts\n- a\n-   b\n+ c\n~ tests/built/a.test.ts: is so\n- d\n+\n= seen by nobody\n',
  );
  expect(two).toEqual({
    rule: 'Shipping',
    file: 'app/a.ts',
    old: 'a\n  b',
    new: 'c',
    builtTest: 'tests/built/a.test.ts: is so',
    reason: null,
  });
  expect(gone).toMatchObject({old: 'd', new: '', reason: 'seen by nobody'});
  expect(two && breakText('if (a\n  b) $1', two)).toBe('if (c) $1');
});
