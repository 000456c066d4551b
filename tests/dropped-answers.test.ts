import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../app');

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** In app/routes, or among the pages of a capability. */
const routeFiles = readdirSync(folder, {recursive: true})
  .map(String)
  .filter((file) => /^(?:routes|[\w-]+\/pages)\/[^/]+\.tsx?$/.test(file))
  .filter((file) => read(file).includes("'./+types/"));

/**
 * The router does not post to these: their callers ask for JSON themselves, or their forms are the browser's own.
 */
const notOfRouter = [
  /^functions\./,
  /^account\.claim-sample\.ts$/,
  /^(?:cart|checkout|order\.withdrawal|wishes)\.tsx$/,
];

const exportsOf = (file: string) =>
  [...read(file).matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name);

test('every form that the router posts has an answer of its own where the server’s does not come', () => {
  const posted = routeFiles
    .filter((file) => exportsOf(file).includes('action'))
    .filter((file) => !notOfRouter.some((pattern) => pattern.test(path.basename(file))));
  expect(posted).toContain('routes/contact.tsx');
  expect(posted).toContain('back-in-stock/pages/back-in-stock.tsx');
  expect(posted.filter((file) => !exportsOf(file).includes('clientAction'))).toEqual([]);
});
