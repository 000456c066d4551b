import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {deadAnchors, groups, root, toAnchor} from '../docs/documents';

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
