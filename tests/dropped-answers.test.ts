import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../app/routes');

/**
 * The router does not post to these: their callers ask for JSON themselves, or their forms are the browser's own.
 */
const notOfRouter = [
  /^functions\./,
  /^account\.claim-sample\.ts$/,
  /^(?:cart|checkout|wish-list)\.tsx$/,
];

const exportsOf = (file: string) =>
  [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(
      /^export (?:async )?(?:const|function) (\w+)/gm,
    ),
  ].map(([, name]) => name);

test('every form that the router posts has an answer of its own where the server’s does not come', () => {
  const posted = readdirSync(folder)
    .filter((file) => exportsOf(file).includes('action'))
    .filter((file) => !notOfRouter.some((pattern) => pattern.test(file)));
  expect(posted).toContain('contact.tsx');
  expect(posted.filter((file) => !exportsOf(file).includes('clientAction'))).toEqual([]);
});
