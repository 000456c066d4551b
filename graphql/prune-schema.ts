import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  parse,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {pruneSchema} from './prune.ts';

const folder = import.meta.dirname;

/** `npm run schema -- <file or url>`: writes the slice of that shop's schema that the documents need. */
async function writeSlice(source: string): Promise<void> {
  const full = /^https?:/.test(source) ? await introspect(source) : readSchema(source);
  const documents = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
    .toSorted()
    .map((file) => parse(readFileSync(path.join(folder, file), 'utf8')));
  const slice = pruneSchema(full, documents);
  writeFileSync(path.join(folder, 'schema.graphql'), slice);
  console.log(`graphql/schema.graphql: ${slice.split('\n').length} lines from ${source}`);
}

const readSchema = (file: string): GraphQLSchema =>
  buildSchema(readFileSync(file, 'utf8'), {assumeValidSDL: true});

/** A shop shows its schema only to its own users: WOO_USERNAME and WOO_APPLICATION_PASSWORD. */
async function introspect(url: string): Promise<GraphQLSchema> {
  const {WOO_USERNAME = '', WOO_APPLICATION_PASSWORD = ''} = process.env;
  const query = getIntrospectionQuery({descriptions: false, inputValueDeprecation: true});
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(WOO_USERNAME && {
        Authorization: `Basic ${btoa(`${WOO_USERNAME}:${WOO_APPLICATION_PASSWORD}`)}`,
      }),
    },
    body: JSON.stringify({query}),
  });
  const answer = (await response.json()) as {
    data?: IntrospectionQuery;
    errors?: {message: string}[];
  };
  if (!answer.data) throw new Error(answer.errors?.[0]?.message ?? `HTTP ${response.status}`);
  return buildClientSchema(answer.data, {assumeValid: true});
}

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error('Usage: npm run schema -- <file or url>');
  process.exitCode = 1;
} else await writeSlice(source);
