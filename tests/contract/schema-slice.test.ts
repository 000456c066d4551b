import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  parse,
  validate,
  validateSchema,
} from 'graphql';
import {expect, test} from 'vitest';
import {pruneSchema} from '~graphql/prune';
import {readFullSchema} from '~graphql/read-full-schema';
import {startBackend} from '~mocks/backend';
import {shopManager} from '~mocks/demo-accounts';

const folder = path.resolve(import.meta.dirname, '../../graphql');
const sdl = readFileSync(path.join(folder, 'schema.graphql'), 'utf8');
/** The whole schema of the shop that the exchanges were recorded from. */
const real = buildSchema(
  readFileSync(
    path.resolve(import.meta.dirname, '../../mocks/woocommerce/schema/recorded.graphql'),
    'utf8',
  ),
  {assumeValidSDL: true},
);
const documents = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
  .toSorted()
  .map((file) => ({file, document: parse(readFileSync(path.join(folder, file), 'utf8'))}));

test('the slice is a valid schema', () => {
  expect(validateSchema(buildSchema(sdl))).toEqual([]);
});

test.each(documents)('every operation in $file is valid against the slice', ({document}) => {
  expect(validate(buildSchema(sdl), document)).toEqual([]);
});

test('the slice of a running shop is read with its own user, and only with it', async () => {
  const backend = await startBackend();
  const endpoint = `${backend.url}/graphql`;
  const full = await readFullSchema(endpoint, shopManager);
  const slice = pruneSchema(
    full,
    documents.map(({document}) => document),
  );
  // A place for a menu that the plugin brings.
  expect(slice.replaceAll(/ {2}BELLYFUL_\w+\n/g, '')).toBe(sdl);
  const asVisitor = readFullSchema(endpoint, {username: '', applicationPassword: ''});
  await expect(asVisitor).rejects.toThrow('introspection is not allowed');
  await backend.close();
});

test('everything in the slice is in the real schema', () => {
  expect(findBreakingChanges(buildSchema(sdl), real)).toEqual([]);
  const isWider = ({type}: {type: string}) => !/ADDED/.test(type);
  expect(findDangerousChanges(buildSchema(sdl), real).filter(isWider)).toEqual([]);
});

test('pruning the real schema again gives the same slice', () => {
  const requested = documents.map(({document}) => document);
  expect(pruneSchema(real, requested)).toBe(sdl);
});
