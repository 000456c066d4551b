import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {buildSchema, introspectionFromSchema} from 'graphql';
import {askAsVisitor} from './ask-as-visitor';

const data = introspectionFromSchema(buildSchema('type Query { name: String }'));
const asked: {headers: IncomingHttpHeaders; body: string}[] = [];
const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  asked.push({headers: request.headers, body});
  response.end(JSON.stringify({data: body.includes('__schema') ? data : {name: 'Acorn'}}));
}
const connected = {
  url: '',
  isMocked: false,
  username: 'storefront',
  applicationPassword: 'abcd',
};

beforeAll(async () => {
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  connected.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void asked.splice(0));
afterAll(() => new Promise((closed) => server.close(closed)));

test('a question has no more rights than a visitor of the shop', async () => {
  const answer = await askAsVisitor(connected, {query: '{name}', variables: {}});
  expect(answer).toEqual({data: {name: 'Acorn'}});
  expect(asked.map(({headers}) => headers.authorization)).toEqual([undefined]);
});

test('the schema is read as the storefront’s user, who alone is shown it', async () => {
  const question = {query: '{__schema{types{name}}}', operationName: 'IntrospectionQuery'};
  const answer = JSON.stringify(await askAsVisitor(connected, question));
  expect(answer).toContain('"name":"Query"');
  expect(answer).not.toContain('abcd');
  expect(asked.map(({headers}) => headers.authorization)).toEqual([
    `Basic ${btoa('storefront:abcd')}`,
  ]);
});

test('what would change something never reaches a connected shop, and reaches a mocked one', async () => {
  for (const query of ['mutation {name}', '{name} mutation Hidden {name}', 'subscription {name}'])
    await expect(askAsVisitor(connected, {query})).rejects.toThrow('only read here');
  expect(asked).toEqual([]);
  await askAsVisitor({...connected, isMocked: true}, {query: 'mutation {name}'});
  expect(asked).toHaveLength(1);
});
