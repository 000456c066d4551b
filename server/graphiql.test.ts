import {once} from 'node:events';
import {createServer, request, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serveGraphiql} from './graphiql.ts';

const graphiql = serveGraphiql(() => ({}));
const server = createServer((asked, response) =>
  graphiql(asked, response, () => void response.writeHead(404).end()),
);
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => void server.close());

async function ask(path: string, headers: Record<string, string>, body?: string) {
  const {port} = server.address() as AddressInfo;
  const asked = request({port, path, headers, method: body ? 'POST' : 'GET'});
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return {status: answer.statusCode, said: await text(answer)};
}

test.each(['/__graphiql', '/__graphiql/', '/__graphiql/?again'])(
  'another site that leads to %s has nothing installed',
  async (path) => {
    expect((await ask(path, {'Sec-Fetch-Site': 'cross-site'})).status).toBe(403);
  },
);

test('a name that none can be is answered as any other name', async () => {
  expect((await ask('/__graphiql', {Host: '['})).status).toBe(404);
});

test('a question may say its character set, and is answered in JSON', async () => {
  const type = {'Content-Type': 'application/json; charset=utf-8'};
  const {said} = await ask('/__graphiql', type, '{"query":"{products{nodes{slug}}}"}');
  expect(JSON.parse(said)).toHaveProperty('errors');
});
