import {globSync, mkdirSync, readFileSync, watch, writeFileSync} from 'node:fs';
import {codegen} from '@graphql-codegen/core';
import * as fragmentMatcher from '@graphql-codegen/fragment-matcher';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {parse} from 'graphql';

// Writes graphql/generated: the types and documents of what the storefront asks. `--watch`: again after each change.

const pluginMap = {
  'typescript-operations': typescriptOperations,
  'typed-document-node': typedDocumentNode,
  'fragment-matcher': fragmentMatcher,
};

const config = {
  strictScalars: true,
  avoidOptionals: {field: true},
  enumsAsTypes: true,
  useTypeImports: true,
  arrayInputCoercion: false,
  skipTypename: true,
};
const matching = {apolloClientVersion: 3, useExplicitTyping: true};

const files = {
  'documents.ts': [{'typescript-operations': config}, {'typed-document-node': config}],
  'possible-types.ts': [{'fragment-matcher': matching}],
};

const schemas = [
  process.env['GRAPHQL_SCHEMA'] ?? 'graphql/schema.graphql',
  'graphql/plugins/schema.graphql',
];

const read = (file: string) => readFileSync(file, 'utf8');

async function generate(): Promise<void> {
  const schema = parse(schemas.map(read).join('\n'));
  const found = globSync('graphql/{,plugins/}!(schema).graphql').toSorted();
  const documents = found.map((location) => ({location, document: parse(read(location))}));
  mkdirSync('graphql/generated', {recursive: true});
  for (const [name, plugins] of Object.entries(files)) {
    const filename = `graphql/generated/${name}`;
    const wanted = {filename, schema, documents, config: {}, plugins, pluginMap};
    writeFileSync(filename, await codegen(wanted));
  }
}

await generate();
if (process.argv.includes('--watch'))
  watch('graphql', {recursive: true}, (_, file) => {
    if (file?.endsWith('.graphql')) generate().catch(console.error);
  });
