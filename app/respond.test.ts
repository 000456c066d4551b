import {randomBytes} from 'node:crypto';
import {expect, test, vi} from 'vitest';
import {respond} from './respond';
import {countQuestion} from './server/http/shop-questions';
import {instrumentShop} from './server/telemetry/instrument-shop.server';
import {inScope, openScope, readIds} from './server/telemetry/request-scope.server';

const settings = {
  WOO_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
  PUBLIC_STORE_URL: 'https://shop.example',
  SESSION_SECRET: randomBytes(32).toString('base64'),
};

/** The status of an answer to a network, with its text and when to come back. */
async function answerTo(clientAddress: string, path: string, accept = 'text/html') {
  const request = new Request(`https://shop.example${path}`, {headers: {Accept: accept}});
  const execution = {waitUntil: () => {}, clientAddress};
  const info = {requestId: crypto.randomUUID(), route: path};
  const answer = await respond(
    request,
    settings,
    execution,
    info,
    async () => new Response('page'),
  );
  const {status, headers} = answer;
  return {status, wait: Number(headers.get('Retry-After')), text: await answer.text()};
}

const asks = (clientAddress: string, operation: string, isForAll: boolean) =>
  inScope(openScope({...readIds(() => null), onQuestion: () => countQuestion(clientAddress)}), () =>
    instrumentShop(operation, async () => null, isForAll),
  );

test('a network whose requests have asked the shop 600 questions in a minute waits, and another does not', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (let asked = 0; asked < 599; asked += 1) await asks('203.0.113.7', 'GetProduct', false);
  for (let asked = 0; asked < 10; asked += 1) await asks('203.0.113.7', 'ProductCursors', true);
  expect(await answerTo('203.0.113.7', '/cart')).toMatchObject({status: 200, text: 'page'});
  await asks('203.0.113.7', 'GetProduct', false);
  const refused = await answerTo('203.0.113.7', '/cart');
  expect(refused).toMatchObject({status: 429});
  expect(refused.text).toContain('Too many requests have come from your network.');
  expect(refused.wait).toBeGreaterThan(0);
  expect(await answerTo('203.0.113.7', '/cart.data', '*/*')).toMatchObject({status: 429});
  expect(await answerTo('203.0.113.8', '/cart')).toMatchObject({status: 200});
});

test('signed messages of the shop are answered, whatever its own network has asked', async () => {
  for (let asked = 0; asked < 600; asked += 1) countQuestion('203.0.113.9');
  expect(await answerTo('203.0.113.9', '/functions/shop-changed')).toMatchObject({status: 200});
});
