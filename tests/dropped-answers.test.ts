import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../app');

/** In app/routes, or among the pages of a capability. */
const routeFiles = readdirSync(folder, {recursive: true})
  .map(String)
  .filter((file) => /^(?:routes\/|\w+\/pages\/[a-z]+\.)/.test(file));

/**
 * The router does not post to these: their callers ask for JSON themselves, or their forms are the browser's own.
 */
const notOfRouter = [
  /^functions\./,
  /^account\.claim-sample\.ts$/,
  /^(?:cart|checkout|wishes)\.tsx$/,
];

const exportsOf = (file: string) =>
  [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(
      /^export (?:async )?(?:const|function) (\w+)/gm,
    ),
  ].map(([, name]) => name);

test('every form that the router posts has an answer of its own where the server’s does not come', () => {
  const posted = routeFiles
    .filter((file) => exportsOf(file).includes('action'))
    .filter((file) => !notOfRouter.some((pattern) => pattern.test(path.basename(file))));
  expect(posted).toContain('routes/contact.tsx');
  expect(posted.filter((file) => !exportsOf(file).includes('clientAction'))).toEqual([]);
});
