import type {CodegenConfig} from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: [
    process.env.GRAPHQL_SCHEMA ?? 'graphql/schema.graphql',
    'graphql/plugins/schema.graphql',
  ],
  documents: ['graphql/!(schema).graphql', 'graphql/plugins/!(schema).graphql'],
  generates: {
    'graphql/generated/documents.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        strictScalars: true,
        avoidOptionals: {field: true},
        enumsAsTypes: true,
        useTypeImports: true,
        arrayInputCoercion: false,
        skipTypename: true,
      },
    },
    'graphql/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: {apolloClientVersion: 3, useExplicitTyping: true},
    },
  },
};

export default config;
