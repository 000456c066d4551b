import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'graphql';
import {pruneSchema} from './prune.ts';
import {readFullSchema} from './read-full-schema.ts';

const folder = import.meta.dirname;

/** `npm run schema -- <file or url>`: writes the slice of that shop's schema that the documents need. */
async function writeSlice(source: string): Promise<void> {
  const {WOO_USERNAME = '', WOO_APPLICATION_PASSWORD = ''} = process.env;
  const full = await readFullSchema(source, {
    username: WOO_USERNAME,
    applicationPassword: WOO_APPLICATION_PASSWORD,
  });
  const documents = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql') && file !== 'schema.graphql')
    .toSorted()
    .map((file) => parse(readFileSync(path.join(folder, file), 'utf8')));
  const slice = pruneSchema(full, documents);
  writeFileSync(path.join(folder, 'schema.graphql'), slice);
  console.log(`graphql/schema.graphql: ${slice.split('\n').length} lines from ${source}`);
}

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error('Usage: npm run schema -- <file or url>');
  process.exitCode = 1;
} else await writeSlice(source);
