import {execFileSync} from 'node:child_process';
import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {deadAnchors, groups, hasHeading, root, toAnchor} from '../docs/documents';

test('the site of the documents knows each of them, and a folder to be filled in is none', () => {
  const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const known = [...Object.values(groups).flat(), 'app/content-new/README.md'];
  expect(known.toSorted()).toEqual(documents.trim().split('\n').toSorted());
});

test('what leads to a heading finds it', () => {
  expect(toAnchor("What did the shop's `start` say?")).toBe('what-did-the-shops-start-say');
  expect(deadAnchors()).toEqual([]);
});

/** What ends a start, a doctor, another command or the gate. */
const speaking = ['cli/*.{ts,mjs}', 'server/{open,doctor/*}.ts', 'tests/{run,install-browser}.mjs']
  .flatMap((pattern) => globSync(pattern, {cwd: root}))
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

test('a command that stops names a heading that explains it, and the site has it', () => {
  const named = speaking.flatMap(({text}) => text.match(/[\w/-]+\.md#[\w-]+/g) ?? []);
  expect(new Set(named).size).toBeGreaterThan(8);
  const isKnown = (address: string) =>
    Object.values(groups)
      .flat()
      .includes(address.split('#')[0] ?? '') && hasHeading(address);
  expect(named.filter((address) => !isKnown(address))).toEqual([]);
});

test('no command stops without one', () => {
  const ends = speaking.flatMap(({file, text}) =>
    [
      ...text.matchAll(
        /(?<!function )(?:console\.error|stopWith|runCommand)\((?:(?!;\n)[\s\S])*;\n/g,
      ),
    ].map(([call]) => `${file}: ${call}`),
  );
  expect(ends.length).toBeGreaterThan(12);
  // What is under way, and what hands its reason to the one that names the heading.
  const silent = ends.filter(
    (call) => !/\.md#|See \$\{heading\}|\.\.\.[`']\)|stopWith\(reason\)/.test(call),
  );
  expect(silent).toEqual([]);
});
