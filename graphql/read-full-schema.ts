import {readFileSync} from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';

interface Credentials {
  username: string;
  applicationPassword: string;
}

/** A shop's complete schema, from a file or from the shop itself, which shows it to its own users only. */
export function readFullSchema(source: string, credentials: Credentials): Promise<GraphQLSchema> {
  return /^https?:/.test(source) ? introspect(source, credentials) : Promise.resolve(read(source));
}

const read = (file: string): GraphQLSchema =>
  buildSchema(readFileSync(file, 'utf8'), {assumeValidSDL: true});

async function introspect(url: string, credentials: Credentials): Promise<GraphQLSchema> {
  const {username, applicationPassword} = credentials;
  const query = getIntrospectionQuery({descriptions: false, inputValueDeprecation: true});
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(username && {Authorization: `Basic ${btoa(`${username}:${applicationPassword}`)}`}),
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
