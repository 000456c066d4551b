import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

function holdContent(folder: string) {
  const {status, stdout} = spawnSync(process.execPath, ['cli/content.ts'], {
    encoding: 'utf8',
    env: {...process.env, CONTENT: folder},
  });
  return {status, lines: stdout.trim().split('\n')};
}

test('a folder that fits is held, and what it lacks is said', () => {
  const {status, lines} = holdContent('tests/support/tiny-content');
  expect(status).toBe(0);
  expect(lines).toContainEqual(
    expect.stringMatching(/^built in {2}problem-pages\.ts: .*pageNotFound\.text/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^built in {2}brand\.css: .*--color-field/));
  expect(lines.at(-1)).toMatch(/ fits\.$/);
});

test('a text of another kind than the pages call, and one of a wrong type, are named with their file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(
    path.join(folder, 'campaigns.ts'),
    "export const discountPopup = {title: 'Less', dismiss: 'No'}; export const motto = '';",
  );
  writeFileSync(
    path.join(folder, 'about.ts'),
    "import {about as builtIn, type AboutCopy} from '~/content/about';\nexport const about: AboutCopy = {...builtIn, title: 5};",
  );
  const {status, lines} = holdContent(folder);
  expect(status).toBe(1);
  expect(lines.filter((line) => !line.startsWith('built in'))).toEqual([
    'not read  campaigns.ts: motto',
    expect.stringMatching(
      /^wrong {5}\/.*\/about\.ts:2: Type 'number' is not assignable to type 'string'/,
    ),
    expect.stringMatching(/^wrong {5}\/.*\/campaigns\.ts: discountPopup: Type /),
    '2 to correct.',
  ]);
});
